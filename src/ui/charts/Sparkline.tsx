import styled from '@emotion/styled';

const BAR_PX = 3;
const GAP_PX = 1;
const HEIGHT_PX = 20;

const Picture = styled.svg`
  display: block;
  flex: none;
  fill: var(--text-faint);
  & > [data-marked] {
    fill: var(--accent-fill);
  }
`;

interface SparklineProps {
  /** Accessible name that states the numbers in text. */
  label: string;
  values: readonly number[];
  /** Number of trailing values that are highlighted. */
  marked: number;
}

/** Small bars from a zero baseline, one for each value. */
export function Sparkline({ label, values, marked }: SparklineProps) {
  const most = Math.max(1, ...values);
  const step = BAR_PX + GAP_PX;
  return (
    <Picture role="img" aria-label={label} width={values.length * step} height={HEIGHT_PX}>
      {values.map((value, at) => {
        const height = Math.max(1, Math.round((HEIGHT_PX * value) / most));
        return (
          <rect
            key={at}
            x={at * step}
            y={HEIGHT_PX - height}
            width={BAR_PX}
            height={height}
            data-marked={at >= values.length - marked ? '' : undefined}
          />
        );
      })}
    </Picture>
  );
}
