import Popper, { type PopperProps } from '@mui/material/Popper';
import { OnceOpened } from '../../ui/controls/OnceOpened';

/** Popper of a tooltip, mounted at the first opening, because a page has dozens of tooltips. */
export function OpenedPopper(props: PopperProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Popper {...props} />
    </OnceOpened>
  );
}
