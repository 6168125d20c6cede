import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { countOf, formatCount } from '../../domain/text/count';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectCompleteness, type TourCompleteness } from '../../state/select/selectCompleteness';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { LanguageMenu } from '../../ui/content/LanguageMenu';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { RecordGrid } from '../../ui/grid/RecordGrid';
import { type RecordSort } from '../../ui/gridRows/RecordColumn';
import { SearchField } from '../../ui/command/SearchField';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';
import { useUrlQuery } from '../../ui/hooks/useUrlQuery';
import useEventCallback from '@mui/utils/useEventCallback';
import { ALL_CITIES, cityRows, type CityRow } from './cityRows';
import { cityMatrixColumns, MatrixTotalsContext, tourMatrixColumns } from './completenessColumns';
import { Legend } from './Legend';
import { MatrixEmpty } from './MatrixEmpty';
import { useMatrixRows } from './useMatrixRows';
import { useTextLists } from '../../state/hooks/useTextLists';

const noCities: readonly CityRow[] = [];
const byTitle: RecordSort = { key: 'title', dir: 'asc' };
const views = [
  { value: 'tours', label: 'Tours' },
  { value: 'cities', label: 'Cities' },
] as const;

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
] as const;

/** Length of the list, and what of it is still to come: '300 tours', '14 cities with 300 tours'. */
function matrixCountText(total: string, pendingCount: number): string {
  return pendingCount > 0 ? `${total}, ${countOf(pendingCount, 'language')} being loaded` : total;
}

/** The address's parameters, and a setter that leaves empty ones out. */
function useMatrixParams() {
  const [params, setParams] = useSearchParams();
  const setParam = (name: string, value: string | null) =>
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clearFilter = () =>
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        for (const name of ['q', 'status', 'gap']) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [params, setParam, clearFilter] as const;
}

type MatrixToolbarProps = Pick<
  Matrix,
  'query' | 'search' | 'view' | 'hasSwitched' | 'switchView' | 'filter' | 'languages' | 'setParam'
>;

function MatrixToolbar(props: MatrixToolbarProps) {
  const { query, search, view, hasSwitched, switchView, filter, languages, setParam } = props;
  const gapOptions = [
    { value: '', label: 'Any language' },
    ...languages.map(({ code, label, native_label, flag }) => ({
      value: code,
      label: `Not complete in ${label}`,
      native: native_label,
      flag,
    })),
  ];
  return (
    <>
      <SearchField
        label="Search tours"
        placeholder="Search by title or city"
        value={query}
        onChange={search}
      />
      <SegmentedControl
        label="Lines"
        options={views}
        value={view}
        onChange={switchView}
        autoFocus={hasSwitched}
      />
      <SegmentedControl
        label="Status"
        options={statuses}
        value={filter.isPublishedOnly ? 'published' : 'all'}
        onChange={(value) => setParam('status', value === 'published' ? 'published' : null)}
      />
      <LanguageMenu
        label="Gaps"
        options={gapOptions}
        value={filter.gap ?? ''}
        onChange={(code) => setParam('gap', code)}
      />
      <Legend view={view} />
    </>
  );
}

/** State that both matrices share: rows that the filter leaves, totals of their heads, and the state of loading. */
function useMatrix() {
  const [params, setParam, clearFilter] = useMatrixParams();
  const current = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectEnabledLanguages);
  const tours = useConsoleSelector((state) => selectCompleteness(state, current.code));
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const lists = useTextLists(codes);
  const [query, search] = useUrlQuery(params.get('q') ?? '', (debouncedQuery) =>
    setParam('q', debouncedQuery),
  );
  // The other matrix brings a toolbar of its own, whose switch takes over the focus.
  const [hasSwitched, setSwitched] = useState(false);
  const switchView = (view: 'tours' | 'cities') => {
    setSwitched(true);
    setParam('by', view === 'cities' ? view : null);
  };
  const status = params.get('status');
  const gap = params.get('gap');
  const filter = useMemo(
    () => ({ query, isPublishedOnly: status === 'published', gap }),
    [query, status, gap],
  );
  const matrix = useMatrixRows(tours, filter, lists.loadedCodes);
  const isGapLoading = gap !== null && codes.includes(gap) && !lists.loadedCodes.includes(gap);
  const hasNone = lists.loadedCodes.length === 0;
  return {
    ...matrix,
    ...lists,
    language: current.code,
    languages,
    filter,
    query,
    search,
    setParam,
    hasTours: tours.length > 0,
    clear: () => {
      search('');
      clearFilter();
    },
    hasSwitched,
    switchView,
    view: params.get('by') === 'cities' ? ('cities' as const) : ('tours' as const),
    hasNone,
    isLoading: (hasNone || isGapLoading) && lists.problem === null,
    /** Number of languages that are still to come. */
    pendingCount: lists.problem === null ? languages.length - lists.loadedCodes.length : 0,
  };
}

type Matrix = ReturnType<typeof useMatrix>;

function TourMatrix({ matrix }: { matrix: Matrix }) {
  const { rows, counts, languages, loadedCodes, filter, language, isLoading, pendingCount } =
    matrix;
  const areAllLoaded = loadedCodes.length === languages.length;
  const columns = useMemo(
    () => tourMatrixColumns(languages, areAllLoaded ? counts : null),
    [languages, areAllLoaded, counts],
  );
  const navigate = useNavigate();
  const open = useEventCallback(
    (tour: TourCompleteness) => void navigate(`/admin/tours/${encodeURIComponent(tour.id)}`),
  );
  return (
    <RecordGrid
      label="Completeness by tour"
      rows={rows}
      columns={columns}
      sort={byTitle}
      onRowOpen={open}
      viewKey={`completeness?${filter.query}`}
      language={language}
      loading={isLoading}
      countText={isLoading ? '' : matrixCountText(countOf(rows.length, 'tour'), pendingCount)}
      emptyState={<MatrixEmpty {...matrix} />}
      toolbar={<MatrixToolbar {...matrix} />}
    />
  );
}

function CityMatrix({ matrix }: { matrix: Matrix }) {
  const { rows, deferredCounts, languages, loadedCodes, language, isLoading, pendingCount } =
    matrix;
  const cities = useMemo(
    () => (rows.length === 0 ? noCities : cityRows(rows, loadedCodes, deferredCounts)),
    [rows, loadedCodes, deferredCounts],
  );
  const cityCount = Math.max(0, cities.length - 1);
  const total = `${formatCount(cityCount)} ${cityCount === 1 ? 'city' : 'cities'} with ${countOf(rows.length, 'tour')}`;
  const columns = useMemo(() => cityMatrixColumns(languages), [languages]);
  const navigate = useNavigate();
  const open = useEventCallback(({ id, city }: CityRow) => {
    const filter = id === ALL_CITIES ? '' : `?city=${encodeURIComponent(city)}`;
    void navigate(`/admin/tours${filter}`);
  });
  return (
    <RecordGrid
      label="Completeness by city"
      rows={cities}
      columns={columns}
      onRowOpen={open}
      language={language}
      loading={isLoading}
      countText={isLoading ? '' : matrixCountText(total, pendingCount)}
      emptyState={<MatrixEmpty {...matrix} />}
      toolbar={<MatrixToolbar {...matrix} />}
    />
  );
}

/** Matrix of the tours that have texts, sections and audio in each language. */
export function CompletenessScreen() {
  const matrix = useMatrix();
  const { problem, retry, hasNone, view, totals } = matrix;
  return (
    <>
      <PageHeader
        title="Completeness"
        meta={
          // The legend says as much in a narrow window.
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            Texts: title, description and the title of every section. Audio does not count.
          </Box>
        }
        breadcrumbs={[{ label: 'Tours', to: '/admin/tours' }]}
        actions={
          <Button
            component={Link}
            to="/admin/translate"
            variant="outlined"
            startIcon={<TranslateIcon />}
          >
            Translate what is missing
          </Button>
        }
      />
      <PageBody>
        {problem !== null && !hasNone && <ProblemNote problem={problem} onRetry={retry} />}
        {problem !== null && hasNone ? (
          <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />
        ) : (
          <MatrixTotalsContext value={totals}>
            {view === 'tours' ? <TourMatrix matrix={matrix} /> : <CityMatrix matrix={matrix} />}
          </MatrixTotalsContext>
        )}
      </PageBody>
    </>
  );
}
