import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { useDeferredValue, useMemo } from 'react';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { countOf } from '../../domain/text/count';
import { foldForSearch, matchesSearch, searchWords } from '../../domain/text/searchText';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectCompleteness, type TourCompleteness } from '../../state/select/selectCompleteness';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { RecordGrid } from '../../ui/grid/RecordGrid';
import { SearchField } from '../../ui/command/SearchField';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';
import { useUrlQuery } from '../../ui/hooks/useUrlQuery';
import useEventCallback from '@mui/utils/useEventCallback';
import { ALL_CITIES, cityRows, type CityRow } from './cityRows';
import { cityMatrixColumns, tourMatrixColumns } from './completenessColumns';
import { useTextLists } from '../../state/hooks/useTextLists';

const views = [
  { value: 'tours', label: 'Tours' },
  { value: 'cities', label: 'Cities' },
] as const;

function filterByQuery(tours: readonly TourCompleteness[], query: string) {
  const words = searchWords(query);
  if (words.length === 0) return tours;
  return tours.filter(({ title, city }) => matchesSearch([title, city].map(foldForSearch), words));
}

function matrixCountText(tourCount: number, pendingCount: number): string {
  const total = countOf(tourCount, 'tour');
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
  return [params, setParam] as const;
}

function useOpenRow() {
  const navigate = useNavigate();
  const openTour = useEventCallback(
    (tour: TourCompleteness) => void navigate(`/admin/tours/${encodeURIComponent(tour.id)}`),
  );
  const openCity = useEventCallback(
    (row: CityRow) =>
      void navigate(
        row.id === ALL_CITIES
          ? '/admin/tours'
          : `/admin/tours?city=${encodeURIComponent(row.city)}`,
      ),
  );
  return { openTour, openCity };
}

interface MatrixToolbarProps {
  query: string;
  onSearch: (query: string) => void;
  view: 'tours' | 'cities';
  onView: (view: 'tours' | 'cities') => void;
}

function MatrixToolbar({ query, onSearch, view, onView }: MatrixToolbarProps) {
  return (
    <>
      <SearchField
        label="Search tours"
        placeholder="Search by title or city"
        value={query}
        onChange={onSearch}
      />
      <SegmentedControl label="Lines" options={views} value={view} onChange={onView} />
    </>
  );
}

/** Matrix of the tours that have texts, sections and audio in each language. */
export function CompletenessScreen() {
  const [params, setParam] = useMatrixParams();
  const current = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectEnabledLanguages);
  const tours = useConsoleSelector((state) => selectCompleteness(state, current.code));
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const { loadedCodes, problem, retry } = useTextLists(codes);
  const view = params.get('by') === 'cities' ? 'cities' : 'tours';
  const [query, search] = useUrlQuery(params.get('q') ?? '', (debouncedQuery) =>
    setParam('q', debouncedQuery),
  );
  const deferredQuery = useDeferredValue(query);

  // A language whose list is still loading would look empty.
  const loadedLanguages = useMemo(
    () => languages.filter(({ code }) => loadedCodes.includes(code)),
    [languages, loadedCodes],
  );
  const rows = useMemo(() => filterByQuery(tours, deferredQuery), [tours, deferredQuery]);
  const tourColumns = useMemo(() => tourMatrixColumns(loadedLanguages), [loadedLanguages]);
  const cityColumns = useMemo(() => cityMatrixColumns(loadedLanguages), [loadedLanguages]);
  const cities = useMemo(() => (view === 'cities' ? cityRows(rows) : []), [view, rows]);
  const { openTour, openCity } = useOpenRow();
  const isLoading = loadedCodes.length === 0 && problem === null;
  const pendingCount = problem === null ? languages.length - loadedCodes.length : 0;
  const countText = isLoading ? '' : matrixCountText(rows.length, pendingCount);

  const sharedProps = {
    language: current.code,
    loading: isLoading,
    countText,
    toolbar: (
      <MatrixToolbar
        query={query}
        onSearch={search}
        view={view}
        onView={(value) => setParam('by', value === 'cities' ? 'cities' : null)}
      />
    ),
  };

  return (
    <>
      <PageHeader
        title="Completeness"
        breadcrumbs={[{ label: 'Tours', to: '/admin/tours' }]}
        actions={
          <Button
            component={Link}
            to={`/admin/translate?lang=${encodeURIComponent(current.code)}`}
            variant="outlined"
            startIcon={<TranslateIcon />}
          >
            Translate what is missing
          </Button>
        }
      />
      <PageBody>
        {problem !== null && loadedCodes.length > 0 && (
          <ProblemNote problem={problem} onRetry={retry} />
        )}
        {problem !== null && loadedCodes.length === 0 ? (
          <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />
        ) : view === 'tours' ? (
          <RecordGrid
            key="tours"
            label="Completeness by tour"
            rows={rows}
            columns={tourColumns}
            onRowOpen={openTour}
            viewKey={`completeness?${deferredQuery}`}
            {...sharedProps}
          />
        ) : (
          <RecordGrid
            key="cities"
            label="Completeness by city"
            rows={cities}
            columns={cityColumns}
            onRowOpen={openCity}
            {...sharedProps}
          />
        )}
      </PageBody>
    </>
  );
}
