import { type MouseEvent } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export interface RefusableButtonProps extends ButtonProps {
  /** Reason why the button is disabled; null when enabled. */
  refusal: string | null;
}

/** Button that stays focusable while disabled (aria-disabled) and describes the reason. */
export function RefusableButton({ refusal, ...button }: RefusableButtonProps) {
  const refused = refusal !== null && {
    type: 'button' as const,
    disabled: false,
    'aria-disabled': true,
    'aria-description': refusal,
    onClick: (event: MouseEvent) => event.preventDefault(),
    sx: [
      { opacity: 0.5, cursor: 'not-allowed' },
      ...(Array.isArray(button.sx) ? button.sx : [button.sx]),
    ],
  };
  // The tooltip stays around an enabled button: one without it is another element, and loses the focus.
  return (
    <Tooltip title={refusal ?? ''} describeChild>
      <Button {...button} {...refused} />
    </Tooltip>
  );
}
