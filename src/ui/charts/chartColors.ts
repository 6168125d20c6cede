/** Series colours, in order; neighbours also differ in lightness. */
const colors = {
  light: ['#e8740c', '#2b6cb0', '#57a773', '#7e4fa8', '#d9b23c', '#b83b5e', '#46b1b8'],
  dark: ['#f2922f', '#6aa5e0', '#3f9166', '#b794dd', '#e3c65f', '#d9657f', '#6fcbd0'],
} as const;
const rest = { light: '#a5a39b', dark: '#66645d' } as const;

/** Number of series with a distinct colour; the others share one. */
export const CHART_COLORS = colors.light.length;

export function chartColor(mode: 'light' | 'dark', index: number): string {
  return colors[mode][index] ?? rest[mode];
}
