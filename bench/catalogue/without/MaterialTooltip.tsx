import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

/** Without native tooltips: the component library's on each header. */
export const NativeTooltip = (props: TooltipProps) => <Tooltip {...props} />;
