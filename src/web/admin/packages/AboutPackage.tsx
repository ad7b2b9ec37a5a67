import { useTranslate } from 'react-admin';
import type { PackageForm } from '#contract/packages.ts';
import { useFormats } from '../formats.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import { AsideCard } from '../record/AsideCard.tsx';
import { useFrontendSettings } from '../shell/FrontendSettings.tsx';

/** What is known of a package beside its settings. */
export function AboutPackage({ form: { version, updatedAt } }: { form: PackageForm }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const settings = useFrontendSettings();
  return (
    <AsideCard title={translate('packages.about.title')}>
      <dl className="record-facts">
        {settings && (
          <div>
            <dt>{translate('packages.about.version')}</dt>
            <dd>{settings.version}</dd>
          </div>
        )}
        <div>
          <dt>{translate('packages.about.changes')}</dt>
          <dd>{number(version - 1)}</dd>
        </div>
        <div>
          <dt>{translate('packages.about.updatedAt')}</dt>
          <dd>{updatedAt ? <RelativeTime moment={updatedAt} /> : translate('packages.unchanged')}</dd>
        </div>
      </dl>
    </AsideCard>
  );
}
