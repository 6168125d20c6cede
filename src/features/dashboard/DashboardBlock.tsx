import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface DashboardBlockProps {
  title: string;
  /** Said beside the title. */
  aside?: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard under its heading. */
export function DashboardBlock({ title, aside, action, children }: DashboardBlockProps) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 'none' }}>
          {title}
        </Typography>
        {aside !== undefined && (
          <Box
            component="span"
            title={aside}
            sx={{
              minWidth: 0,
              overflow: 'hidden',
              fontSize: 12,
              lineHeight: '16px',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              color: 'text.secondary',
            }}
          >
            {aside}
          </Box>
        )}
        {/* It does not raise the line. */}
        {action !== undefined && <Box sx={{ flex: 'none', ml: 'auto', my: '-8px' }}>{action}</Box>}
      </Box>
      {children}
    </Box>
  );
}
