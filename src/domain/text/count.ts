import { once } from '../once';

/** Made once: toLocaleString makes a formatter on every call, which a long grid feels. */
const format = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));

/** A number as it is shown: '1,204', '2.75'; '–' for what is unknown. */
export function formatCount(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  // By hand: making the platform's formatter takes a phone longer than drawing a page of counts.
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : format().format(value);
}

/** Things with their number: '1 tour', '1,204 tours'. */
export const countOf = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
