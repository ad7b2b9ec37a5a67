import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Unsaved } from './Unsaved.tsx';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Saves although nothing was changed, as a new record may. */
  readonly isNew: boolean;
  readonly cancel: string;
}

/** Stays in sight at the form's lower edge: whether something is unsaved, and the ways on. */
export function SaveBar({ isDirty, isBusy, isNew, cancel }: SaveBarProps) {
  const translate = useTranslate();
  const isOff = isBusy || (!isDirty && !isNew);
  return (
    <div className="record-save">
      <Unsaved isDirty={isDirty} />
      <Button component={Link} to={cancel}>
        {translate('record.cancel')}
      </Button>
      {/* Not `disabled`, which would take the focus away from who saves by keyboard. */}
      <Button
        type="submit"
        variant="contained"
        color="primary"
        aria-disabled={isOff}
        className={isOff ? 'Mui-disabled' : ''}
      >
        {translate(isBusy ? 'record.saving' : isNew ? 'record.create' : 'record.save')}
      </Button>
    </div>
  );
}
