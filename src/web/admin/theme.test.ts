import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { animation, easing, themes } from './theme.ts';
import { tokens } from './theme-colors.ts';

const css = readFileSync(fileURLToPath(new URL('../ui/tokens.css', import.meta.url)), 'utf8');

it.each(Object.entries(tokens))('the token %s is the one of the style sheet', (name, colour) => {
  expect(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1]).toBe(colour);
});

it('§9 theme: primary #4880dc, secondary #48A9A6, accent #cea25a, error #D32F2F, light only', () => {
  const { palette } = themes.en;
  const mains = [palette.primary, palette.secondary, palette.warning, palette.error].map(({ main }) => main);
  expect(mains).toEqual(['#4880dc', '#48A9A6', '#cea25a', '#D32F2F'].map((colour) => colour.toLowerCase()));
  expect(palette.mode).toBe('light');
});

it('§9 animation: 250 ms, ease-in-out, the same in MUI and in the style sheet', () => {
  expect([animation, easing]).toEqual([250, 'ease-in-out']);
  const { duration, easing: curves } = themes.nl.transitions;
  expect([duration.standard, duration.enteringScreen, curves.easeInOut]).toEqual([animation, animation, easing]);
  expect(css).toContain(`--slow: ${animation}ms;`);
  expect(css).toContain(`--ease: ${easing};`);
});

it('the theme speaks the language that the app is set to', () => {
  expect(themes.nl.components?.MuiAutocomplete?.defaultProps?.loadingText).toBe('Laden…');
  // English is what MUI says by itself.
  expect(themes.en.components?.MuiAutocomplete?.defaultProps?.loadingText).toBeUndefined();
});
