import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FoundSetting } from './use-found-settings.ts';

/** Single settings, each with the way to its field. */
export function FoundSettings({ settings }: { settings: readonly FoundSetting[] }) {
  const translate = useTranslate();
  return (
    <section aria-label={translate('nav.single')}>
      <h2>{translate('nav.single')}</h2>
      <ul className="staff-panel found-settings">
        {settings.map(({ href, label, hint, where }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
            <span>{where}</span>
            {hint && <p>{hint}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
