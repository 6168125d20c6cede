import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatCount } from '../../domain/text/count';
import { chartColor } from './chartColors';
import { ChartLegend } from './ChartLegend';

export interface Band {
  id: string;
  /** For the tooltip. */
  name: string;
  /** As it stands at the left: content in its script, a link. */
  label: ReactNode;
  /** One for each series. */
  values: readonly number[];
}

export interface BandChartProps {
  /** What is shown: 'Plays by language'. */
  label: string;
  bands: readonly Band[];
  /** Parts of each bar; a legend is drawn for more than one. */
  series: readonly string[];
  /** Pixels for the labels; a share of the width without it. */
  labelWidth?: number;
}

const BAND = 30;
const LABELS = 'clamp(140px, 36%, 280px)';
const TOTAL = 60;
const noMargin = { top: 0, right: 0, bottom: 0, left: 0 };
const format = (value: number | null) => formatCount(value);

/**
 * Lying bars with their names and totals as text of the page, so that every script is set as
 * elsewhere and assistive tools read a list; the drawing between them is for the eye.
 */
export function BandChart({ label, bands, series, labelWidth }: BandChartProps) {
  const labels = labelWidth ?? LABELS;
  const { mode } = useTheme().palette;
  const isStacked = series.length > 1;
  const totals = bands.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0, minWidth: 0 }}>
      {isStacked && <ChartLegend series={series} />}
      <Box sx={{ position: 'relative', fontSize: 13 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {bands.map((band, place) => (
            <Box
              key={band.id}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                height: BAND,
              }}
            >
              <Box sx={{ width: labels, minWidth: 0, pr: 1.5 }}>{band.label}</Box>
              <Box className="number" sx={{ width: TOTAL, textAlign: 'right' }}>
                {formatCount(totals[place])}
              </Box>
            </Box>
          ))}
        </Box>
        <Box
          aria-hidden
          sx={{ position: 'absolute', top: 0, bottom: 0, left: labels, right: TOTAL }}
        >
          <BarChart
            layout="horizontal"
            height={bands.length * BAND}
            margin={noMargin}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
            borderRadius={isStacked ? 0 : 3}
            grid={{ vertical: true }}
            axisHighlight={{ y: 'band' }}
            yAxis={[
              {
                scaleType: 'band',
                data: bands.map(({ id }) => id),
                valueFormatter: (id: string) => bands.find((band) => band.id === id)?.name ?? '',
                position: 'none',
                categoryGapRatio: 0.5,
              },
            ]}
            xAxis={[{ position: 'none', min: 0, domainLimit: 'strict', tickNumber: 4 }]}
            series={series.map((name, place) => ({
              id: name,
              label: name,
              data: bands.map(({ values }) => values[place] ?? 0),
              color: chartColor(mode, place),
              valueFormatter: format,
              ...(isStacked ? { stack: 'all' } : { minBarSize: 2 }),
            }))}
            slotProps={{ tooltip: { trigger: 'item' } }}
            sx={{
              '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
              '& .MuiChartsAxisHighlight-root': { fill: 'var(--hover)', fillOpacity: 1 },
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
