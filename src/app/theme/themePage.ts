import { type Components, type Theme } from '@mui/material/styles';
import { colorVariables, type ThemeColors, type ThemeMode } from './themeColors';
import { forcedColorStyles } from './themeForcedColors';

/** Global styles of the page: custom properties, tabular figures, focus, motion. */
export function pageOverrides(colors: ThemeColors, mode: ThemeMode): Components<Theme> {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': { ...colorVariables(colors), colorScheme: mode },
        // Set directly on every element: an inherited value would be recomputed for every descendant.
        '*, *::before, *::after': { boxSizing: 'border-box' },
        'html, body, #root': { height: '100%' },
        body: {
          fontSize: 14,
          lineHeight: '20px',
          textRendering: 'optimizeLegibility',
        },
        // Tabular figures in columns only; in running text they would also widen hyphens.
        'time, .number, input[inputmode]': {
          fontVariantNumeric: 'tabular-nums',
        },
        '::selection': { backgroundColor: colors.accentTint, color: colors.text },
        ':focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
        'main:focus, [tabindex="-1"]:focus': { outline: 'none' },
        'button, input, select, textarea': { font: 'inherit' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        ...forcedColorStyles,
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { borderRadius: 3, fontWeight: 500 } },
    },
    MuiSvgIcon: {
      defaultProps: { fontSize: 'small' },
      styleOverrides: { fontSizeSmall: { fontSize: 18 } },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: {
        root: { backgroundColor: colors.selected, borderRadius: 4, transform: 'none' },
      },
    },
  };
}
