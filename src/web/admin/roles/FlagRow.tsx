import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import type { FlagBranchProps } from './FlagBranch.tsx';
import { isWildcard, resultOf, settingOf, settings } from './flag-tree.ts';

interface FlagRowProps extends FlagBranchProps {
  /** Shows and hides what is below the key. */
  readonly opener?: ReactNode;
  /** The keys below. */
  readonly children?: ReactNode;
}

/** A key: what it is about, what becomes of it and by which key, and the three things that the role can say of it. */
export function FlagRow({ node, map, isDisabled, mayGive, onSet, opener, children }: FlagRowProps) {
  const translate = useTranslate();
  const { key } = node;
  const setting = settingOf(map, key);
  const id = `flag-${key}`;
  return (
    <li>
      <div className={isWildcard(key) ? 'flag-row is-area' : 'flag-row'}>
        <div className="flag-name">
          {opener || <FlagText flag={key} />}
          <code id={id}>{key}</code>
        </div>
        <Result node={node} map={map} id={`${id}-result`} />
        <div className="flag-settings" role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-result`}>
          {settings.map((choice) => (
            <label key={choice} className={`flag-setting is-${choice}`}>
              <input
                type="radio"
                name={id}
                checked={setting === choice}
                disabled={isDisabled || (choice === 'allow' && setting !== 'allow' && !mayGive(key))}
                onChange={() => onSet(key, choice)}
              />
              <span>{translate(`roles.setting.${choice}`)}</span>
            </label>
          ))}
        </div>
      </div>
      {children}
    </li>
  );
}

/** What becomes of a key in the end. */
function Result({ node: { key }, map, id }: Pick<FlagRowProps, 'node' | 'map'> & { id: string }) {
  const translate = useTranslate();
  const { isAllowed, decidedBy } = resultOf(map, key);
  const text = isAllowed ? 'roles.result.allowed' : decidedBy ? 'roles.result.denied' : 'roles.result.nothing';
  return (
    <span id={id} className={isAllowed ? 'flag-result is-allowed' : 'flag-result'}>
      <Icon name={isAllowed ? 'check' : 'close'} />
      {translate(text)}
      {decidedBy && decidedBy !== key && (
        <span>
          {translate('roles.result.by')} <code>{decidedBy}</code>
        </span>
      )}
    </span>
  );
}

/** What a flag lets people do, where the product knows it. */
function FlagText({ flag }: { flag: string }) {
  const translate = useTranslate();
  const name = flag.replace(/\.\*$/, '');
  const text = translate(`roles.flag.${name}`, { _: name.split('.').at(-1) ?? name });
  return <span className="flag-text">{flag === '*' ? translate('roles.everything') : text}</span>;
}
