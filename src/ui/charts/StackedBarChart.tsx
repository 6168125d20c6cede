import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { formatCount } from '../../domain/text/count';
import { seriesColors } from './chartColors';
import { ChartLegend } from './ChartLegend';

export interface ChartBar {
  id: string;
  /** Text for the tooltip. */
  name: string;
  /** Label at the left: a link or text in the script of its language. */
  label: ReactNode;
  /** One value for each series. */
  values: readonly number[];
  /** Text at the right; the sum of the values by default. */
  total?: string | undefined;
}

export interface StackedBarChartProps {
  /** Accessible name: 'Plays by language'. */
  label: string;
  bars: readonly ChartBar[];
  /** Name of each part of a bar; more than one shows a legend. */
  series: readonly string[];
  /** Short names of the series, listed below a bar in series order. */
  marks?: readonly string[];
  /** Width of the labels in pixels; a share of the chart's width by default. */
  labelWidth?: number;
  /** Value of a vertical reference line to compare the bars with. */
  reference?: number;
  /** True for labels that may take two lines. */
  hasLongLabels?: boolean;
  /** True when the last series is a possible remainder beyond the others; drawn paler. */
  isLastPale?: boolean;
  /** Formats values; as counts by default. */
  formatValue?: FormatValue;
}

const BAR_HEIGHT = 30;
/** Height in pixels of a bar with a two-line label. */
const TALL_BAR_HEIGHT = 46;
/** Height in pixels of a bar with its marks. */
const MARKED_BAR_HEIGHT = 54;
const MARK_HEIGHT = 14;
/** Height in pixels of the axis with its numbers. */
const AXIS_HEIGHT = 24;
const DEFAULT_LABEL_WIDTH = 'clamp(140px, 36%, 280px)';
const LONG_LABEL_WIDTH = 'clamp(140px, 44%, 340px)';
const TOTAL_WIDTH = 60;
/** Space in pixels to the right of the bars, so that the last axis number is not clipped. */
const AXIS_OVERHANG = 20;
const margin = { top: 0, right: AXIS_OVERHANG, bottom: 0, left: 0 };

const valueAxis = {
  position: 'bottom',
  height: AXIS_HEIGHT,
  min: 0,
  domainLimit: 'strict',
  tickNumber: 4,
  disableLine: true,
  disableTicks: true,
  valueFormatter: (value: number) => value.toLocaleString('en-US'),
  tickLabelStyle: { fontSize: 11 },
} as const;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

type FormatValue = (value: number) => string;

const totalText = ({ total, values }: ChartBar, formatValue: FormatValue) =>
  total ?? formatValue(sumOf(values));

/** Tooltip of a bar: its name and total, and each part with its share; parts of zero are left out. */
function tooltipTexts(bars: readonly ChartBar[], isStacked: boolean, formatValue: FormatValue) {
  return {
    head: (id: string) => {
      const bar = bars.find((each) => each.id === id);
      if (bar === undefined || !isStacked) return bar?.name ?? '';
      return `${bar.name}: ${totalText(bar, formatValue)}`;
    },
    part: (value: number | null, { dataIndex }: { dataIndex: number }) => {
      if (!isStacked) return formatValue(value ?? 0);
      if (value === null || value === 0) return null;
      const percent = Math.round((100 * value) / sumOf(bars[dataIndex]?.values ?? []));
      return `${formatValue(value)} (${percent === 0 ? '<1' : percent}%)`;
    },
  };
}

interface BarTextsProps {
  bars: readonly ChartBar[];
  marks: readonly string[];
  barHeight: number;
  labelWidth: number | string;
  formatValue: FormatValue;
}

/** Names of a bar's parts in series order, because not everyone can distinguish the colours. */
function PartMarks({ parts, labelWidth }: { parts: string[]; labelWidth: number | string }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        left: labelWidth,
        bottom: 0,
        // Above the grid lines, which would cross the text.
        zIndex: 1,
        pr: '4px',
        backgroundColor: 'var(--page)',
        fontSize: 11,
        lineHeight: `${MARK_HEIGHT}px`,
        whiteSpace: 'nowrap',
        color: 'text.secondary',
      }}
    >
      {parts.join(' · ')}
    </Box>
  );
}

function BarTexts({ bars, marks, barHeight, labelWidth, formatValue }: BarTextsProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, pb: `${AXIS_HEIGHT}px`, listStyle: 'none' }}>
      {bars.map((bar) => (
        <Box
          key={bar.id}
          component="li"
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            height: barHeight,
          }}
        >
          <Box sx={{ width: labelWidth, minWidth: 0, pr: 1.5 }}>{bar.label}</Box>
          {marks.length > 0 && (
            <PartMarks
              labelWidth={labelWidth}
              parts={marks.filter((_mark, index) => (bar.values[index] ?? 0) > 0)}
            />
          )}
          <Box className="number" sx={{ width: TOTAL_WIDTH, textAlign: 'right' }}>
            {totalText(bar, formatValue)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/**
 * Horizontal bars, stacked for several series. Labels and totals are HTML text, so that each script is set in its own
 * font and screen readers read a list; the SVG between them is hidden from screen readers.
 */
export function StackedBarChart(props: StackedBarChartProps) {
  const { label, bars, series, marks = [], labelWidth, formatValue = formatCount } = props;
  const { reference, hasLongLabels = false, isLastPale = false } = props;
  const barHeight =
    marks.length > 0 ? MARKED_BAR_HEIGHT : hasLongLabels ? TALL_BAR_HEIGHT : BAR_HEIGHT;
  const labels = labelWidth ?? (hasLongLabels ? LONG_LABEL_WIDTH : DEFAULT_LABEL_WIDTH);
  const { mode } = useTheme().palette;
  const isStacked = series.length > 1;
  const colors = seriesColors(mode, series.length, isLastPale);
  const tooltip = tooltipTexts(bars, isStacked, formatValue);
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0, minWidth: 0 }}>
      {isStacked && <ChartLegend series={series} colors={colors} />}
      <Box sx={{ position: 'relative', fontSize: 13 }}>
        <BarTexts
          bars={bars}
          marks={marks}
          barHeight={barHeight}
          labelWidth={labels}
          formatValue={formatValue}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: labels,
            right: TOTAL_WIDTH - AXIS_OVERHANG,
          }}
        >
          <BarChart
            layout="horizontal"
            height={bars.length * barHeight + AXIS_HEIGHT}
            margin={margin}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
            borderRadius={isStacked ? 0 : 3}
            grid={{ vertical: true }}
            axisHighlight={{ y: 'band' }}
            yAxis={[
              {
                scaleType: 'band',
                data: bars.map(({ id }) => id),
                valueFormatter: tooltip.head,
                position: 'none',
                categoryGapRatio: marks.length > 0 ? 0.6 : 0.5,
              },
            ]}
            xAxis={[valueAxis]}
            series={series.map((name, index) => ({
              id: name,
              label: name,
              data: bars.map(({ values }) => values[index] ?? 0),
              color: colors[index] ?? '',
              valueFormatter: tooltip.part,
              ...(isStacked ? { stack: 'all' } : { minBarSize: 2 }),
            }))}
            slotProps={{ tooltip: { trigger: 'axis' } }}
            sx={{
              // Page-coloured outline that separates adjoining parts whatever their colours.
              ...(isStacked && { '& .MuiBarChart-element': { stroke: 'var(--page)' } }),
              '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
              '& .MuiChartsAxis-tickLabel': { fill: 'var(--text-quiet)' },
              '& .MuiChartsAxisHighlight-root': { fill: 'var(--text)', fillOpacity: 0.06 },
            }}
          >
            {reference !== undefined && <ChartsReferenceLine x={reference} />}
          </BarChart>
        </Box>
      </Box>
    </Box>
  );
}
