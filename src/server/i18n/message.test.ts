import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { mailEn, mailFrameEn } from './mail-en.ts';
import { mailFrameNl, mailNl } from './mail-nl.ts';
import { message, messages } from './message.ts';

describe('what the server says', () => {
  test('is there in every language, with the same values to fill in', () => {
    const english = Object.entries(messages.en);
    for (const locale of locales) {
      const texts: Readonly<Record<string, string>> = messages[locale];
      expect(Object.keys(texts).toSorted()).toEqual(english.map(([name]) => name).toSorted());
      for (const [name, text] of english) {
        expect(texts[name], name).toBeTruthy();
        expect(placeholders(texts[name] ?? ''), name).toEqual(placeholders(text));
      }
    }
  });

  test('comes with its values filled in', () => {
    expect(message('nl', 'pageOrder', { page: 2 })).toContain('pagina 2');
  });
});

describe('mails', () => {
  test('are there in Dutch, with the same values to fill in', () => {
    const pairs = [
      [mailFrameEn, mailFrameNl],
      [mailEn, mailNl],
    ] as const;
    for (const [english, dutch] of pairs) {
      const inDutch = new Map(textsOf(dutch));
      expect([...inDutch.keys()].toSorted()).toEqual(
        textsOf(english)
          .map(([name]) => name)
          .toSorted(),
      );
      for (const [name, text] of textsOf(english)) {
        expect(inDutch.get(name), name).toBeTruthy();
        expect(placeholders(inDutch.get(name) ?? ''), name).toEqual(placeholders(text));
      }
    }
  });
});

function textsOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}
