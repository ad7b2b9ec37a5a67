import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tokens } from './theme-colors.ts';

const css = readFileSync(fileURLToPath(new URL('../ui/tokens.css', import.meta.url)), 'utf8');

it.each(Object.entries(tokens))('the token %s is the one of the style sheet', (name, colour) => {
  expect(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1]).toBe(colour);
});
