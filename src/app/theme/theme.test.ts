import { CHART_COLORS, chartColor } from '../../ui/charts/chartColors';
import { regionShades } from '../../ui/chapterTrack/regionShades';
import { createConsoleTheme } from './theme';
import { themeColors, type ThemeColors } from './themeColors';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colours. */
function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** Mixes colours like CSS `color-mix` in sRGB. */
function mix(a: string, percent: number, b: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(((one ?? 0) * percent + (other ?? 0) * (100 - percent)) / 100);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const surfaces = ({ page, side, raised, sunken, hover, selected }: ThemeColors) => ({
  page,
  side,
  raised,
  sunken,
  hover,
  selected,
});

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  const colors = themeColors[mode];

  test.each(Object.entries(surfaces(colors)))('has readable text on %s', (_name, surface) => {
    for (const text of [colors.text, colors.textQuiet, colors.accentText]) {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has placeholders that can be read where fields are', () => {
    expect(contrast(colors.textFaint, colors.raised)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.textFaint, colors.page)).toBeGreaterThanOrEqual(4.5);
  });

  test('shows that a field is invalid also while it has the focus or the pointer', () => {
    const style = JSON.stringify(createConsoleTheme(mode).components?.MuiOutlinedInput);
    const places = [':hover', '.Mui-focused', '.Mui-error'].map((state) =>
      style.indexOf(`"&${state} .MuiOutlinedInput-notchedOutline"`),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(style.slice(places[2])).toMatch(/^[^{]*\{"borderColor":"#/);
    expect(contrast(colors.tones.danger.text, colors.raised)).toBeGreaterThanOrEqual(3);
  });

  test('has borders of fields that stand out from what they lie on', () => {
    for (const surface of [colors.page, colors.raised, colors.side]) {
      expect(contrast(colors.lineField, surface)).toBeGreaterThanOrEqual(3);
    }
    expect(JSON.stringify(createConsoleTheme(mode).components?.MuiOutlinedInput)).toContain(
      `"& .MuiOutlinedInput-notchedOutline":{"borderColor":"${colors.lineField}"}`,
    );
  });

  test('has bars that stand out from the page', () => {
    for (let index = 0; index <= CHART_COLORS; index += 1) {
      expect(contrast(chartColor(mode, index), colors.page)).toBeGreaterThanOrEqual(3);
    }
  });

  test('has readable text on its fills, and fills that stand out from the page', () => {
    for (const fill of [colors.accentFill, colors.accentFillHover]) {
      expect(contrast(colors.accentOnFill, fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(fill, colors.page)).toBeGreaterThanOrEqual(3);
    }
    for (const fill of [colors.dangerFill, colors.dangerFillHover]) {
      expect(contrast(colors.dangerOnFill, fill)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colors.accentKnob, colors.accentFill)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(colors.tones))('has a readable %s', (_name, tone) => {
    for (const surface of [tone.tint, colors.page, colors.raised]) {
      expect(contrast(tone.text, surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colors.text, tone.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.textQuiet, tone.tint)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['region', 'neighbour', 'hovered'] as const)(
    'has readable titles of chapters on a %s of the chapter track',
    (part) => {
      const surface = mix(colors.accentFill, regionShades[part], colors.page);
      expect(contrast(colors.text, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('distinguishes chapters on the chapter track from each other, and their handles from them', () => {
    const shade = (part: keyof typeof regionShades) =>
      mix(colors.accentFill, regionShades[part], colors.page);
    expect(shade('region')).not.toBe(shade('neighbour'));
    for (const part of ['region', 'neighbour', 'hovered'] as const) {
      expect(contrast(colors.accentText, shade(part))).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colors.accentOnFill, colors.accentFill)).toBeGreaterThanOrEqual(4.5);
  });

  test('has readable states in the rows of chapters, focused or pointed at', () => {
    const { success, warning, danger, info } = colors.tones;
    for (const surface of [colors.page, colors.hover, colors.accentTint]) {
      for (const { text } of [success, warning, danger, info]) {
        expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(colors.textQuiet, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('hands its colours to the library', () => {
    const theme = createConsoleTheme(mode);
    const { palette } = theme;
    expect(palette.mode).toBe(mode);
    expect(palette.background.default).toBe(colors.page);
    expect(palette.primary.main).toBe(colors.accentText);
    // The build omits the code behind these properties; see scripts/webpack/leanGridPlugin.ts.
    expect(theme).not.toHaveProperty('colorSchemes');
    expect(theme).not.toHaveProperty('vars');
  });
});
