import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { homeRoute } from '#web/session/permissions.ts';
import { isSignedIn, subscribeToSession } from '#web/session/session-store.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Logo } from '#web/ui/Logo.tsx';

import { useDocumentTitle } from '../shell/PageTitle.tsx';
import { StaffFooter } from '../shell/StaffFooter.tsx';
import { nextPath } from './next-path.ts';
import { SignInForm } from './SignInForm.tsx';
import '../shell/shell.css';
import './sign-in.css';

/** The door of the back-office. Whoever is signed in already, here or in another tab, goes straight through. */
export function SignInPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('signIn.title'));
  useEnterWhenSignedIn();
  return (
    <div className="staff staff-shell sign-in">
      <main id="main">
        <div className="sign-in-card">
          <div className="sign-in-top">
            <Link to="/" className="staff-brand" aria-label={translate('shell.home')}>
              <Logo />
              <span>De Arbeidsmarktscan</span>
            </Link>
            <LanguageSwitch />
          </div>
          <h1>{translate('signIn.title')}</h1>
          <SignInForm />
          <p className="sign-in-home">
            <Link to="/">{translate('signIn.home')}</Link>
          </p>
        </div>
      </main>
      <StaffFooter />
    </div>
  );
}

function useEnterWhenSignedIn(): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [isIn, setIn] = useState(isSignedIn);
  useEffect(() => subscribeToSession(() => setIn(isSignedIn())), []);
  useEffect(() => {
    if (!isIn) return;
    const left = state?.nextPathname ? `${state.nextPathname}${state.nextSearch ?? ''}` : null;
    navigate(nextPath(new URLSearchParams(search).get('next') ?? left, homeRoute()), { replace: true });
  }, [isIn, navigate, search, state]);
}
