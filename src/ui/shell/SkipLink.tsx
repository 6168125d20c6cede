import Box from '@mui/material/Box';
import { findMain } from '../command/findPageTitle';

/** Skip link: the first tab stop, which moves the focus past the sidebar to the page content. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event) => {
        // Does not change the URL hash, which the router owns.
        event.preventDefault();
        findMain()?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        backgroundColor: 'var(--raised)',
        color: 'text.primary',
        boxShadow: 'var(--float-shadow)',
        fontSize: 13,
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}
