import { once } from './once';

/** Made once: toLocaleString makes a formatter on every call, which a long grid feels. */
const format = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));

/** A number as it is shown: '1,204', '2.75'; '–' for what is unknown. */
export function formatCount(value: number | null | undefined): string {
  return value === null || value === undefined || Number.isNaN(value)
    ? '–'
    : format().format(value);
}
