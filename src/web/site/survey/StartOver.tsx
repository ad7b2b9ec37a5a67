import { useState } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Lets a visitor erase the answers and begin anew, once that is confirmed. */
export function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button button--text button--small" onClick={() => setAsking(true)}>
        <Icon name="retry" />
        {t('survey.startOver')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('survey.startOverTitle')}
        message={t('survey.startOverText')}
        yes={t('survey.startOverYes')}
        no={t('survey.startOverNo')}
        onAnswer={(yes) => {
          setAsking(false);
          if (yes) onStartOver();
        }}
      />
    </>
  );
}
