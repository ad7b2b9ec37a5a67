import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';

/** Says that a form holds what is not saved yet. */
export function Unsaved() {
  const translate = useTranslate();
  return (
    <span className="profile-unsaved" role="status">
      <Icon name="warning" />
      {translate('profile.unsaved')}
    </span>
  );
}
