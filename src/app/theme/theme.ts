import { createTheme, type Theme } from '@mui/material/styles';
import { uiFont } from '../../ui/content/contentFont';
import { themeColors, type ThemeMode } from './themeColors';
import { controlOverrides } from './themeControls';
import { fieldOverrides } from './themeFields';
import { pageOverrides } from './themePage';
import { surfaceOverrides } from './themeSurfaces';

/** MUI theme of the console: dense, one accent colour; the dark palette is designed separately. */
export function createConsoleTheme(mode: ThemeMode): Theme {
  const colors = themeColors[mode];
  const { tones } = colors;
  const paletteOf = (text: string, onText = colors.page) => ({
    main: text,
    light: text,
    dark: text,
    contrastText: onText,
  });
  return createTheme({
    palette: {
      mode,
      primary: {
        main: colors.accentText,
        light: colors.accentFill,
        dark: colors.accentFillHover,
        contrastText: colors.page,
      },
      secondary: paletteOf(colors.textQuiet),
      success: paletteOf(tones.success.text),
      warning: paletteOf(tones.warning.text),
      error: paletteOf(tones.danger.text),
      info: paletteOf(tones.info.text),
      text: {
        primary: colors.text,
        secondary: colors.textQuiet,
        disabled: colors.textFaint,
      },
      divider: colors.line,
      background: { default: colors.page, paper: colors.raised },
      action: {
        hover: colors.hover,
        selected: colors.selected,
        active: colors.textQuiet,
        focus: colors.selected,
        disabled: colors.textFaint,
      },
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 120,
        standard: 120,
        complex: 120,
        enteringScreen: 120,
        leavingScreen: 120,
      },
    },
    typography: {
      fontFamily: uiFont,
      fontSize: 14,
      htmlFontSize: 16,
      h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.005em' },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h4: { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
      h5: { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
      h6: { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
      subtitle1: { fontSize: 14, lineHeight: '20px', fontWeight: 500 },
      subtitle2: { fontSize: 13, lineHeight: '20px', fontWeight: 500 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 13, lineHeight: '20px' },
      button: { fontSize: 13, lineHeight: '20px', fontWeight: 500, textTransform: 'none' },
      caption: { fontSize: 12, lineHeight: '16px' },
      overline: { fontSize: 12, lineHeight: '16px', textTransform: 'none', letterSpacing: 0 },
    },
    components: {
      ...pageOverrides(colors, mode),
      ...controlOverrides(colors),
      ...fieldOverrides(colors),
      ...surfaceOverrides(colors),
    },
  });
}
