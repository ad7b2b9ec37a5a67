import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** Lets a visitor erase the answers and begin anew, once that is confirmed. */
export function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const t = useTranslate();
  async function ask() {
    const agreed = await confirm({
      title: t('survey.startOverTitle'),
      message: t('survey.startOverText'),
      yes: t('survey.startOverYes'),
      no: t('survey.startOverNo'),
      danger: true,
    });
    if (agreed) onStartOver();
  }
  return (
    <button type="button" className="button button--text button--small" onClick={() => void ask()}>
      <Icon name="retry" />
      {t('survey.startOver')}
    </button>
  );
}
