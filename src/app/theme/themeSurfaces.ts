import { type Components, type Theme } from '@mui/material/styles';
import { OpenedPopper } from './OpenedPopper';
import { type ThemeColors } from './themeColors';

const alertTones = [
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['error', 'danger'],
] as const;

function alertOverride(colors: ThemeColors): Components<Theme>['MuiAlert'] {
  return {
    styleOverrides: {
      root: { padding: '4px 12px', fontSize: 13, color: colors.text, border: '1px solid' },
      icon: { fontSize: 18, marginRight: 12, padding: '6px 0', opacity: 1 },
      message: { padding: '6px 0', lineHeight: '20px' },
      action: { padding: '2px 0 2px 12px', marginRight: -4 },
    },
    variants: alertTones.map(([severity, tone]) => ({
      props: { severity, variant: 'standard' },
      style: {
        backgroundColor: colors.tones[tone].tint,
        borderColor: colors.tones[tone].line,
        '& .MuiAlert-icon': { color: colors.tones[tone].text },
      },
    })),
  };
}

/** Theme overrides of floating surfaces (the only ones with a shadow) and containers. */
export function surfaceOverrides(colors: ThemeColors): Components<Theme> {
  const floating = { backgroundImage: 'none', boxShadow: colors.shadow };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        outlined: { backgroundColor: colors.page },
      },
    },
    MuiDialog: {
      styleOverrides: { paper: { ...floating, margin: 16, width: 'calc(100% - 32px)' } },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { padding: '20px 24px 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiDialogContentText: {
      styleOverrides: {
        root: { color: colors.textQuiet, '& ul': { margin: '8px 0', paddingLeft: 20 } },
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { margin: 0 } },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(12, 12, 10, 0.45)' } },
      },
    },
    MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 4 } } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 32,
          margin: '0 4px',
          padding: '4px 8px',
          borderRadius: 4,
          fontSize: 13,
          '&:hover': { backgroundColor: colors.selected },
          '&.Mui-selected': { backgroundColor: colors.selected },
          '&.Mui-selected:hover': { backgroundColor: colors.selected },
          '&.Mui-focusVisible': { backgroundColor: colors.selected, outlineOffset: -2 },
        },
      },
    },
    MuiTooltip: {
      // Stays open while the pointer is on it (WCAG 2.2, 1.4.13).
      defaultProps: {
        enterDelay: 400,
        enterNextDelay: 100,
        slotProps: { popper: { component: OpenedPopper } },
      },
      styleOverrides: {
        tooltip: {
          padding: '4px 8px',
          fontSize: 12,
          lineHeight: '16px',
          fontWeight: 500,
          backgroundColor: colors.text,
          color: colors.page,
        },
      },
    },
    MuiAlert: alertOverride(colors),
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTableCell: { styleOverrides: { root: { fontSize: 13, borderColor: colors.line } } },
  };
}
