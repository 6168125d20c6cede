import { type ReactNode, type Ref } from 'react';
import Box from '@mui/material/Box';

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 1,
  py: 1,
  border: '1px solid var(--line)',
  borderRadius: 1,
  backgroundColor: 'var(--raised)',
  boxShadow: 'var(--float-shadow)',
  // No shadow at the end of the page, over nothing.
  '@supports (container-type: scroll-state)': { boxShadow: 'none' },
  '@container scroll-state(stuck: bottom)': { boxShadow: 'var(--float-shadow)' },
};
const VERY_LOW_WINDOW = '@media (max-height: 480px)';

interface StickyBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Rendered above the bar; stays in sight with it. */
  above?: ReactNode;
  children: ReactNode;
}

/** Bar with a form's buttons that stays in sight at the lower edge of the window. */
export function StickyBar({ ref, above, children }: StickyBarProps) {
  return (
    // The background covers the gap between the bar and the edge of the window.
    <Box
      ref={ref}
      sx={{
        position: 'sticky',
        bottom: 0,
        containerType: 'scroll-state',
        // On a low window, as one that is zoomed, it would hide the field in use (WCAG 2.2, 2.4.11).
        [VERY_LOW_WINDOW]: { position: 'static' },
        zIndex: 2,
        mt: 1,
        mb: -2,
        pb: 2,
        backgroundColor: 'background.default',
      }}
    >
      {above}
      <Box sx={barStyle}>{children}</Box>
    </Box>
  );
}
