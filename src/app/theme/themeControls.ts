import { type Components, type Theme } from '@mui/material/styles';
import { type ThemeColors } from './themeColors';

const ring = { outline: '2px solid var(--accent-text)', outlineOffset: 2 };

function buttonOverrides(colors: ThemeColors): Components<Theme> {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': ring } },
    },
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true, color: 'inherit' },
      styleOverrides: {
        root: {
          minWidth: 0,
          height: 32,
          padding: '0 12px',
          whiteSpace: 'nowrap',
          flexShrink: 0,
          '& .MuiButton-startIcon': { marginLeft: -4, marginRight: 6 },
          '& .MuiButton-endIcon': { marginRight: -4, marginLeft: 6 },
          '& .MuiButton-icon > *:nth-of-type(1)': { fontSize: 18 },
        },
        outlined: {
          borderColor: colors.lineStrong,
          backgroundColor: colors.raised,
          '&:hover': { borderColor: colors.lineStrong, backgroundColor: colors.hover },
          '&.Mui-disabled': { borderColor: colors.line, color: colors.textFaint },
        },
        text: { '&:hover': { backgroundColor: colors.selected } },
        contained: {
          '&.Mui-disabled': { backgroundColor: colors.selected, color: colors.textFaint },
        },
      },
      variants: [
        {
          props: { variant: 'contained', color: 'primary' },
          style: {
            backgroundColor: colors.accentFill,
            color: colors.accentOnFill,
            '&:hover': { backgroundColor: colors.accentFillHover },
          },
        },
        {
          props: { variant: 'contained', color: 'error' },
          style: {
            backgroundColor: colors.dangerFill,
            color: colors.dangerOnFill,
            '&:hover': { backgroundColor: colors.dangerFillHover },
          },
        },
        {
          props: { variant: 'outlined', color: 'error' },
          style: { color: colors.tones.danger.text },
        },
      ],
    },
    MuiIconButton: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: { borderRadius: 6, '&:hover': { backgroundColor: colors.selected } },
        sizeSmall: { padding: 5 },
      },
    },
    MuiToggleButton: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: { height: 32, padding: '0 12px', fontSize: 13, borderColor: colors.lineStrong },
      },
    },
  };
}

/** Overrides of check boxes, radio buttons and switches. */
function choiceOverrides(colors: ThemeColors): Components<Theme> {
  return {
    MuiCheckbox: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { padding: 4, marginLeft: -4 } },
    },
    MuiRadio: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { padding: 4, marginLeft: -4 } },
    },
    MuiSwitch: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          width: 34,
          height: 20,
          padding: 0,
          margin: 0,
          '& .MuiSwitch-switchBase': { padding: 3, color: '#ffffff' },
          '& .MuiSwitch-switchBase.Mui-checked': {
            transform: 'translateX(14px)',
            color: colors.accentKnob,
            '& + .MuiSwitch-track': { backgroundColor: colors.accentFill, opacity: 1 },
          },
          '& .MuiSwitch-switchBase.Mui-focusVisible + .MuiSwitch-track': ring,
          '& .MuiSwitch-switchBase.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
          '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
        },
        track: { borderRadius: 10, backgroundColor: colors.textFaint, opacity: 1 },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: { root: { marginLeft: 0, gap: 8 }, label: { fontSize: 14 } },
    },
  };
}

/** Theme overrides of controls other than fields: buttons, switches, tabs. */
export function controlOverrides(colors: ThemeColors): Components<Theme> {
  return {
    ...buttonOverrides(colors),
    ...choiceOverrides(colors),
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { borderRadius: 4, fontSize: 12 }, sizeSmall: { height: 22 } },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 36 },
        // MUI measures the indicator once, so it would not follow a label whose count grows; each tab draws its own
        // indicator.
        indicator: { display: 'none' },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 36,
          minWidth: 0,
          padding: '8px 12px',
          fontSize: 13,
          '&.Mui-selected': { boxShadow: `inset 0 -2px ${colors.accentFill}` },
          // The tab list clips overflow.
          '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: 6 },
        },
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: { height: 4, borderRadius: 2, backgroundColor: colors.selected },
        bar: { borderRadius: 2, backgroundColor: colors.accentFill },
      },
    },
  };
}
