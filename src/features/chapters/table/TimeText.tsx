import { formatTimeInput } from '../edits/timecodeInput';

interface TimeTextProps {
  ms: number;
  /** True when any time of the column has decimals. */
  hasDecimals: boolean;
}

/** Time in a column with uniform decimals; CSS adds the zeros, which are not read out. */
export function TimeText({ ms, hasDecimals }: TimeTextProps) {
  const isPadded = hasDecimals && ms % 1000 === 0;
  return <span className={isPadded ? 'padded' : undefined}>{formatTimeInput(ms)}</span>;
}
