import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import useEventCallback from '@mui/utils/useEventCallback';
import { tourPath } from '../../../domain/paths/tourPaths';
import { countOf, formatCount } from '../../../domain/text/count';
import { useGridLayout } from '../../../state/hooks/useGridLayout';
import { useStaleAge } from '../../../state/hooks/useStaleAge';
import { type GridLayout } from '../../../state/model/gridsSlice';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { type TourView } from '../../../state/select/tourViews';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { type RecordSelection } from '../../../ui/grid/useRowSelection';
import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { tourColumns } from './table/tourColumns';
import { toSearchParams } from './tourFilter';
import { NoTours } from './TourListEmpty';
import { TourListToolbar, TOURS_GRID } from './TourListToolbar';
import { useTourLanguages } from './useTourLanguages';
import { type useTourList } from './useTourList';

/** Loaded on demand: not rendered for the English list. */
const OtherTours = lazy(async () => ({
  default: (await import('./table/OtherTours')).OtherTours,
}));

/** Loaded after the list is drawn: only the palette uses them. */
const SortCommands = lazy(async () => ({
  default: (await import('../../../ui/gridSettings/SortCommands')).SortCommands,
}));

/** Loaded on demand: a filter that excludes every tour is rare. */
const NoMatch = lazy(async () => ({ default: (await import('./NoMatch')).NoMatch }));

const newestFirst: RecordSort = { key: 'created', dir: 'desc' };

interface TourTableProps {
  list: ReturnType<typeof useTourList>;
  rowId: (tour: TourView) => string;
  selection: RecordSelection;
  onToggle: (tour: TourView) => void;
  onDelete: (tour: TourView) => void;
  /** Toolbar of the bulk actions; null while no tour is selected. */
  bulkBar: ReactNode;
  /** Progress and results of actions. */
  report: ReactNode;
}

/** True when tours are sorted newest first, as the local worker lists them; the contract guarantees no order. */
const isNewestFirst = (tours: readonly TourView[]): boolean =>
  tours.every(
    ({ created_at }, index) => created_at <= (tours[index - 1]?.created_at ?? created_at),
  );

/** Text of the count below the list, as in '3 of 12 tours, 1 just changed'. */
function shownCount(list: TourTableProps['list'], age: string | null): string {
  const { rows, tours, changedCount, isArriving, problem } = list;
  const total = countOf(tours.length, 'tour');
  if (isArriving) return problem === null ? `${total} so far, loading the rest…` : `First ${total}`;
  const found = rows.length - changedCount;
  const count = found === tours.length ? total : `${formatCount(found)} of ${total}`;
  const changed = changedCount === 0 ? null : `${formatCount(changedCount)} just changed`;
  return [count, changed, age].filter((part) => part !== null).join(', ');
}

/** Number of shown tours, with the number left to translate into the content language. */
function ShownTours({ list }: Pick<TourTableProps, 'list'>) {
  const { language, fetchedAt, isArriving } = list;
  const age = useStaleAge(fetchedAt);
  return (
    <>
      <span>{shownCount(list, age)}</span>
      {language.code !== 'en' && !isArriving && (
        <Suspense fallback={null}>
          <OtherTours language={language} />
        </Suspense>
      )}
    </>
  );
}

/** Layout with the 'Missing' column shown. */
const withMissing = (layout: GridLayout): GridLayout => ({
  ...layout,
  shown: [...new Set([...(layout.shown ?? []), 'missing'])],
});

/** Grid of tours, with search, filters and column settings above. */
export function TourTable(props: TourTableProps) {
  const { list, rowId, selection, onToggle, onDelete, bulkBar, report } = props;
  const { language, tours, rows, hasTours } = list;
  const { filter, urlFilter, search, change, clear } = list.tourFilter;
  const languages = useConsoleSelector(selectLanguages);
  const navigate = useNavigate();
  const [storedLayout, setLayout] = useGridLayout(TOURS_GRID);
  const showsMissing = ![null, 'none', 'ready', 'unready'].includes(urlFilter.missing);
  const layout = useMemo(
    () => (showsMissing ? withMissing(storedLayout) : storedLayout),
    [storedLayout, showsMissing],
  );
  const toggle = useEventCallback((tour: TourView) => {
    list.freezePosition(tour);
    onToggle(tour);
  });
  const remove = useEventCallback(onDelete);
  const languagesByTour = useTourLanguages(tours.length, hasTours && !list.isArriving);
  // Memoised: new column objects would re-lay out the whole grid.
  const columns = useMemo(
    () => tourColumns({ languages, languagesByTour, onToggle: toggle, onDelete: remove }),
    [languages, languagesByTour, toggle, remove],
  );
  const changeSort = useEventCallback((sort: RecordSort | null) => change({ sort }));
  const resizeColumn = useEventCallback((key: string, width: number) =>
    setLayout({ ...storedLayout, widths: { ...storedLayout.widths, [key]: width } }),
  );
  const changeLayout = useEventCallback(setLayout);
  const changeFilter = useEventCallback(change);
  const open = useEventCallback((tour: TourView) => void navigate(tourPath(tour.id)));
  const comesNewestFirst = useMemo(() => isNewestFirst(tours), [tours]);
  const isEmptyCatalogue = tours.length === 0;
  return (
    <>
      <RecordGrid
        label="Tours"
        rows={rows}
        rowId={rowId}
        columns={columns}
        language={language.code}
        loading={list.isLoading}
        sort={filter.sort}
        arrivalSort={comesNewestFirst ? newestFirst : undefined}
        onSortChange={changeSort}
        selection={selection}
        layout={layout}
        onColumnResize={resizeColumn}
        viewKey={`${TOURS_GRID}?${toSearchParams(filter).toString()}`}
        onRowOpen={open}
        countText={hasTours && <ShownTours list={list} />}
        emptyState={
          isEmptyCatalogue ? (
            <NoTours language={language} />
          ) : (
            <Suspense fallback={null}>
              <NoMatch filter={filter} tours={tours} onClear={clear} />
            </Suspense>
          )
        }
        foot={bulkBar}
        floating={report}
        toolbar={
          <TourListToolbar
            query={filter.query}
            filter={urlFilter}
            onSearch={search}
            onChange={changeFilter}
            languages={languages}
            columns={columns}
            layout={storedLayout}
            onLayoutChange={changeLayout}
          />
        }
      />
      <Suspense fallback={null}>
        <SortCommands columns={columns} sort={filter.sort} onSortChange={changeSort} />
      </Suspense>
    </>
  );
}
