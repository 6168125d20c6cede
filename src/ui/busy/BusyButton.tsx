import { type MouseEvent } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { BusyIcon } from './BusyIcon';

export interface BusyButtonProps extends ButtonProps {
  /** True while the call that it started is under way. */
  busy: boolean;
}

/**
 * Button that waits for its call: it does nothing meanwhile and shows so, but keeps the focus, which a disabled button
 * loses (WCAG 2.2, 2.4.3).
 */
export function BusyButton({ busy, ...button }: BusyButtonProps) {
  const { startIcon, sx } = button;
  const waiting = busy && {
    disabled: false,
    'aria-disabled': true,
    'aria-busy': true,
    startIcon: <BusyIcon size={startIcon === undefined ? 14 : 18} />,
    // It stays the button that Enter in a field presses, so that a form is not sent twice.
    onClick: (event: MouseEvent) => event.preventDefault(),
    sx: [{ opacity: 0.6, cursor: 'default' }, ...(Array.isArray(sx) ? sx : [sx])],
  };
  return <Button {...button} {...waiting} />;
}
