import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** The way back to the door. */
export function ToSignIn() {
  const translate = useTranslate();
  return (
    <p className="password-out">
      <Link to={paths.login.getHref()}>{translate('password.toSignIn')}</Link>
    </p>
  );
}
