import { once } from '../../platform/once';

/** Created once: toLocaleString creates a formatter on every call, which is slow in a long grid. */
const format = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));

/** Formatted number: '1,204', '2.75'; '–' when unknown. */
export function formatCount(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  // Grouped by hand: creating Intl.NumberFormat takes a phone longer than drawing a page of counts.
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : format().format(value);
}

const signedFormat = once(() => new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' }));

/** Change of a count: '+128', '0', '-3'. */
export const formatChange = (now: number, before: number): string =>
  signedFormat().format(now - before);

/** Whole percent of a total that is not 0; never 100 while one is missing, never 0 while there is one. */
export function wholePercent(count: number, total: number): number {
  const percent = Math.round((100 * count) / total);
  if (count < total && percent === 100) return 99;
  return count > 0 && percent === 0 ? 1 : percent;
}

/** Count with its noun, pluralised: '1 tour', '1,204 tours'. */
export const countOf = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
