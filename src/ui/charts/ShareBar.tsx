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
  /** Share in percent, 0 to 100. */
  percent: number;
  /** Possible further share in percent that is not known yet; drawn paler, after the bar. */
  possiblePercent?: number;
  /** CSS colour; the accent by default. */
  color?: string;
}

/** Bar along the bottom of a positioned element, hidden from screen readers because text beside it states the share. */
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
