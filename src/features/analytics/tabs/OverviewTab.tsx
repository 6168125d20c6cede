import { useCallback, useMemo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useEventCallback from '@mui/utils/useEventCallback';
import { useNavigate } from 'react-router-dom';
import { type AnalyticsOverview, type SectionPlays } from '../../../domain/tours/analytics';
import { countOf, formatChange, formatCount } from '../../../domain/text/count';
import { formatDate } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { StackedBarChart } from '../../../ui/charts/StackedBarChart';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { languageRows, supplyAndDemand, type LanguageRow } from '../view/analyticsRows';
import { type SeenFigures } from '../view/lastVisit';
import { LanguageName } from '../view/LanguageName';
import { MetricCards } from './MetricCards';
import { engagementRate, formatAverage, formatEngagement, formatShare } from '../view/shares';
import { analyticsPath, useViewSort, type AnalyticsView } from '../view/useAnalyticsView';
import { useLastVisit } from '../view/useLastVisit';
import { ViewExport } from '../view/ViewExport';
import { ViewLayout } from '../view/ViewLayout';

const headings = [
  'Language code',
  'Language',
  'Plays',
  'Share of plays',
  'Sections',
  'Sections with plays',
  'Engagement rate',
  'Average plays per section',
];
const rowId = (row: LanguageRow) => row.code;
/** Path of the tours with plays in a language. */
const playedToursPath = (code: string) =>
  analyticsPath({ tab: 'tours', language: code, show: 'played' });

function languageColumns(
  totalPlays: number,
  labelOf: (code: string) => string,
): Column<LanguageRow>[] {
  return [
    {
      key: 'language',
      header: 'Language',
      flex: 2,
      minWidth: 160,
      value: (row) => labelOf(row.code),
      render: (row) => (
        <LanguageName code={row.code} to={playedToursPath(row.code)} hasNative isRowLink />
      ),
    },
    {
      key: 'plays',
      header: 'Plays',
      width: 84,
      align: 'right',
      value: (row) => row.total_plays,
      render: (row) => formatCount(row.total_plays),
    },
    {
      key: 'share',
      header: 'Share',
      width: 68,
      align: 'right',
      value: (row) => row.total_plays,
      render: (row) => formatShare(row.total_plays, totalPlays),
    },
    {
      key: 'sections',
      header: 'Sections',
      width: 84,
      align: 'right',
      value: (row) => row.total_sections,
      render: (row) => formatCount(row.total_sections),
    },
    {
      key: 'played',
      header: 'With plays',
      width: 94,
      align: 'right',
      value: (row) => row.sections_with_plays,
      render: (row) => formatCount(row.sections_with_plays),
    },
    {
      key: 'engagement',
      header: 'Engagement',
      width: 106,
      align: 'right',
      value: engagementRate,
      render: formatEngagement,
    },
    {
      key: 'average',
      header: 'Avg per section',
      width: 122,
      align: 'right',
      value: (row) => row.avg_plays_per_section,
      render: (row) => formatAverage(row.avg_plays_per_section),
    },
  ];
}

/** Number of sections below which few plays change a language's ratio a lot. */
const FEW_SECTIONS = 10;

interface SupplyLabelProps {
  code: string;
  sections: number;
}

/** Name of a language, with its number of sections when too low for a meaningful ratio. */
function SupplyLabel({ code, sections }: SupplyLabelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
      <LanguageName code={code} to={playedToursPath(code)} />
      {sections < FEW_SECTIONS && (
        <Box component="span" sx={{ fontSize: 12, whiteSpace: 'nowrap', color: 'text.secondary' }}>
          {countOf(sections, 'section')}
        </Box>
      )}
    </Box>
  );
}

/** Chart of plays per section by language, highest first. */
function SupplyChart({ rows }: { rows: readonly LanguageRow[] }) {
  const languages = useConsoleSelector(selectLanguages);
  const sectionsOf = (code: string) => rows.find((row) => row.code === code)?.total_sections ?? 0;
  const ordered = supplyAndDemand(rows).toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0));
  const averageOf = (code: string) => rows.find((row) => row.code === code)?.avg_plays_per_section;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const mean = sum(rows.map((row) => row.total_plays)) / sum(rows.map((row) => row.total_sections));
  const share = (percent: number) => `${formatAverage(percent)}%`;
  return (
    <>
      <Box sx={{ mb: 1.5, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        Plays per section in each language. The line is their average, {formatAverage(mean)}, in
        which a section counts once in each language that it has. Those at the top are listened to
        most for what they have; fewer than {FEW_SECTIONS} sections tell little.
      </Box>
      <StackedBarChart
        label="Plays against sections, by language"
        series={['Plays per section']}
        labelWidth={172}
        formatValue={formatAverage}
        reference={mean}
        bars={ordered.map(({ code, supply, demand, ratio }) => ({
          id: code,
          name: `${languageNamed(languages, code).label}: ${share(supply)} of sections, ${share(demand)} of plays`,
          label: <SupplyLabel code={code} sections={sectionsOf(code)} />,
          values: [ratio === null ? 0 : (averageOf(code) ?? 0)],
          total: ratio === null ? '–' : formatAverage(averageOf(code) ?? 0),
        }))}
      />
    </>
  );
}

/** Maximum number of languages named in the line of changes. */
const CHANGES_NAMED = 3;

/** Languages with new plays since the last visit, largest increase first. */
function LanguageChanges({ rows, since }: { rows: readonly LanguageRow[]; since: SeenFigures }) {
  const languages = useConsoleSelector(selectLanguages);
  const grown = rows
    .map(({ code, total_plays }) => ({ code, by: total_plays - (since.byLanguage[code] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by);
  if (grown.length === 0) return null;
  const named = grown
    .slice(0, CHANGES_NAMED)
    .map(({ code, by }) => `${languageNamed(languages, code).label} ${formatChange(by, 0)}`);
  const more = grown.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return (
    <Box component="span" sx={{ flex: '1 1 160px', fontSize: 12, color: 'text.secondary' }}>
      {`${list} since ${formatDate(since.atMs)}`}
    </Box>
  );
}

interface OverviewTabProps {
  view: AnalyticsView;
  overview: AnalyticsOverview;
  /** Most played section; undefined while unknown. */
  topSection: SectionPlays | undefined;
}

/** Overview tab: metrics of the whole catalogue, and plays against sections by language. */
export function OverviewTab({ view, overview, topSection }: OverviewTabProps) {
  const languages = useConsoleSelector(selectLanguages);
  const { summary } = overview;
  const rows = useMemo(() => languageRows(overview), [overview]);
  const labelOf = useCallback((code: string) => languageNamed(languages, code).label, [languages]);
  const columns = useMemo(() => languageColumns(summary.total_plays, labelOf), [summary, labelOf]);
  const order = useViewSort(view);
  const lastVisit = useLastVisit(overview);
  const navigate = useNavigate();
  const open = useEventCallback((row: LanguageRow) => void navigate(playedToursPath(row.code)));
  return (
    <>
      <MetricCards
        summary={summary}
        leader={rows[0]}
        topSection={topSection}
        lastVisit={lastVisit}
      />
      <ViewLayout
        hasStickyHeads
        chartTitle="Plays against sections, by language"
        chart={summary.total_plays === 0 ? null : <SupplyChart rows={rows} />}
        grid={
          <RecordGrid
            label="Languages"
            {...order}
            rows={rows}
            columns={columns}
            rowId={rowId}
            height="auto"
            onRowOpen={open}
            countText={`${countOf(rows.length, 'language')}${view.sort === null ? ' by plays' : ''}`}
            toolbar={
              <>
                <Typography component="h2" variant="h3">
                  Plays by language
                </Typography>
                {lastVisit !== null && <LanguageChanges rows={rows} since={lastVisit} />}
                <ViewExport
                  name="analytics-languages"
                  headings={headings}
                  disabled={rows.length === 0}
                  rows={() =>
                    rows.map((row) => [
                      row.code,
                      labelOf(row.code),
                      row.total_plays,
                      formatShare(row.total_plays, summary.total_plays),
                      row.total_sections,
                      row.sections_with_plays,
                      formatEngagement(row),
                      row.avg_plays_per_section,
                    ])
                  }
                />
              </>
            }
          />
        }
      />
    </>
  );
}
