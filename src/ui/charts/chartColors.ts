/** Series colours, in order: 3:1 contrast with the page (WCAG 2.2, 1.4.11); neighbours also differ in lightness. */
const colors = {
  light: ['#e8740c', '#2b6cb0', '#4f9e6a', '#7e4fa8', '#b58a17', '#b83b5e', '#319ba2'],
  dark: ['#f2922f', '#6aa5e0', '#3f9166', '#b794dd', '#e3c65f', '#d9657f', '#6fcbd0'],
} as const;
const rest = { light: '#908f88', dark: '#66645d' } as const;

/** Number of distinct series colours; further series share one. */
export const CHART_COLORS = colors.light.length;

export function chartColor(mode: 'light' | 'dark', index: number): string {
  return colors[mode][index] ?? rest[mode];
}

/** Alpha of a possible remainder, as two hexadecimal digits. */
const PALE = '4d';

/** Colours of series; with `isLastPale` the last is a pale variant of the first, for a possible remainder. */
export function seriesColors(mode: 'light' | 'dark', count: number, isLastPale: boolean): string[] {
  return Array.from({ length: count }, (_, index) =>
    isLastPale && index > 0 && index === count - 1
      ? `${chartColor(mode, 0)}${PALE}`
      : chartColor(mode, index),
  );
}
