import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const ONE_COLUMN = 'minmax(0, 1fr)';

interface ViewLayoutProps {
  grid: ReactNode;
  chartTitle: string;
  /** Null when there is nothing to draw. */
  chart: ReactNode;
}

/** Grid with its chart beside it, or beneath it in a narrow window, where the chart would push it off the screen. */
export function ViewLayout({ grid, chartTitle, chart }: ViewLayoutProps) {
  const columns = chart === null ? ONE_COLUMN : 'minmax(0, 1fr) minmax(0, 400px)';
  return (
    <Box
      sx={{
        flex: '1 0 auto',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: ONE_COLUMN, lg: columns },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 420 }}>
        {grid}
      </Box>
      {chart !== null && (
        <Box component="section" sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ mb: 1.5, lineHeight: '32px' }}>
            {chartTitle}
          </Typography>
          {chart}
        </Box>
      )}
    </Box>
  );
}
