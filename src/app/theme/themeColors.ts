export type ThemeMode = 'light' | 'dark';

/** Colours of a status: text, tinted background and border. */
export interface Tone {
  text: string;
  tint: string;
  line: string;
}

export type ToneName = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** Colours of one theme. Text colours have a contrast of 4.5:1 on all surfaces and tints. */
export interface ThemeColors {
  page: string;
  side: string;
  raised: string;
  sunken: string;
  hover: string;
  selected: string;
  line: string;
  /** Border of buttons. A contrast of 3:1 is not required, since their text identifies them. */
  lineStrong: string;
  /** Border of fields, which may be empty, hence 3:1 contrast with the surface behind. */
  lineField: string;
  text: string;
  textQuiet: string;
  /** Placeholders and disabled text. */
  textFaint: string;
  accentText: string;
  accentFill: string;
  accentFillHover: string;
  accentOnFill: string;
  /** Thumb of a switch that is on. */
  accentKnob: string;
  accentTint: string;
  dangerFill: string;
  dangerFillHover: string;
  dangerOnFill: string;
  shadow: string;
  tones: Record<ToneName, Tone>;
}

const light: ThemeColors = {
  page: '#ffffff',
  side: '#f8f8f7',
  raised: '#ffffff',
  sunken: '#f4f4f2',
  hover: '#f5f5f3',
  selected: '#efefec',
  line: '#e6e5e2',
  lineStrong: '#d2d1cc',
  lineField: '#908f88',
  text: '#1b1b19',
  textQuiet: '#5e5d58',
  textFaint: '#73726c',
  accentText: '#a84300',
  accentFill: '#e8740c',
  accentFillHover: '#d66805',
  accentOnFill: '#1f0d00',
  accentKnob: '#ffffff',
  accentTint: '#fdf1e6',
  dangerFill: '#c42b1c',
  dangerFillHover: '#a82317',
  dangerOnFill: '#ffffff',
  shadow: '0 0 0 1px rgba(27, 27, 25, 0.08), 0 8px 24px rgba(27, 27, 25, 0.12)',
  tones: {
    neutral: { text: '#5e5d58', tint: '#f4f4f2', line: '#e0dfdb' },
    success: { text: '#17703a', tint: '#ebf6ee', line: '#c2e3cc' },
    warning: { text: '#8a5200', tint: '#fdf4dc', line: '#f0dca4' },
    danger: { text: '#b3261a', tint: '#fdefed', line: '#f4c9c4' },
    info: { text: '#1f5fae', tint: '#edf4fc', line: '#c6dcf5' },
  },
};

const dark: ThemeColors = {
  page: '#161615',
  side: '#111110',
  raised: '#1e1e1c',
  sunken: '#111110',
  hover: '#1f1f1d',
  selected: '#282825',
  line: '#2a2a27',
  lineStrong: '#42413c',
  lineField: '#6b6a63',
  text: '#eeedea',
  textQuiet: '#a6a49d',
  textFaint: '#8a8880',
  accentText: '#f5a355',
  accentFill: '#f2922f',
  accentFillHover: '#f8a54e',
  accentOnFill: '#1e1100',
  accentKnob: '#1e1100',
  accentTint: '#2b1f12',
  dangerFill: '#e5594b',
  dangerFillHover: '#ee7064',
  dangerOnFill: '#1f0503',
  shadow: '0 0 0 1px rgba(255, 255, 255, 0.1), 0 12px 32px rgba(0, 0, 0, 0.6)',
  tones: {
    neutral: { text: '#a6a49d', tint: '#222220', line: '#383733' },
    success: { text: '#6cc98a', tint: '#14261a', line: '#234a30' },
    warning: { text: '#e3b341', tint: '#292110', line: '#4f3e16' },
    danger: { text: '#f2857a', tint: '#2e1715', line: '#5c2823' },
    info: { text: '#7fb4f0', tint: '#142233', line: '#244567' },
  },
};

export const themeColors: Record<ThemeMode, ThemeColors> = { light, dark };

/** The colours as CSS custom properties, which src/ui uses. */
export function colorVariables(colors: ThemeColors): Record<string, string> {
  const variables: Record<string, string> = {
    '--page': colors.page,
    '--side': colors.side,
    '--raised': colors.raised,
    '--sunken': colors.sunken,
    '--hover': colors.hover,
    '--selected': colors.selected,
    '--line': colors.line,
    '--line-strong': colors.lineStrong,
    '--text': colors.text,
    '--text-quiet': colors.textQuiet,
    '--text-faint': colors.textFaint,
    '--accent-text': colors.accentText,
    '--accent-fill': colors.accentFill,
    '--accent-fill-hover': colors.accentFillHover,
    '--accent-on-fill': colors.accentOnFill,
    '--accent-tint': colors.accentTint,
    '--danger-fill': colors.dangerFill,
    '--danger-fill-hover': colors.dangerFillHover,
    '--danger-on-fill': colors.dangerOnFill,
    '--float-shadow': colors.shadow,
  };
  for (const [name, tone] of Object.entries(colors.tones)) {
    variables[`--${name}-text`] = tone.text;
    variables[`--${name}-tint`] = tone.tint;
    variables[`--${name}-line`] = tone.line;
  }
  return variables;
}
