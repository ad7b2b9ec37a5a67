/**
 * The design tokens that MUI computes with, which custom properties cannot be: it parses its palette.
 * A test holds them to `ui/tokens.css`.
 */
export const tokens = {
  'blue-50': '#f1f6ff',
  'blue-500': '#4880dc',
  'blue-600': '#346bc5',
  'blue-700': '#2457aa',
  'blue-800': '#194285',
  'teal-500': '#48a9a6',
  'teal-600': '#0b7f7d',
  'teal-700': '#026967',
  'amber-500': '#cea25a',
  'amber-600': '#916819',
  'amber-700': '#7a5400',
  'red-500': '#d32f2f',
  'red-600': '#c2181f',
  'red-700': '#a50213',
  'ink-50': '#f5f7fb',
  'ink-100': '#edf1f6',
  'ink-200': '#dfe4eb',
  'ink-400': '#828b9a',
  'ink-600': '#535e70',
  'ink-900': '#111e32',
  white: '#ffffff',
} as const;
