import { formatTimeInput } from '../edits/timecodeInput';

interface TimeTextProps {
  ms: number;
  /** True when the times of the whole column have decimals. */
  hasDecimals: boolean;
}

/** Time of a column whose times have the same decimals; its styles add the zeros, which are not read out. */
export function TimeText({ ms, hasDecimals }: TimeTextProps) {
  const isPadded = hasDecimals && ms % 1000 === 0;
  return <span className={isPadded ? 'padded' : undefined}>{formatTimeInput(ms)}</span>;
}
