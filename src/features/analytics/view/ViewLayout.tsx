import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const ONE_COLUMN = 'minmax(0, 1fr)';

interface ViewLayoutProps {
  grid: ReactNode;
  chartTitle: string;
  /** Null when there is nothing to draw. */
  chart: ReactNode;
  /** True for a grid that needs the full width, and most of the window's height. */
  isWide?: boolean;
  /** True for a grid that shows every row: its header stays visible while the page scrolls. */
  hasStickyHeads?: boolean;
}

/**
 * Grid with its chart beside it; in a narrow window the chart is below, so that it does not push the grid out of view.
 */
export function ViewLayout(props: ViewLayoutProps) {
  const { grid, chartTitle, chart, isWide = false, hasStickyHeads = false } = props;
  const hasOneColumn = chart === null || isWide;
  const columns = hasOneColumn ? ONE_COLUMN : 'minmax(0, 1fr) minmax(0, 400px)';
  // Remaining window height below the page header, so that a chart below does not shorten the grid.
  const minHeight = isWide ? 'max(420px, calc(100dvh - 210px))' : 420;
  return (
    <Box
      sx={{
        flex: '1 0 auto',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: ONE_COLUMN, lg: columns },
      }}
    >
      <Box
        className={hasStickyHeads ? 'RecordGrid-stickyHeads' : undefined}
        sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight }}
      >
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
