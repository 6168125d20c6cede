import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const ONE_COLUMN = 'minmax(0, 1fr)';

interface ViewLayoutProps {
  grid: ReactNode;
  chartTitle: string;
  /** Null when there is nothing to draw. */
  chart: ReactNode;
  /** True for a grid that needs the whole width, and most of the window's height. */
  isWide?: boolean;
  /** True for a grid that shows every row: its heads stay in sight while the page is scrolled. */
  hasStickyHeads?: boolean;
}

/** Width from which no column of such a grid is cut, so that the page is what scrolls it. */
const STICKY_FROM = '@container (min-width: 730px)';
const stickyHeads = {
  containerType: 'inline-size',
  [STICKY_FROM]: {
    '& .MuiDataGrid-root, & .MuiDataGrid-mainContent, & .MuiDataGrid-main, & .MuiDataGrid-virtualScroller':
      // The grid's own styles name the states in which it scrolls, each more specific than the last.
      { overflow: 'visible !important' },
    // Nothing cuts the corners of the border out of heads and rows any more.
    '& .MuiDataGrid-columnHeaders': { borderRadius: '5px 5px 0 0' },
    '& .MuiDataGrid-columnHeader[aria-colindex="1"]': { borderTopLeftRadius: 5 },
    '& .MuiDataGrid-columnHeader--last': { borderTopRightRadius: 5 },
    '& .MuiDataGrid-row--lastVisible': { borderRadius: '0 0 5px 5px' },
  },
} as const;

/** Grid with its chart beside it, or beneath it in a narrow window, where the chart would push it off the screen. */
export function ViewLayout(props: ViewLayoutProps) {
  const { grid, chartTitle, chart, isWide = false, hasStickyHeads = false } = props;
  const hasOneColumn = chart === null || isWide;
  const columns = hasOneColumn ? ONE_COLUMN : 'minmax(0, 1fr) minmax(0, 400px)';
  // The rest of the window below the head of the page, so that the list is no shorter for the chart beneath it.
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
        sx={[
          { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight },
          hasStickyHeads && stickyHeads,
        ]}
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
