import styled from '@emotion/styled';

const Track = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  display: flex;
  background-color: var(--selected);
  & > span {
    height: 100%;
  }
  & > [data-possible] {
    background-color: color-mix(in srgb, var(--accent-fill) 32%, transparent);
  }
`;

interface ShareBarProps {
  /** From 0 to 100. */
  percent: number;
  /** Share that may come to it, and is not known: paler, behind the bar. */
  possiblePercent?: number;
  /** Colour of the CSS; that of the accent by default. */
  color?: string;
}

/** Bar along the foot of a positioned element, hidden from screen readers: the share is beside it in words. */
export function ShareBar({
  percent,
  possiblePercent = 0,
  color = 'var(--accent-fill)',
}: ShareBarProps) {
  return (
    <Track aria-hidden>
      <span style={{ width: `${percent}%`, backgroundColor: color }} />
      {possiblePercent > 0 && <span data-possible="" style={{ width: `${possiblePercent}%` }} />}
    </Track>
  );
}
