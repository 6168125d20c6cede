import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export interface RefusableButtonProps extends ButtonProps {
  /** Why it can't be used now; null when it can. */
  refusal: string | null;
}

/** A button that, while it can't be used, stays in reach of keyboard and pointer and says why. */
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
