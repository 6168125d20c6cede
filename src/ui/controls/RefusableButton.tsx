import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export interface RefusableButtonProps extends ButtonProps {
  /** Reason why the button is disabled; null when enabled. */
  refusal: string | null;
}

/** Button that stays focusable while disabled (aria-disabled) and describes the reason. */
export function RefusableButton({ refusal, ...button }: RefusableButtonProps) {
  if (refusal === null) return <Button {...button} />;
  return (
    <Tooltip title={refusal} describeChild>
      <Button
        {...button}
        type="button"
        disabled={false}
        aria-disabled
        aria-description={refusal}
        onClick={(event) => event.preventDefault()}
        sx={[
          { opacity: 0.5, cursor: 'not-allowed' },
          ...(Array.isArray(button.sx) ? button.sx : [button.sx]),
        ]}
      />
    </Tooltip>
  );
}
