import type { Texts } from '../texts.ts';
import type { sessionEn } from './session-en.ts';

/** The session that is there, in Dutch. */
export const sessionNl: Texts<typeof sessionEn> = {
  impersonation: {
    names: '%{administrator} werkt als %{user}',
    name: '%{administrator} werkt als een andere gebruiker',
    back: 'Terug naar mijn account',
    ended: 'Je werkt niet langer als iemand anders. Je bent weer %{administrator}.',
  },
  end: {
    title: 'Je sessie loopt bijna af',
    text: 'Vul je wachtwoord in om ingelogd te blijven. Wat je op deze pagina hebt ingevuld, blijft staan.',
    textWithCode:
      'Vul je wachtwoord en een code in om ingelogd te blijven. Wat je op deze pagina hebt ingevuld, blijft staan.',
    impersonated:
      'Werken als iemand anders stopt dan, en kan niet worden verlengd. Daarna ben je weer %{administrator}.',
    left: 'Nog %{smart_count} seconde |||| Nog %{smart_count} seconden',
    close: 'Sluiten; de sessie loopt wel af',
    password: 'Wachtwoord',
    code: 'Code uit je verificatie-app',
    codeHint: 'Zes cijfers. Een code werkt één keer.',
    leave: 'Nu uitloggen',
    stay: 'Ingelogd blijven',
    goOn: 'Doorgaan tot dan',
    busy: 'Een ogenblik…',
    extended: 'Je blijft ingelogd.',
    failed: 'De sessie kon niet worden verlengd.',
    strip: 'Je sessie loopt af over',
    show: 'Ingelogd blijven…',
  },
  restored: 'Je niet-opgeslagen wijzigingen zijn teruggezet',
};
