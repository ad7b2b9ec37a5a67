import { useTranslate } from 'react-admin';
import { Problem } from '../Problem.tsx';

/** Stands in the steps' place until there is a key, or says why there is none. */
export function SetUpPending({ problem }: { problem: string | undefined }) {
  const translate = useTranslate();
  return (
    <div className="two-factor-body">
      <Problem text={problem} />
      {!problem && (
        <p role="status" className="two-factor-loading">
          {translate('twoFactor.loading')}
        </p>
      )}
    </div>
  );
}
