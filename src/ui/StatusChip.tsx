import { type ReactNode } from 'react';
import styled from '@emotion/styled';
import CircularProgress from '@mui/material/CircularProgress';

export type ChipTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface StatusChipProps {
  tone?: ChipTone;
  children: ReactNode;
  /** Stands in for the dot. */
  icon?: ReactNode;
  /** Makes the chip a button. */
  onClick?: () => void;
  busy?: boolean;
  disabled?: boolean;
  /** What a press does, for the tooltip. */
  title?: string;
}

const look = `
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 6px;
  height: 22px;
  padding: 0 8px;
  border-radius: 11px;
  border: 1px solid;
  font-size: 12px;
  line-height: 20px;
  font-weight: 500;
  font-family: inherit;
  white-space: nowrap;
  & .MuiSvgIcon-root { font-size: 14px; margin-left: -2px; }
`;
const Label = styled.span(look);
const Press = styled.button`
  ${look}
  margin: 0;
  cursor: pointer;
  transition: box-shadow 120ms;
  &:hover {
    box-shadow: inset 0 0 0 1px currentColor;
  }
  &:disabled {
    cursor: default;
    opacity: 0.7;
    box-shadow: none;
  }
`;
/** Neutral is hollow, so that the dot tells the state without its colour. */
const Dot = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  border: 1.5px solid currentColor;
  background-color: currentColor;
  &[data-tone='neutral'] {
    background-color: transparent;
  }
`;

function Mark({ busy, icon, tone }: { busy: boolean; icon: ReactNode; tone: ChipTone }) {
  if (busy) return <CircularProgress size={10} thickness={6} color="inherit" aria-hidden />;
  return icon ?? <Dot aria-hidden data-tone={tone} />;
}

/** A state in a word, a mark and a colour. */
export function StatusChip(props: StatusChipProps) {
  const { tone = 'neutral', children, icon, onClick, busy = false, disabled, title } = props;
  const colors = {
    color: `var(--${tone}-text)`,
    backgroundColor: `var(--${tone}-tint)`,
    borderColor: `var(--${tone}-line)`,
  };
  const mark = <Mark busy={busy} icon={icon} tone={tone} />;
  if (onClick === undefined) {
    return (
      <Label title={title} style={colors}>
        {mark}
        {children}
      </Label>
    );
  }
  return (
    <Press
      type="button"
      onClick={onClick}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      title={title}
      style={colors}
    >
      {mark}
      {children}
    </Press>
  );
}
