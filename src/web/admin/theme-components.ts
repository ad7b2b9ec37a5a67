import type { Components, Theme } from '@mui/material/styles';

const focusRing = { outline: 'var(--focus-width) solid var(--focus)', outlineOffset: 'var(--focus-gap)' };
/** A button is a key: its lower edge shows, and it goes down when pressed. */
const edge = (colour: string) => `inset 0 -2px 0 ${colour}`;

/** How MUI's components look at a staff desk: 32 px controls, labels above their fields, hairlines. */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: { body: { font: '400 var(--type-3) var(--font)' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        minHeight: 'var(--control-h)',
        minWidth: 0,
        padding: '0 var(--s3)',
        gap: 'var(--s2)',
        font: '650 var(--type-2) var(--font)',
        transition: 'background-color var(--quick) var(--ease), border-color var(--quick) var(--ease)',
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled': {
          background: 'var(--ink-100)',
          color: 'var(--ink-600)',
          border: '1px solid var(--ink-200)',
          boxShadow: 'none',
        },
      },
      contained: {
        '&.MuiButton-colorPrimary:not(.Mui-disabled)': {
          background: 'var(--action)',
          boxShadow: edge('var(--action-edge)'),
          '&:hover': { background: 'var(--action-hover)' },
        },
        '&.MuiButton-colorError:not(.Mui-disabled)': {
          boxShadow: edge('var(--red-700)'),
          '&:hover': { background: 'var(--red-600)' },
        },
      },
      outlined: {
        background: 'var(--white)',
        borderColor: 'var(--control)',
        boxShadow: edge('var(--ink-200)'),
        '&:hover': { background: 'var(--ink-50)', borderColor: 'var(--ink-600)' },
        '&.MuiButton-colorError': { color: 'var(--error-text)' },
      },
      text: { '&.MuiButton-colorPrimary': { color: 'var(--link)' }, '&:hover': { background: 'var(--blue-50)' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--control-h)',
        height: 'var(--control-h)',
        padding: 0,
        borderRadius: 'var(--radius)',
        color: 'var(--ink-600)',
        '&:hover': { background: 'var(--ink-100)', color: 'var(--ink-900)' },
      },
    },
  },
  // The label stands above the field and never moves, so the outline needs no notch for it.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 'var(--s1)',
        font: '650 var(--type-2) var(--font)',
        color: 'var(--text)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--text)' },
      },
      asterisk: { color: 'var(--error-text)' },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--control-h)',
        background: 'var(--white)',
        font: '400 var(--type-3) var(--font)',
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: 'var(--control)',
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-600)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: 3 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)', borderWidth: 2 },
        // The red border replaces the blue one, so what is wrong shows the focus around itself.
        '&.Mui-error.Mui-focused': { outline: '3px solid var(--focus)', outlineOffset: 2 },
      },
      input: {
        height: 'auto',
        padding: '5px 10px',
        '&::placeholder': { color: 'var(--text-quiet)', opacity: 1 },
        '&:-webkit-autofill': { borderRadius: 'inherit' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 'var(--s1) 0 0',
        font: '400 var(--type-2) var(--font)',
        '&.Mui-error': { color: 'var(--error-text)' },
      },
    },
  },
  MuiChip: {
    styleOverrides: { root: { height: 22, borderRadius: 'var(--radius-in)', font: '650 var(--type-1) var(--font)' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { height: 36, padding: '0 var(--s3)', font: '400 var(--type-2) var(--font)' },
      head: { font: '650 var(--type-1) var(--font)', color: 'var(--ink-600)' },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: { root: { background: 'var(--ink-900)', color: 'var(--on-ink)', height: 48 } },
  },
  MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: { border: '1px solid var(--line)' } } },
  MuiLink: { styleOverrides: { root: { color: 'var(--link)' } } },
  MuiTab: { styleOverrides: { root: { '&.Mui-selected': { color: 'var(--link)' } } } },
  MuiBackdrop: {
    styleOverrides: { root: { background: 'rgb(7 19 36 / .56)' }, invisible: { background: 'transparent' } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { background: 'var(--ink-900)', font: '400 var(--type-1) var(--font)', padding: '4px 8px' },
    },
  },
  MuiDialog: { styleOverrides: { paper: { boxShadow: 'var(--shadow)' } } },
};
