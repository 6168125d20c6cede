import Popper, { type PopperProps } from '@mui/material/Popper';
import { OnceOpened } from '../../ui/controls/OnceOpened';

/** Popper of a tooltip, of which a page has dozens. */
export function OpenedPopper(props: PopperProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Popper {...props} />
    </OnceOpened>
  );
}
