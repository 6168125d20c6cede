import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '../../ui/hooks/usePageTitle';

interface SoloPageProps {
  /** Content above the title. */
  head: ReactNode;
  title: string;
  children: ReactNode;
}

/** Page without the sidebar: one centred column. */
export function SoloPage({ head, title, children }: SoloPageProps) {
  usePageTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100dvh',
        px: 3,
        py: 6,
        backgroundColor: 'background.default',
      }}
    >
      {/* Auto margins instead of centring keep a column taller than the window reachable. */}
      <Box component="main" id="main" sx={{ width: '100%', maxWidth: 416, m: 'auto' }}>
        {head}
        <Typography
          component="h1"
          variant="h1"
          tabIndex={-1}
          data-page-title=""
          sx={{ mt: 3, mb: 1 }}
        >
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
