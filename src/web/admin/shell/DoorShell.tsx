import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Brand } from './Brand.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { usePageFocus } from './use-page-focus.ts';
import './shell.css';
import './door.css';

/** What stands around the pages before a sign-in: one card on the warm sheet, for who comes here does not work yet. */
export function DoorShell({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const main = usePageFocus('door');
  return (
    <div className="staff staff-shell door">
      <a className="skip-link" href="#main">
        {translate('shell.skip')}
      </a>
      <main id="main" tabIndex={-1} ref={main}>
        <div className="door-card">
          <div className="door-top">
            <Brand />
            <LanguageSwitch />
          </div>
          <PageTitle title={title} />
          {children}
        </div>
      </main>
      <ShellFooter />
    </div>
  );
}
