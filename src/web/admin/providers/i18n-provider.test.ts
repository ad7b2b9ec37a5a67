import { describe, expect, it } from 'vitest';
import { en } from '#web/i18n/admin/en.ts';
import { nl } from '#web/i18n/admin/nl.ts';
import { reactAdminEnglish } from '#web/i18n/admin/react-admin-en.ts';
import { reactAdminDutch } from '#web/i18n/admin/react-admin-nl.ts';
import { createI18nProvider } from './i18n-provider.ts';

describe('the staff’s texts', () => {
  it.each([
    ['react-admin', reactAdminEnglish, reactAdminDutch],
    ['the back-office', en, nl],
  ])('of %s lack no Dutch', (_, english, dutch) => {
    expect(keysOf(english).filter((key) => !keysOf(dutch).includes(key))).toEqual([]);
  });

  it.each([
    ['react-admin', reactAdminEnglish, reactAdminDutch],
    ['the back-office', en, nl],
  ])('of %s take the same values in both languages', (_, english, dutch) => {
    const inDutch = new Map(entriesOf(dutch));
    const differing = entriesOf(english).filter(([key, text]) => {
      const named = placeholders(inDutch.get(key) ?? '');
      // smart_count may be said without a figure ("this element"), which is a translator's choice;
      // the specification's 'Ongeldig formaat' does not show the pattern.
      const optional = key === 'ra.validation.regex' ? ['smart_count', 'pattern'] : ['smart_count'];
      return placeholders(text).some((name) => !named.includes(name) && !optional.includes(name));
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('come in the language that the app was set to', () => {
    const provider = createI18nProvider('nl');
    expect(provider.translate('responses.title')).toBe('Inzendingen');
    expect(provider.translate('ra.validation.unique')).toBe('Moet uniek zijn');
    expect(provider.translate('list.range', { from: 1, to: 50, total: '1.611' })).toBe('1–50 van 1.611');
    expect(createI18nProvider('en').translate('responses.title')).toBe('Responses');
  });

  it("§7 base/i18n: the server's texts are laid over the built-in ones, an empty one is not", () => {
    const { translate } = createI18nProvider('nl', {
      'responses.title': 'Ingevulde scans',
      'ra.action.save': 'Vastleggen',
      'list.refresh': '',
      'extra.key': 'Nieuw',
    });
    expect(translate('responses.title')).toBe('Ingevulde scans');
    expect(translate('ra.action.save')).toBe('Vastleggen');
    expect(translate('list.refresh')).toBe('Vernieuwen');
    expect(translate('extra.key')).toBe('Nieuw');
    expect(translate('responses.allStatuses')).toBe('Alle statussen');
  });

  it.each([
    ['required', {}, 'Dit veld is verplicht'],
    ['email', {}, 'Voer een geldig e-mailadres in'],
    ['number', {}, 'Dit veld mag alleen nummers bevatten'],
    ['maxLength', { max: 40 }, 'Je mag maximaal 40 tekens invoeren'],
    ['minLength', { min: 4 }, 'Je moet minimaal 4 tekens invoeren'],
    ['regex', {}, 'Ongeldig formaat'],
  ])('§5 Dutch rule message on a staff form: %s', (rule, values, text) => {
    expect(createI18nProvider('nl').translate(`ra.validation.${rule}`, values)).toBe(text);
  });

  it('§5 form messages: a blocked submit says so', () => {
    const said = createI18nProvider('en').translate('ra.message.invalid_form');
    expect(said).toBe('Sorry, not all fields are filled out correctly.');
  });
});

function entriesOf(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}

function keysOf(messages: object): string[] {
  return entriesOf(messages).map(([key]) => key);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
