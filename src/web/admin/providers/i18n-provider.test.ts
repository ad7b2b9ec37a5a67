import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { en } from '#web/i18n/admin/en.ts';
import { nl } from '#web/i18n/admin/nl.ts';
import { reactAdminDutch } from '#web/i18n/admin/react-admin-nl.ts';
import { createI18nProvider } from './i18n-provider.ts';

describe('the staff’s texts', () => {
  it.each([
    ['react-admin', englishMessages, reactAdminDutch],
    ['the back-office', en, nl],
  ])('of %s lack no Dutch', (_, english, dutch) => {
    expect(keysOf(english).filter((key) => !keysOf(dutch).includes(key))).toEqual([]);
  });

  it.each([
    ['react-admin', englishMessages, reactAdminDutch],
    ['the back-office', en, nl],
  ])('of %s take the same values in both languages', (_, english, dutch) => {
    const inDutch = new Map(entriesOf(dutch));
    const differing = entriesOf(english).filter(([key, text]) => {
      const named = placeholders(inDutch.get(key) ?? '');
      // smart_count may be said without a figure ("this element"), which is a translator's choice.
      return placeholders(text).some((name) => !named.includes(name) && name !== 'smart_count');
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
