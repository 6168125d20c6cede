import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { translatePath } from '../../../domain/paths/tourPaths';
import { type AnalyticsOverview, type TourPlays } from '../../../domain/tours/analytics';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useTourIdsIn } from '../../../state/hooks/useTourIdsIn';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { countOf, formatCount } from '../../../domain/text/count';
import { type CsvCell } from '../../../domain/text/csv';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { SearchField } from '../../../ui/controls/SearchField';
import { ClearFilterButton } from '../../../ui/feedback/ClearFilterButton';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import {
  languagesOfTours,
  searchRows,
  tourRows,
  type NamedTour,
  type TourRow,
} from '../view/analyticsRows';
import { InfoTip } from '../view/InfoTip';
import { formatShare } from '../view/shares';
import { tourSectionPlaysPath, tourColumns } from './playedTourColumns';
import { ToursChart } from './ToursChart';
import {
  analyticsPath,
  useViewSort,
  type AnalyticsView,
  type ToursShown,
} from '../view/useAnalyticsView';
import { useLastTourVisit } from '../view/useLastVisit';
import { useNamedTours } from '../view/useNamedTours';
import { useViewQuery } from '../view/useViewQuery';
import { ViewExport } from '../view/ViewExport';
import { ViewFilter } from '../view/ViewFilter';
import { ViewLayout } from '../view/ViewLayout';

interface ToursTabProps {
  view: AnalyticsView;
  tours: readonly TourPlays[];
  overview: AnalyticsOverview | null;
}

interface ShownOption {
  value: ToursShown;
  label: string;
}

const showOptions: readonly ShownOption[] = [
  { value: 'all', label: 'All tours' },
  { value: 'played', label: 'With plays' },
  { value: 'cold', label: 'No plays' },
];
const emptyTitles = {
  all: 'No tour here has plays',
  played: 'No tour here has plays',
  cold: 'Every tour here has plays',
  missing: 'Every tour is translated into this language',
} as const;
const rowId = (row: TourRow) => row.tour_id;
/** Names searched by the filter, as in the tours list. */
const namesOf = ({ tour_name: name, city, country }: TourRow) => [name, city, country];

interface TourCountProps {
  rows: readonly TourRow[];
  /** Number of tours without filters. */
  all: number;
}

/** Number of tours, with their plays when filtered, and an explanation why it can be lower than the catalogue's. */
function TourCount({ rows, all }: TourCountProps) {
  const total = countOf(all, 'tour');
  const plays = rows.reduce((sum, row) => sum + row.plays, 0);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {rows.length === all ? total : `${formatCount(rows.length)} of ${total}`}
      {rows.length < all && plays > 0 && ` · ${countOf(plays, 'play')}`}
      <InfoTip
        about="the number of tours"
        text="The tours that the server reports. It may leave out drafts that nobody has played."
      />
    </Box>
  );
}

/** Tours by plays; those without text in the chosen language by plays in all languages. */
function useShownTours(tours: readonly NamedTour[], { language, show }: AnalyticsView) {
  const missing = show === 'missing' ? language : null;
  const translatedIds = useTourIdsIn(missing);
  const rows = useMemo(() => {
    if (missing === null || show !== 'missing')
      return tourRows(tours, { language, show: show === 'missing' ? 'all' : show });
    const untranslated = tours.filter(({ tour_id }) => translatedIds?.has(tour_id) === false);
    return tourRows(untranslated, { language: null, show: 'all' });
  }, [tours, language, show, missing, translatedIds]);
  return { rows, missing, isLoading: missing !== null && translatedIds === null };
}

interface ToursToolbarProps {
  view: AnalyticsView;
  query: string;
  search: (query: string) => void;
  codes: readonly string[];
  /** Builds the rows of the CSV export. */
  csvRows: () => readonly (readonly CsvCell[])[];
  isEmpty: boolean;
}

/** Filters, links to translate and record the most played tours, and the CSV export. */
function ToursToolbar({ view, query, search, codes, csvRows, isEmpty }: ToursToolbarProps) {
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectLanguages);
  const { language, show } = view;
  const lacking = language === null ? '' : languageNamed(languages, language).label;
  const options: readonly ShownOption[] =
    language === null
      ? showOptions
      : [...showOptions, { value: 'missing', label: `Not in ${lacking}` }];
  return (
    <>
      <SearchField
        label="Search tours"
        placeholder="Search by title, city or country"
        value={query}
        onChange={search}
      />
      <ViewFilter view={{ ...view, tour: null }} codes={codes} />
      <SegmentedControl<ToursShown>
        label="Tours shown"
        options={options}
        value={show}
        onChange={(value) => void navigate(analyticsPath({ ...view, show: value }))}
      />
      {language !== null && (
        <>
          <Button component={Link} to={translatePath(language)}>
            Translate the most played
          </Button>
          <Button
            component={Link}
            to={`/admin/completeness?of=audio&gap=${encodeURIComponent(language)}`}
          >
            Record the most played
          </Button>
        </>
      )}
      <ViewExport
        name="analytics-tours"
        headings={[
          ...['Rank', 'Tour id', 'Tour', 'Plays', 'Share of all plays', 'Sections'],
          ...codes.map((code) => `Plays ${code}`),
        ]}
        disabled={isEmpty}
        rows={csvRows}
      />
    </>
  );
}

interface NoToursProps {
  view: AnalyticsView;
  /** True when only the search excludes every tour. */
  isSearched: boolean;
  clearSearch: () => void;
}

/** Empty state: reason, and a way back. */
function NoTours({ view, isSearched, clearSearch }: NoToursProps) {
  if (isSearched) {
    return (
      <EmptyState
        title="No tours match your search"
        action={<ClearFilterButton onClear={clearSearch}>Clear Search</ClearFilterButton>}
      />
    );
  }
  return (
    <EmptyState
      title={emptyTitles[view.show]}
      action={
        <Button variant="outlined" component={Link} to={analyticsPath({ ...view, show: 'all' })}>
          Show all tours
        </Button>
      }
    />
  );
}

/** Tour Performance tab: plays of each tour, by language. */
export function ToursTab({ view, tours: playedTours, overview }: ToursTabProps) {
  const navigate = useNavigate();
  const tours = useNamedTours(playedTours);
  const { rows: ranked, missing, isLoading } = useShownTours(tours, view);
  const [query, search] = useViewQuery(view);
  const order = useViewSort(view);
  const rows = useMemo(() => searchRows(ranked, query, namesOf), [ranked, query]);
  // Tours without the language are ranked by plays in all languages.
  const language = missing === null ? view.language : null;
  const codes = useMemo(
    () => languagesOfTours(tourRows(tours, { language: null, show: 'all' })),
    [tours],
  );
  const totalPlays =
    (language === null
      ? overview?.summary.total_plays
      : overview?.by_language[language]?.total_plays) ?? null;
  const maxPlays = ranked[0]?.plays ?? 0;
  const seen = useLastTourVisit(playedTours);
  // Stored plays count all languages, so they are only compared without a language filter.
  const lastVisit = language === null ? seen : null;
  const columns = useMemo(
    () => tourColumns({ language, totalPlays, missing, maxPlays, lastVisit }),
    [language, totalPlays, missing, maxPlays, lastVisit],
  );
  const languages = useConsoleSelector(selectLanguages);
  const chartTitle =
    language === null
      ? 'Most played tours, by language'
      : `Most played tours in ${languageNamed(languages, language).label}`;
  const played = rows.filter((row) => row.plays > 0);
  const csvRows = () =>
    rows.map((row) => {
      const plays = new Map(row.languages.map((item) => [item.code, item.plays]));
      return [
        row.rank,
        row.tour_id,
        row.tour_name,
        row.plays,
        formatShare(row.plays, totalPlays),
        row.sections_count,
        ...codes.map((code) => plays.get(code) ?? 0),
      ];
    });
  return (
    <ViewLayout
      isWide
      chartTitle={chartTitle}
      chart={
        played.length === 0 ? null : (
          <ToursChart rows={played} language={language} title={chartTitle} />
        )
      }
      grid={
        <RecordGrid
          label="Tour performance"
          {...order}
          rows={rows}
          columns={columns}
          rowId={rowId}
          loading={isLoading}
          onRowOpen={(row) => void navigate(tourSectionPlaysPath(row, language))}
          countText={<TourCount rows={rows} all={tours.length} />}
          emptyState={
            <NoTours view={view} isSearched={ranked.length > 0} clearSearch={() => search('')} />
          }
          toolbar={
            <ToursToolbar
              view={view}
              query={query}
              search={search}
              codes={codes}
              csvRows={csvRows}
              isEmpty={rows.length === 0}
            />
          }
        />
      }
    />
  );
}
