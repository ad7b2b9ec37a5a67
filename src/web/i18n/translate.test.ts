import { describe, expect, test } from 'vitest';
import { messageKeys } from '#survey/message-key.ts';
import { en } from './messages/en.ts';
import { nl } from './messages/nl.ts';
import { refusalText } from './refusal-text.ts';
import { createTranslate } from './translate.ts';

describe('translate', () => {
  test('gives the text of a language with its values filled in', () => {
    const t = createTranslate('nl');
    expect(t('notFound.home')).toBe('Naar de startpagina');
    expect(t('validation.maxLength', [40])).toBe('Je mag maximaal 40 tekens invoeren');
    expect(t('survey.step', { page: 2, pages: 4 })).toBe('Pagina 2 van 4');
    expect(t('survey.step')).toBe('Pagina {page} van {pages}');
  });

  test("lays the server's texts over the built-in ones", () => {
    const t = createTranslate('en', { 'notFound.home': 'To {0}', 'footer.about': '', constructor: 'x' });
    expect(t('notFound.home', ['the start'])).toBe('To the start');
    expect(t('footer.about')).toBe('About us');
    expect(t('footer.privacy')).toBe('Privacy');
  });

  test("§9 file input labels: 'Select file', 'Remove all', 'Remove'", () => {
    const t = createTranslate('en');
    const labels = [t('survey.file.select'), t('survey.file.removeAll'), t('survey.file.remove')];
    expect(labels).toEqual(['Select file', 'Remove all', 'Remove']);
  });

  test('§5 form messages in English', () => {
    const t = createTranslate('en');
    expect(t('form.incorrect')).toBe('Sorry, not all fields are filled out correctly.');
    expect(t('form.errors')).toBe('There were errors in your form.');
    expect(t('form.incomplete')).toBe('Form incomplete.');
    expect(t('form.invalidField')).toBe('This field is not valid.');
  });

  test('holds every text in both languages, with the same values to fill in', () => {
    const english = texts(en);
    const dutch = new Map(texts(nl));
    expect([...dutch.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    for (const [key, text] of english) {
      expect(dutch.get(key), key).toBeTruthy();
      expect(placeholders(dutch.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });
});

describe('refusals', () => {
  const t = createTranslate('nl');

  test.each([
    ['required', 'Dit veld is verplicht'],
    ['email', 'Voer een geldig e-mailadres in'],
    ['number', 'Dit veld mag alleen nummers bevatten'],
    ['integer', 'Dit veld mag alleen gehele getallen bevatten'],
    ['maxLength:40', 'Je mag maximaal 40 tekens invoeren'],
    ['minLength:2', 'Je moet minimaal 2 tekens invoeren'],
    ['options', 'Kies ten minste één waarde'],
    ['pattern', 'Ongeldig formaat'],
  ])('§5 %s', (refusal, text) => expect(refusalText(refusal, t, 'nl')).toBe(text));

  test('every key has its text, and limits read as people write them', () => {
    for (const key of messageKeys) expect(refusalText(key, t, 'nl'), key).not.toContain('validation.');
    expect(refusalText('minDate:2026-03-01', t, 'nl')).toBe('Kies een datum op of na 1 maart 2026');
    expect(refusalText('max:1500.5', t, 'nl')).toBe('Vul 1.500,5 of minder in');
    expect(refusalText('fileSize:10 MB', createTranslate('en'), 'en')).toBe('The file may be 10 MB at most');
  });

  test("another server's sentence stays as it is", () => {
    expect(refusalText('Deze postcode bestaat niet.', t, 'nl')).toBe('Deze postcode bestaat niet.');
  });
});

function texts(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : texts(value, `${path}${key}.`),
  );
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}
