import { lazy, Suspense, useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type Language } from '../../../domain/languages/language';
import { countOf } from '../../../domain/text/count';
import { formatAge } from '../../../domain/text/date';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useFirstIds } from '../../../state/hooks/useFirstIds';
import { announced } from '../../../state/model/noticesSlice';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { type TourView } from '../../../state/select/tourViews';
import { LanguageWarning } from '../../../ui/controls/LanguageWarning';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { downloadFile } from '../../../ui/dom/downloadFile';
import { useDeselectionByRun, useSelectedRows } from '../../../ui/selection/useSelectedRows';
import { PageBody } from '../../../ui/shell/PageBody';
import { BulkDialogs } from '../bulk/BulkDialogs';
import { BulkReport } from '../bulk/BulkReport';
import { useBulkActions } from '../bulk/useBulkActions';
import { PublishedNote } from '../publication/PublishedNote';
import { usePublishToggleWithBanner } from '../publication/usePublishToggleWithBanner';
import { useOpenCount } from '../../../ui/hooks/useOpenCount';
import { ViewEnglishTours } from './TourListEmpty';
import { TourListHeader } from './TourListHeader';
import { toSearchParams } from './tourFilter';
import { TOURS_GRID } from './TourListToolbar';
import { TourTable } from './TourTable';
import { useTourList } from './useTourList';
import { useTourViews } from './useTourViews';

/** Loaded when a deletion is first requested. */
const TourDeleteDialog = lazy(async () => ({
  default: (await import('./TourDeleteDialog')).TourDeleteDialog,
}));
/** Loaded after the list is drawn: only the palette uses them. */
const TourListCommands = lazy(async () => ({
  default: (await import('./TourListCommands')).TourListCommands,
}));
/** Loaded with the first selection. */
const BulkBar = lazy(async () => ({ default: (await import('../bulk/BulkBar')).BulkBar }));

/** Function that downloads tours as a CSV file. */
function useTourExport({ code, label }: Language) {
  const dispatch = useConsoleDispatch();
  return async (exported: readonly TourView[]) => {
    const { toursCsv } = await import('../../../domain/tourImport/tourCsv');
    downloadFile(`tours-${code}.csv`, toursCsv(exported), 'text/csv');
    dispatch(announced('success', `${countOf(exported.length, 'tour')} in ${label} exported`));
  };
}

export function TourListScreen() {
  const list = useTourList();
  const { language, tours, rows, hasTours, fetchedAt, problem, refetch, tourFilter } = list;
  const enabledLanguages = useConsoleSelector(selectEnabledLanguages);
  const { rowId } = useFirstIds();
  const { selection, selected, hiddenCount, clear } = useSelectedRows(tours, rows, rowId);
  const actions = useBulkActions(selected);
  useDeselectionByRun(actions.isBusy, selection, rows, rowId);
  const publishing = usePublishToggleWithBanner();
  const [toDelete, setToDelete] = useState<TourView | null>(null);
  const hasAsked = useOpenCount(toDelete !== null) > 0;
  const exportCsv = useTourExport(language);
  const exportSelected = () => void exportCsv(selected);
  const { views } = useTourViews(TOURS_GRID);
  const current = toSearchParams(tourFilter.urlFilter).toString();
  const viewName = views.find(({ search }) => search !== '' && search === current)?.name ?? null;
  const exportShown = useEventCallback(() => void exportCsv(rows));
  return (
    <>
      <TourListHeader viewName={viewName} isEmpty={rows.length === 0} onExport={exportShown} />
      <PageBody>
        <LanguageWarning
          language={language}
          enabledLanguages={enabledLanguages}
          switchToEnglish={<ViewEnglishTours />}
        />
        {problem !== null && hasTours && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={refetch}
          />
        )}
        {problem !== null && !hasTours ? (
          <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={refetch} />
        ) : (
          <TourTable
            list={list}
            rowId={rowId}
            selection={selection}
            onToggle={publishing.press}
            onDelete={setToDelete}
            report={
              <>
                <PublishedNote {...publishing} />
                <BulkReport bulk={actions.bulk} languageLabel={language.label} />
              </>
            }
            bulkBar={
              selected.length > 0 && (
                <Suspense fallback={null}>
                  <BulkBar
                    actions={actions}
                    hiddenCount={hiddenCount}
                    onExport={exportSelected}
                    onClear={clear}
                  />
                </Suspense>
              )
            }
          />
        )}
      </PageBody>
      <BulkDialogs actions={actions} />
      <Suspense fallback={null}>
        <TourListCommands
          list={{ tourFilter, views, canExport: rows.length > 0, onExport: exportShown }}
          selection={{ actions, onExport: exportSelected, onClear: clear }}
        />
      </Suspense>
      {hasAsked && (
        <Suspense fallback={null}>
          <TourDeleteDialog tour={toDelete} onClose={() => setToDelete(null)} />
        </Suspense>
      )}
    </>
  );
}
