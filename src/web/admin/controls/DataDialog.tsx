import { Dialog, IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogHeading } from '../DialogHeading.tsx';
import { Icon } from '../Icon.tsx';
import { CopyButton } from './CopyButton.tsx';
import { DataList } from './DataList.tsx';
import { isEmpty } from './data-kind.ts';
import { Toggle } from './Toggle.tsx';
import './data-dialog.css';

interface DataDialogProps {
  /** What the data is; 'Extra info' where it is left out. */
  readonly title?: string;
  /** An item whose fields are listed. */
  readonly data: object;
  readonly onClose: () => void;
}

/** Lists every field of an item while it is there: nested ones as a tree, empty ones on request. */
export function DataDialog({ title, data, onClose }: DataDialogProps) {
  const translate = useTranslate();
  const [showsEmpty, setShowsEmpty] = useState(false);
  const id = useId();
  const isBlank = Object.values(data).every((value) => !showsEmpty && isEmpty(value));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff data-dialog' } }}
    >
      <header className="data-head">
        <DialogHeading id={id} title={title ?? translate('controls.data.title')} />
        <IconButton aria-label={translate('controls.data.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="data-tools">
        <Toggle label={translate('controls.data.showEmpty')} checked={showsEmpty} onChange={setShowsEmpty} />
        <CopyButton text={JSON.stringify(data, null, 2)} label={translate('controls.data.copyAll')} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="data-body" aria-labelledby={id} tabIndex={0}>
        {isBlank ? (
          <p className="data-none">{translate('controls.data.none')}</p>
        ) : (
          <DataList data={data} showsEmpty={showsEmpty} />
        )}
      </section>
    </Dialog>
  );
}
