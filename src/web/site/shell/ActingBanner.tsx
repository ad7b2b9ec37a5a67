import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { sessionEn } from '#web/i18n/admin/session-en.ts';
import { sessionNl } from '#web/i18n/admin/session-nl.ts';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import '#web/ui/impersonation.css';

const texts = { en: sessionEn.impersonation, nl: sessionNl.impersonation };

/** The back-office's banner for the site: whose session this is and who is at the keyboard, with the way back. */
export function ActingBanner({ administrator }: { administrator: string }) {
  const { locale } = useLocale();
  const id = useId();
  const user = useOwnName();
  const { names, name, back } = texts[locale];
  const sentence = (user ? names : name).split(/%\{(\w+)\}/);
  const values: Record<string, string | undefined> = { administrator, user };
  return (
    <aside className="impersonation" aria-labelledby={id}>
      <Icon name="swap" />
      <p id={id} role="status">
        {sentence.map((part, index) => (index % 2 ? values[part] : part)).join('')}
      </p>
      <Link className="button button--plain" to={paths.logout.getHref()}>
        {back}
      </Link>
    </aside>
  );
}

/** The name of the user in whose session this is; absent until it comes. */
function useOwnName(): string | undefined {
  const { client } = useApi();
  const [name, setName] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    client
      .call(operations.session.profile, {}, { signal: controller.signal })
      .then(({ _data }) => setName(_data.name))
      .catch(() => undefined);
    return () => controller.abort();
  }, [client]);
  return name;
}
