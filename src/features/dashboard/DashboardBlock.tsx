import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface DashboardBlockProps {
  title: string;
  /** Text beside the title; a no-break space reserves its place. */
  aside?: string;
  /** Control at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** In a narrow column the text moves below the heading and the action. */
const belowHeading = {
  '@media (max-width: 599.95px), (min-width: 900px) and (max-width: 1319.95px)': {
    order: 1,
    width: '100%',
  },
} as const;

/** Titled block of the dashboard. */
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
        {/* Negative margins keep the action from increasing the line's height. */}
        {action !== undefined && <Box sx={{ flex: 'none', ml: 'auto', my: '-8px' }}>{action}</Box>}
      </Box>
      {children}
    </Box>
  );
}
