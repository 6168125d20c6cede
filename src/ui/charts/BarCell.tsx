import styled from '@emotion/styled';
import { formatCount } from '../../domain/text/count';

export interface BarCellProps {
  value: number;
  /** Value of a full bar. */
  max: number;
  /** Text for the number; the formatted value by default. */
  label?: string;
}

const Cell = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-width: 0;
`;
const Track = styled.span`
  flex: 1;
  min-width: 24px;
  height: 6px;
  border-radius: 3px;
  background-color: var(--selected);
  & > span {
    display: block;
    height: 100%;
    border-radius: 3px;
    background-color: var(--accent-fill);
  }
`;
const Figure = styled.span`
  flex: none;
  min-width: 44px;
  text-align: right;
`;

/** Number in a grid, with a bar for its share of the maximum. */
export function BarCell({ value, max, label }: BarCellProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Cell>
      <Track aria-hidden>
        <span style={{ width: `${share * 100}%`, minWidth: share > 0 ? 3 : 0 }} />
      </Track>
      <Figure>{label ?? formatCount(value)}</Figure>
    </Cell>
  );
}
