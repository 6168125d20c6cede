import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface DashboardBlockProps {
  title: string;
  /** Said beside the title; a space keeps its place. */
  aside?: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** In a narrow column the heading and an action leave no room beside them. */
const belowHeading = {
  '@media (max-width: 599.95px), (min-width: 900px) and (max-width: 1319.95px)': {
    order: 1,
    width: '100%',
  },
} as const;

/** A part of the dashboard under its heading. */
export function DashboardBlock({ title, aside, action, children }: DashboardBlockProps) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: '4px 12px',
          mb: 1.5,
        }}
      >
        <Typography component="h2" variant="h3" sx={{ flex: 'none' }}>
          {title}
        </Typography>
        {aside !== undefined && (
          <Box
            component="span"
            title={aside.trim() === '' ? undefined : aside}
            sx={{
              minWidth: 0,
              ...(action !== undefined && belowHeading),
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
