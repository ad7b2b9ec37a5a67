import type { Texts } from '../texts.ts';
import type { apiTokensEn } from './api-tokens-en.ts';

/** API tokens, in Dutch. */
export const apiTokensNl: Texts<typeof apiTokensEn> = {
  title: 'API-tokens',
  none: 'Geen API-tokens.',
  new: 'Nieuw API-token',
  newFor: 'Nieuw API-token voor %{name}',
  text: 'Een programma met dit token mag alles wat %{name} mag.',
  name: 'Naam',
  nameHint: 'Waar het voor is, zodat je later weet welk token je kunt intrekken.',
  life: 'Werkt',
  days: '%{smart_count} dag |||| %{smart_count} dagen',
  create: 'Maak het token',
  made: 'Kopieer het token nu',
  once: 'Je ziet het alleen deze keer. Daarna kan niemand het meer lezen, ook de server niet.',
  token: 'Het API-token',
  use: 'Een programma stuurt het mee met elk verzoek, in de header “Authorization: Bearer”.',
  copy: 'Kopiëren',
  close: 'Ik heb het gekopieerd',
  expires: 'Werkt tot %{day}',
  expired: 'Verlopen op %{day}',
  lastUsed: 'Laatst gebruikt %{moment}',
  unused: 'Nog niet gebruikt',
  revoke: {
    named: 'Trek %{name} in',
    title: '%{name} intrekken?',
    text: 'Programma’s die het gebruiken, werken meteen niet meer. Dit kan niet ongedaan worden gemaakt.',
    yes: 'Intrekken',
    done: '%{name} is ingetrokken.',
  },
};
