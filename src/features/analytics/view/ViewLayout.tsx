import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

interface ViewLayoutProps {
  grid: ReactNode;
  chartTitle: string;
  /** Null when there is nothing to draw. */
  chart: ReactNode;
}

/** Grid with its chart beside it, or above it in a narrow window; the document has them in the same order. */
export function ViewLayout({ grid, chartTitle, chart }: ViewLayoutProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const gridPart = (
    <Box key="grid" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 420 }}>
      {grid}
    </Box>
  );
  const chartPart = chart !== null && (
    <Box key="chart" component="section" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5, lineHeight: '32px' }}>
        {chartTitle}
      </Typography>
      {chart}
    </Box>
  );
  return (
    <Box
      sx={{
        flex: '1 0 auto',
        display: 'grid',
        gap: 3,
        gridTemplateColumns:
          isWide && chart !== null ? 'minmax(0, 1fr) minmax(0, 400px)' : 'minmax(0, 1fr)',
      }}
    >
      {isWide ? [gridPart, chartPart] : [chartPart, gridPart]}
    </Box>
  );
}
