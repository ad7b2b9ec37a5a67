import { useTranslate } from 'react-admin';
import type { EffectiveFlag } from '#contract/users.ts';
import { Icon } from '../Icon.tsx';
import { useRoleName } from '../use-role-name.ts';

/** Flags with what decides each. */
export function FlagTable({ flags }: { flags: readonly EffectiveFlag[] }) {
  const translate = useTranslate();
  return (
    <table className="user-flags">
      <thead>
        <tr>
          {(['flag', 'granted', 'because'] as const).map((column) => (
            <th key={column} scope="col">
              {translate(`users.why.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {flags.map((row) => (
          <tr key={row.flag}>
            <th scope="row">{row.flag}</th>
            <td>
              <span className={`status-chip status-chip--${row.granted ? 'paid' : 'archived'}`}>
                <Icon name={row.granted ? 'check' : 'close'} />
                {translate(row.granted ? 'users.why.yes' : 'users.why.no')}
              </span>
            </td>
            <td>
              <Reason row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reason({ row: { key, roles } }: { row: EffectiveFlag }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  if (key === null) return <span className="is-soft">{translate('users.why.nobody')}</span>;
  return (
    <>
      {roles.map(roleName).join(', ')} · <code>{key}</code>
    </>
  );
}
