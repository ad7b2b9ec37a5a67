import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { DoorShell } from '../shell/DoorShell.tsx';
import { SignInForm } from './SignInForm.tsx';
import './sign-in.css';

/** The door of the back-office. The guard leads everybody past it who is signed in, here or in another tab. */
export function SignInPage() {
  const translate = useTranslate();
  return (
    <DoorShell title={translate('signIn.title')}>
      <SignInForm />
      <p className="sign-in-out">
        <Link to={paths.forgotPassword.getHref()}>{translate('signIn.forgot')}</Link>
        <Link to={paths.home.getHref()}>{translate('signIn.home')}</Link>
      </p>
    </DoorShell>
  );
}
