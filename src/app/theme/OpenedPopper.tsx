import Popper, { type PopperProps } from '@mui/material/Popper';
import { useOpenCount } from '../../ui/hooks/useOpenCount';

/** Popper that is drawn from its first opening on: a page has dozens of tooltips, few of which are ever open. */
export function OpenedPopper(props: PopperProps) {
  return useOpenCount(props.open) > 0 ? <Popper {...props} /> : null;
}
