import { type MouseEvent, type ReactNode } from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import { Link } from 'react-router-dom';
import './StatusChip.css';

export type ChipTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface StatusChipProps {
  tone?: ChipTone;
  children: ReactNode;
  /** Replaces the dot. */
  icon?: ReactNode;
  /** Click handler that makes the chip a button. */
  onClick?: (event: MouseEvent) => void;
  /** Path that makes the chip a link. */
  to?: string | undefined;
  busy?: boolean;
  disabled?: boolean;
  /** Tooltip that describes the effect of a click. */
  title?: string;
}

function ChipMark({ busy, icon, tone }: { busy: boolean; icon: ReactNode; tone: ChipTone }) {
  if (busy) return <CircularProgress size={10} thickness={6} color="inherit" aria-hidden />;
  return icon ?? <span className="StatusChip-dot" aria-hidden data-tone={tone} />;
}

/** Status as text, a mark and a colour. */
export function StatusChip(props: StatusChipProps) {
  const { tone = 'neutral', children, icon, onClick, to, busy = false, disabled, title } = props;
  const common = {
    className: 'StatusChip',
    title,
    style: {
      color: `var(--${tone}-text)`,
      backgroundColor: `var(--${tone}-tint)`,
      borderColor: `var(--${tone}-line)`,
    },
    children: (
      <>
        <ChipMark busy={busy} icon={icon} tone={tone} />
        {children}
      </>
    ),
  };
  if (to !== undefined) return <Link to={to} {...common} />;
  if (onClick === undefined) return <span {...common} />;
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...common}
    />
  );
}
