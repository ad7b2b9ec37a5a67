import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../controls/CopyButton.tsx';
import { FieldValues } from './FieldValues.tsx';
import { useFormContextValue } from './form-context.ts';
import type { FormValues } from './form-values.ts';
import { RecordDialog } from './RecordDialog.tsx';

interface GoneDialogProps {
  readonly values: FormValues;
  readonly onClose: () => void;
}

/** Somebody else deleted the record: what was filled in stays here to be copied. */
export function GoneDialog({ values, onClose }: GoneDialogProps) {
  const translate = useTranslate();
  const { fields } = useFormContextValue();
  const sources = Object.keys(values);
  const asText = sources.map((source) => {
    const field = fields.get(source);
    return `${field?.label ?? source}: ${field?.show(values[source]) ?? ''}`;
  });
  return (
    <RecordDialog title={translate('record.gone.title')} text={translate('record.gone.text')} onClose={onClose}>
      <div className="record-dialog-body">
        <FieldValues title={translate('record.gone.values')} sources={sources} values={values} />
      </div>
      <footer>
        <CopyButton text={asText.join('\n')} label={translate('record.gone.copy')} />
        <Button variant="contained" color="primary" onClick={onClose}>
          {translate('record.gone.close')}
        </Button>
      </footer>
    </RecordDialog>
  );
}
