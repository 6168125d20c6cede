import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf, formatCount } from '../../../domain/text/count';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import {
  selectCurrentLanguage,
  selectEnabledLanguages,
  selectLanguages,
} from '../../../state/select/selectLanguages';
import { selectTourList, selectToursFetchedAt } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { useStaleAge } from '../../../state/hooks/useStaleAge';
import { useGridLayout } from '../../../state/hooks/useGridLayout';
import { downloadFile } from '../../../ui/hooks/downloadFile';
import { PageBody } from '../../../ui/shell/PageBody';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import useEventCallback from '@mui/utils/useEventCallback';
import { BulkBar } from '../bulk/BulkBar';
import { BulkDeleteDialog } from '../bulk/BulkDeleteDialog';
import { BulkPublishDialog, type BulkPublishQuestion } from '../bulk/BulkPublishDialog';
import { filterTours } from './filterTours';
import { LanguageWarning } from '../../../ui/controls/LanguageWarning';
import { PublishDialog } from '../publication/PublishDialog';
import { tourAddress, tourColumns } from '../publication/tourColumns';
import { toursCsv } from '../../../domain/tourImport/tourCsv';
import { TourDeleteDialog } from './TourDeleteDialog';
import { toSearchParams } from './tourFilter';
import { NoMatch, NoTours, ViewEnglishTours } from './TourListEmpty';
import { TourListHeader } from './TourListHeader';
import { TourListToolbar, TOURS_GRID } from './TourListToolbar';
import { useReadinessIssues, usePublishing } from '../publication/usePublishing';
import { useTextPresence } from './useTextPresence';
import { affectedTours, useTourBulk } from '../bulk/useTourBulk';
import { useTourFilter } from './useTourFilter';
import { useTourListCommands } from './useTourListCommands';
import { useTourSelection } from './useTourSelection';

// Loaded lazily: only bulk actions need this code.
const BulkProgress = lazy(async () => ({
  default: (await import('../bulk/BulkPanel')).BulkProgress,
}));
const BulkSummary = lazy(async () => ({
  default: (await import('../bulk/BulkPanel')).BulkSummary,
}));

const noTours: readonly TourView[] = [];

function countText(shown: number, all: number, age: string | null): string {
  const total = countOf(all, 'tour');
  const count = shown === all ? total : `${formatCount(shown)} of ${total}`;
  return age === null ? count : `${count}, ${age}`;
}

export function TourListScreen() {
  const language = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectLanguages);
  const enabledLanguages = useConsoleSelector(selectEnabledLanguages);
  const cachedTours = useConsoleSelector((state) => selectTourList(state, language.code));
  const fetchedAt = useConsoleSelector((state) => selectToursFetchedAt(state, language.code));
  const age = useStaleAge(fetchedAt);
  const { error, isFetching, refetch } = useGetToursQuery({ language: language.code });
  const { filter, urlFilter, search, change, clear } = useTourFilter();
  const presence = useTextPresence(filter);
  const [layout, setLayout] = useGridLayout(TOURS_GRID);
  const [toDelete, setToDelete] = useState<TourView | null>(null);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const publishing = usePublishing();
  const { press: togglePublication } = publishing;
  const issuesOf = useReadinessIssues();
  const [publishQuestion, setPublishQuestion] = useState<BulkPublishQuestion | null>(null);
  const navigate = useNavigate();

  const tours = cachedTours ?? noTours;
  const deferredFilter = useDeferredValue(filter);
  const isFiltering = deferredFilter !== filter;
  const rows = useMemo(
    () => filterTours(tours, deferredFilter, presence),
    [tours, deferredFilter, presence],
  );
  const { selection, selected, hiddenCount, clear: clearSelection } = useTourSelection(tours, rows);
  const bulk = useTourBulk();
  const columns = useMemo(
    () => tourColumns({ languages, onToggle: togglePublication, onDelete: setToDelete }),
    [languages, togglePublication],
  );
  const problem =
    error === undefined || (cachedTours === null && isFetching) ? null : problemOf(error);
  const publishSelected = () => {
    const issuesOfTours = affectedTours('publish', selected).map(issuesOf);
    const issuesByTour = issuesOfTours
      .map(({ issues }) => issues)
      .filter((issues) => issues.length > 0);
    const unreadCount = issuesOfTours.filter(({ areSectionsLoaded }) => !areSectionsLoaded).length;
    if (issuesByTour.length > 0)
      setPublishQuestion({ total: issuesOfTours.length, issuesByTour, unreadCount });
    else void bulk.start('publish', selected);
  };
  const exportCsv = (exported: readonly TourView[]) =>
    downloadFile(`tours-${language.code}.csv`, toursCsv(exported), 'text/csv');

  useTourListCommands({
    selected,
    isBusy: bulk.run !== null,
    publish: publishSelected,
    unpublish: () => void bulk.start('unpublish', selected),
    remove: () => setDeleteOpen(true),
    clear: clearSelection,
  });

  const changeSort = useEventCallback((sort: RecordSort | null) => change({ sort }));
  const resizeColumn = useEventCallback((key: string, width: number) =>
    setLayout({ ...layout, widths: { ...layout.widths, [key]: width } }),
  );
  const open = useEventCallback((tour: TourView) => void navigate(tourAddress(tour.id)));

  const exportShown = useEventCallback(() => exportCsv(rows));
  const changeLayout = useEventCallback(setLayout);
  const changeFilter = useEventCallback(change);

  const toolbar = (
    <>
      <TourListToolbar
        query={filter.query}
        filter={urlFilter}
        onSearch={search}
        onChange={changeFilter}
        languages={languages}
        columns={columns}
        layout={layout}
        onLayoutChange={changeLayout}
      />
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          hiddenCount={hiddenCount}
          disabled={bulk.run !== null}
          onPublish={publishSelected}
          onUnpublish={() => void bulk.start('unpublish', selected)}
          onDelete={() => setDeleteOpen(true)}
          onExport={() => exportCsv(selected)}
          onClear={clearSelection}
        />
      )}
    </>
  );

  return (
    <>
      <TourListHeader isEmpty={rows.length === 0} onExport={exportShown} />
      <PageBody>
        <LanguageWarning
          language={language}
          enabledLanguages={enabledLanguages}
          switchToEnglish={<ViewEnglishTours />}
        />
        {problem !== null && cachedTours !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={refetch}
          />
        )}
        <Suspense fallback={null}>
          {bulk.run !== null && <BulkProgress run={bulk.run} onStop={bulk.stop} />}
          {bulk.outcome !== null && (
            <BulkSummary
              outcome={bulk.outcome}
              onUndo={bulk.undo}
              onRetry={bulk.retry}
              onDismiss={bulk.dismiss}
            />
          )}
        </Suspense>
        {problem !== null && cachedTours === null ? (
          <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={refetch} />
        ) : (
          <RecordGrid
            label="Tours"
            rows={rows}
            isSettling={isFiltering}
            columns={columns}
            language={language.code}
            loading={cachedTours === null || presence.isAwaited}
            sort={filter.sort}
            onSortChange={changeSort}
            selection={selection}
            layout={layout}
            onColumnResize={resizeColumn}
            viewKey={`${TOURS_GRID}?${toSearchParams(deferredFilter).toString()}`}
            onRowOpen={open}
            countText={cachedTours === null ? '' : countText(rows.length, tours.length, age)}
            emptyState={
              tours.length === 0 ? (
                <NoTours language={language} />
              ) : (
                <NoMatch filter={filter} onClear={clear} />
              )
            }
            toolbar={toolbar}
          />
        )}
      </PageBody>
      <PublishDialog
        question={publishing.question}
        onConfirm={publishing.confirm}
        onClose={publishing.close}
      />
      {publishQuestion !== null && (
        <BulkPublishDialog
          question={publishQuestion}
          languageLabel={language.label}
          onClose={() => setPublishQuestion(null)}
          onConfirm={() => {
            setPublishQuestion(null);
            void bulk.start('publish', selected);
          }}
        />
      )}
      <TourDeleteDialog tour={toDelete} onClose={() => setToDelete(null)} />
      {isDeleteOpen && (
        <BulkDeleteDialog
          tours={selected}
          onClose={() => setDeleteOpen(false)}
          onConfirm={() => {
            setDeleteOpen(false);
            void bulk.start('delete', selected);
          }}
        />
      )}
    </>
  );
}
