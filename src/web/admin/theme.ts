import { enUS, nlNL } from '@mui/material/locale';
import { createTheme, type Shadows, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { Locale } from '#contract/locale.ts';
import { tokens } from './theme-colors.ts';
import { components } from './theme-components.ts';

const shadow = 'var(--shadow)';
/** Milliseconds that an animation takes; hovering and leaving take less. */
export const animation = 250;
const quick = 120;
export const easing = 'ease-in-out';

/**
 * MUI in the product's look. The mains are the brand's four colours; what carries text takes a darker step,
 * because white on #4880dc is 3.9:1.
 */
const look: ThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: tokens['blue-500'], dark: tokens['blue-700'], contrastText: tokens.white },
    secondary: { main: tokens['teal-500'], dark: tokens['teal-700'], contrastText: tokens['ink-900'] },
    warning: { main: tokens['amber-500'], dark: tokens['amber-700'], contrastText: tokens['ink-900'] },
    error: { main: tokens['red-500'], dark: tokens['red-700'], contrastText: tokens.white },
    success: { main: tokens['teal-600'], dark: tokens['teal-700'], contrastText: tokens.white },
    info: { main: tokens['blue-600'], dark: tokens['blue-700'], contrastText: tokens.white },
    text: { primary: tokens['ink-900'], secondary: tokens['ink-600'], disabled: tokens['ink-600'] },
    divider: tokens['ink-200'],
    background: { default: tokens['ink-50'], paper: tokens.white },
  },
  spacing: 4,
  shape: { borderRadius: 6 },
  shadows: ['none', ...Array<string>(24).fill(shadow)] as Shadows,
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    fontWeightMedium: 650,
    fontWeightBold: 700,
    button: { textTransform: 'none', fontWeight: 650, letterSpacing: 0 },
  },
  transitions: {
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
    duration: {
      shortest: quick,
      shorter: quick,
      short: quick,
      standard: animation,
      complex: animation,
      enteringScreen: animation,
      leavingScreen: quick,
    },
  },
  zIndex: { appBar: 100, drawer: 1000, modal: 8000, snackbar: 9000, tooltip: 9000 },
  components,
};

/** The theme by language, which MUI's own texts follow. */
export const themes: Readonly<Record<Locale, Theme>> = { en: createTheme(look, enUS), nl: createTheme(look, nlNL) };
