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

/** Matrix of the tours that have texts, sections and audio in each language. */
export function CompletenessScreen() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const current = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectEnabledLanguages);
  const tours = useConsoleSelector((state) => selectCompleteness(state, current.code));
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const { loadedCodes, problem, retry } = useTextLists(codes);
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
  const isLoading = loadedCodes.length === 0 && problem === null;
  const pendingCount = languages.length - loadedCodes.length;
  const countText = isLoading
    ? ''
    : countOf(rows.length, 'tour') +
      (pendingCount > 0 && problem === null
        ? `, ${pendingCount} ${pendingCount === 1 ? 'language' : 'languages'} being loaded`
        : '');

  const sharedProps = {
    language: current.code,
    loading: isLoading,
    countText,
    toolbar: (
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
          onChange={(value) => setParam('by', value === 'cities' ? 'cities' : null)}
        />
      </>
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
