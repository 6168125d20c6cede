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
  // No shadow at the end of the page, where the bar covers nothing.
  '@supports (container-type: scroll-state)': { boxShadow: 'none' },
  '@container scroll-state(stuck: bottom)': { boxShadow: 'var(--float-shadow)' },
};
const VERY_LOW_WINDOW = '@media (max-height: 480px)';

interface StickyBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Rendered above the bar and sticky with it. */
  above?: ReactNode;
  children: ReactNode;
}

/** Bar with a form's buttons, sticky at the bottom of the window. */
export function StickyBar({ ref, above, children }: StickyBarProps) {
  return (
    // The background covers the gap between the bar and the edge of the window.
    <Box
      ref={ref}
      sx={{
        position: 'sticky',
        bottom: 0,
        containerType: 'scroll-state',
        // In a low window, as when zoomed in, a sticky bar would hide the focused field (WCAG 2.2, 2.4.11).
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
