import type { Texts } from '../texts.ts';
import type { controlsEn } from './controls-en.ts';

/** The texts of the controls that screens share, in Dutch. */
export const controlsNl: Texts<typeof controlsEn> = {
  copy: { success: 'Gekopieerd', failure: 'Kopiëren mislukt' },
  data: {
    title: 'Extra info',
    showEmpty: 'Toon lege waarden',
    none: 'Geen gegevens om te tonen. Zet ‘Toon lege waarden’ aan om alle velden te zien.',
    copyAll: 'Kopieer naar klembord',
    close: 'Sluiten',
    yes: 'Ja',
    no: 'Nee',
    empty: 'leeg',
    items: '%{smart_count} item |||| %{smart_count} items',
    fields: '%{smart_count} veld |||| %{smart_count} velden',
  },
  dropDown: { clear: '%{label} wissen' },
};
