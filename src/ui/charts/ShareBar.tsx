import styled from '@emotion/styled';

const Track = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background-color: var(--selected);
  & > span {
    display: block;
    height: 100%;
  }
`;

interface ShareBarProps {
  /** From 0 to 100. */
  percent: number;
  /** Colour of the CSS; that of the accent by default. */
  color?: string;
}

/** Bar along the foot of a positioned element, hidden from screen readers: the share stands beside it in words. */
export function ShareBar({ percent, color = 'var(--accent-fill)' }: ShareBarProps) {
  return (
    <Track aria-hidden>
      <span style={{ width: `${percent}%`, backgroundColor: color }} />
    </Track>
  );
}
