import { useTranslate } from 'react-admin';
import type { ShippedPackage } from '#web/build/licences.ts';

/** Packages with version and licence; a name leads to the source. */
export function PackageTable({ packages }: { packages: readonly ShippedPackage[] }) {
  const translate = useTranslate();
  return (
    // Focusable, so that a keyboard can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="info-packages" tabIndex={0} aria-label={translate('info.licences.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('info.licences.field.name')}</th>
            <th scope="col">{translate('info.licences.field.version')}</th>
            <th scope="col">{translate('info.licences.field.licence')}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, licence, repository }) => (
            <tr key={`${name}@${version}`}>
              <td>
                {repository ? (
                  <a href={repository} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </td>
              <td>{version}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
