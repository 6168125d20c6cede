import { once } from '../../platform/once';

/** Created once, because toLocaleString creates a formatter on every call, which is slow in a long grid. */
const format = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));

/** Formatted number: '1,204', '2.75'; '–' when unknown. */
export function formatCount(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  // Grouped without Intl.NumberFormat, whose creation takes a phone longer than drawing a page of counts.
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : format().format(value);
}

const signedFormat = once(() => new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' }));

/** Signed change of a count: '+128', '0', '-3'. */
export const formatChange = (now: number, before: number): string =>
  signedFormat().format(now - before);

/** Rounded percentage of a non-zero total; 100 only when complete, 0 only when none. */
export function wholePercent(count: number, total: number): number {
  const percent = Math.round((100 * count) / total);
  if (count < total && percent === 100) return 99;
  return count > 0 && percent === 0 ? 1 : percent;
}

/** Count with its pluralised noun: '1 tour', '1,204 tours'. */
export const countOf = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
