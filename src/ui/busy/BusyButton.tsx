import { type MouseEvent } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { BusyIcon } from './BusyIcon';

export interface BusyButtonProps extends ButtonProps {
  /** True while the call that the button started is pending. */
  busy: boolean;
}

/**
 * Button for a pending call: ignores presses and shows a spinner, yet keeps the focus, which a disabled button loses
 * (WCAG 2.2, 2.4.3).
 */
export function BusyButton({ busy, ...button }: BusyButtonProps) {
  const { startIcon, sx } = button;
  const waiting = busy && {
    disabled: false,
    'aria-disabled': true,
    'aria-busy': true,
    startIcon: <BusyIcon size={startIcon === undefined ? 14 : 18} />,
    // The button stays the form's submit button, so that Enter in a field does not submit the form twice.
    onClick: (event: MouseEvent) => event.preventDefault(),
    sx: [{ opacity: 0.6, cursor: 'default' }, ...(Array.isArray(sx) ? sx : [sx])],
  };
  return <Button {...button} {...waiting} />;
}
