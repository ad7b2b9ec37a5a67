import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import './unsaved.css';

/** Says that a form holds what is not saved yet; empty while it does not, so that its coming is heard. */
export function Unsaved({ isDirty }: { isDirty: boolean }) {
  const translate = useTranslate();
  return (
    <span role="status" className="unsaved">
      {isDirty && (
        <>
          <Icon name="info" />
          {translate('record.unsaved')}
        </>
      )}
    </span>
  );
}
