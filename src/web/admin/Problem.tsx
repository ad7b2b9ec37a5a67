import { Icon } from './Icon.tsx';
import './problem.css';

/** Says what went wrong, aloud too. It stands in its place from the start, so that readers hear it change. */
export function Problem({ text, more }: { text?: string; more?: string }) {
  return (
    <div role="alert" className={text ? 'problem' : undefined}>
      {text && <Icon name="warning" />}
      {text && (
        <p>
          <b>{text}</b> {more}
        </p>
      )}
    </div>
  );
}
