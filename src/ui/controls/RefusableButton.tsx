import { type MouseEvent } from 'react';
import Tooltip from '@mui/material/Tooltip';
import { BusyButton, type BusyButtonProps } from '../busy/BusyButton';

export interface RefusableButtonProps extends Omit<BusyButtonProps, 'busy'> {
  /** True while the call that the button started is pending. */
  busy?: boolean;
  /** Reason why the button is disabled; null when enabled. */
  refusal: string | null;
}

/** Button that stays focusable while disabled (aria-disabled) and describes the reason. */
export function RefusableButton({ refusal, busy = false, ...button }: RefusableButtonProps) {
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
  // The tooltip also wraps an enabled button: without it the button would be remounted and lose the focus.
  return (
    <Tooltip title={refusal ?? ''} describeChild>
      <BusyButton busy={busy} {...button} {...refused} />
    </Tooltip>
  );
}
