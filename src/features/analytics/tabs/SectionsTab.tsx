import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import {
  type AnalyticsOverview,
  type SectionPlays,
  type TourPlays,
} from '../../../domain/tours/analytics';
import { StackedBarChart } from '../../../ui/charts/StackedBarChart';
import { Content } from '../../../ui/content/Content';
import { ContentLink } from '../../../ui/content/ContentLink';
import { SearchField } from '../../../ui/controls/SearchField';
import { ClearFilterButton } from '../../../ui/feedback/ClearFilterButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import {
  maxUnlistedPlays,
  rankSections,
  searchRows,
  type RankedSection,
} from '../view/analyticsRows';
import { playedSectionPath, sectionColumns } from './playedSectionColumns';
import { formatShare } from '../view/shares';
import { analyticsPath, useViewSort, type AnalyticsView } from '../view/useAnalyticsView';
import { TourOrderChart } from './TourOrderChart';
import { useSectionTours } from './useSectionTours';
import { useNamedTours } from '../view/useNamedTours';
import { useViewQuery } from '../view/useViewQuery';
import { ViewExport } from '../view/ViewExport';
import { ViewFilter } from '../view/ViewFilter';
import { ViewLayout } from '../view/ViewLayout';

interface SectionsTabProps {
  view: AnalyticsView;
  sections: readonly SectionPlays[];
  tours: readonly TourPlays[] | null;
  overview: AnalyticsOverview | null;
}

const TOP_COUNT = 10;
const noTours: readonly TourPlays[] = [];
const headings = [
  'Rank',
  'Section id',
  'Section',
  'Tour',
  'Language',
  'Plays',
  'Share of all plays',
];
const rowId = (row: RankedSection) => `${row.section_id} ${row.language}`;

/** Count of rows. The worker lists only the most played sections, per language. */
function countText(rows: number, all: number): string {
  return rows === all ? `The ${all} most played` : `${rows} of the ${all} most played`;
}

interface NoSectionsProps {
  view: AnalyticsView;
  /** True when only the search excludes every section. */
  isSearched: boolean;
  clearSearch: () => void;
}

/** Empty state: reason and next step. */
function NoSections({ view, isSearched, clearSearch }: NoSectionsProps) {
  if (isSearched) {
    return (
      <EmptyState
        title="No sections match your search"
        text="Their titles and tours are searched."
        action={<ClearFilterButton onClear={clearSearch}>Clear Search</ClearFilterButton>}
      />
    );
  }
  const tourSectionsPath = view.tour !== null && sectionsPath(view.tour);
  return (
    <EmptyState
      title="No section here is among the most played"
      text="The server lists only the most played sections."
      action={
        <>
          <Button
            variant="outlined"
            component={Link}
            to={analyticsPath({ ...view, language: null, tour: null })}
          >
            Show all sections
          </Button>
          {tourSectionsPath !== false && (
            <Button component={Link} to={tourSectionsPath}>
              Open the tour’s sections
            </Button>
          )}
        </>
      }
    />
  );
}

interface TopSectionsChartProps {
  rows: readonly RankedSection[];
  tourIdOf: (section: SectionPlays) => string | null;
}

/** Chart of the most played sections, with their tours, since sections of two tours may share a title. */
function TopSectionsChart({ rows, tourIdOf }: TopSectionsChartProps) {
  return (
    <StackedBarChart
      hasLongLabels
      label={`Top ${TOP_COUNT} sections`}
      series={['Plays']}
      bars={rows.slice(0, TOP_COUNT).map((row) => ({
        id: rowId(row),
        name: [row.section_title ?? '[No Title]', row.tour_name].filter(Boolean).join(', '),
        label: (
          <>
            <ContentLink
              to={playedSectionPath(row, tourIdOf(row))}
              language={row.language}
              fallback="[No Title]"
            >
              {row.section_title}
            </ContentLink>
            <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
              <Content language={row.language} lines={1}>
                {row.tour_name}
              </Content>
            </Box>
          </>
        ),
        values: [row.plays],
      }))}
    />
  );
}

interface ChosenTourChartProps extends Pick<SectionsTabProps, 'view' | 'sections' | 'tours'> {
  tour: string;
  rows: readonly RankedSection[];
}

/** Chart of plays along the tour that the view is filtered by. */
function ChosenTourChart({ view, tour, rows, sections, tours }: ChosenTourChartProps) {
  const { language } = view;
  const plays = tours?.find(({ tour_id }) => tour_id === tour) ?? null;
  const byLanguage = Object.entries(plays?.by_language ?? {}).filter(([, count]) => count > 0);
  return (
    <TourOrderChart
      tourId={tour}
      language={language ?? 'en'}
      rows={rows}
      maxUnlisted={(id, code) => maxUnlistedPlays(id, sections, rows, plays, code ?? language)}
      playedIn={
        language === null ? byLanguage.toSorted(([, a], [, b]) => b - a).map(([code]) => code) : []
      }
      pathIn={(code) => analyticsPath({ ...view, language: code })}
    />
  );
}

interface SectionsExportProps {
  rows: readonly RankedSection[];
  totalPlays: number | null;
}

function SectionsExport({ rows, totalPlays }: SectionsExportProps) {
  return (
    <ViewExport
      name="analytics-sections"
      headings={headings}
      disabled={rows.length === 0}
      rows={() =>
        rows.map((row) => [
          row.rank,
          row.section_id,
          row.section_title,
          row.tour_name,
          row.language,
          row.plays,
          formatShare(row.plays, totalPlays),
        ])
      }
    />
  );
}

/** Top Sections tab: the most played sections, each linked to its editor. */
export function SectionsTab({ view, sections, tours, overview }: SectionsTabProps) {
  const navigate = useNavigate();
  const { tourIdOf, isLoading } = useSectionTours(view, tours ?? noTours);
  const { language, tour } = view;
  const ranked = useMemo(
    () =>
      rankSections(
        sections,
        (row) =>
          (language === null || row.language === language) &&
          (tour === null || tourIdOf(row) === tour),
      ),
    [sections, language, tour, tourIdOf],
  );
  const [query, search] = useViewQuery(view);
  const rows = useMemo(
    () => searchRows(ranked, query, (row) => [row.section_title, row.tour_name]),
    [ranked, query],
  );
  const totalPlays =
    (language === null
      ? overview?.summary.total_plays
      : overview?.by_language[language]?.total_plays) ?? null;
  const maxPlays = ranked[0]?.plays ?? 0;
  const columns = useMemo(
    () => sectionColumns({ view, totalPlays, maxPlays, tourIdOf }),
    [view, totalPlays, maxPlays, tourIdOf],
  );
  const codes = useMemo(() => [...new Set(sections.map((row) => row.language))], [sections]);
  const namedTour = useNamedTours(tours ?? noTours).find(({ tour_id }) => tour_id === tour);
  const tourName = namedTour?.tour_name ?? ranked[0]?.tour_name ?? null;
  return (
    <ViewLayout
      isWide={tour === null}
      chartTitle={tour === null ? `Top ${TOP_COUNT} sections` : 'Plays in the order of the tour'}
      chart={
        rows.length === 0 ? null : tour !== null ? (
          <ChosenTourChart
            view={view}
            tour={tour}
            rows={ranked}
            sections={sections}
            tours={tours}
          />
        ) : (
          <TopSectionsChart rows={rows} tourIdOf={tourIdOf} />
        )
      }
      grid={
        <RecordGrid
          label="Top sections"
          {...useViewSort(view)}
          rows={rows}
          columns={columns}
          rowId={rowId}
          language={language ?? 'en'}
          onRowOpen={(row) => void navigate(playedSectionPath(row, tourIdOf(row)))}
          loading={isLoading && rows.length === 0}
          countText={countText(rows.length, sections.length)}
          emptyState={
            <NoSections view={view} isSearched={ranked.length > 0} clearSearch={() => search('')} />
          }
          toolbar={
            <>
              <SearchField
                label="Search sections"
                placeholder="Search by section or tour"
                value={query}
                onChange={search}
                maxWidth={260}
              />
              <ViewFilter view={view} codes={codes} tourName={tourName} />
              <SectionsExport rows={rows} totalPlays={totalPlays} />
            </>
          }
        />
      }
    />
  );
}
