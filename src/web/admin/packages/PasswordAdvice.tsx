import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Icon } from '../Icon.tsx';

/** Characters from which a password is not easy to guess. */
const enough = 8;

/** Says what short passwords mean, while short ones are allowed. */
export function PasswordAdvice() {
  const translate = useTranslate();
  const length = Number(useWatch({ name: 'passwordMinLength' }));
  const isShort = length > 0 && length < enough;
  return (
    <div role="status" className="package-advice">
      {isShort && (
        <p className="package-warning">
          <Icon name="warning" />
          {translate('packages.weakPassword')}
        </p>
      )}
    </div>
  );
}
