/** Of the parts of a stacked bar, in their order; each is told from its neighbours by lightness too. */
const colors = {
  light: ['#e8740c', '#2b6cb0', '#57a773', '#7e4fa8', '#d9b23c', '#b83b5e', '#46b1b8'],
  dark: ['#f2922f', '#6aa5e0', '#3f9166', '#b794dd', '#e3c65f', '#d9657f', '#6fcbd0'],
} as const;
const rest = { light: '#a5a39b', dark: '#66645d' } as const;

/** How many parts have a colour of their own; the others share one. */
export const CHART_COLORS = colors.light.length;

export function chartColor(mode: 'light' | 'dark', place: number): string {
  return colors[mode][place] ?? rest[mode];
}
