import { countOf, formatCount } from '../../../domain/text/count';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type RootState } from '../../../state/select/rootState';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { RunProgressBar, RunSummary } from '../../../ui/feedback/RunPanel';
import { type BulkRun } from '../../../ui/selection/useBulkRun';
import { OpenPoints } from './OpenPoints';
import { type BulkKind, type BulkOutcome } from './useTourBulk';

const progressVerbs: Record<BulkKind, string> = {
  publish: 'Publishing',
  unpublish: 'Unpublishing',
  edit: 'Changing',
  delete: 'Deleting',
  undo: 'Undoing',
};
const doneVerbs: Record<BulkKind, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  edit: 'changed',
  delete: 'deleted',
  undo: 'put back as they were',
};

/** Progress of a bulk action, with a stop button. */
export function BulkProgress({ run, onStop }: { run: BulkRun<BulkKind>; onStop: () => void }) {
  const { done: doneCount, failed, total } = run.progress;
  const finishedCount = doneCount + failed;
  const label = `${progressVerbs[run.kind]} ${finishedCount} of ${countOf(total, 'tour')}`;
  return <RunProgressBar label={label} completed={finishedCount} total={total} onStop={onStop} />;
}

/** Number of tours whose edits are saved on this device and not yet sent. */
const countWaiting = (state: RootState, tours: readonly TourView[]) =>
  tours.filter(({ id, language }) => selectTour(state, id, language)?.saveState === 'saved here')
    .length;

interface BulkSummaryProps {
  outcome: BulkOutcome;
  languageLabel: string;
  onUndo: () => void;
  onRetry: (tours: readonly TourView[]) => void;
  onDismiss: () => void;
}

/** Result of a bulk action: counts of succeeded, failed (with reasons) and not-started tours. */
export function BulkSummary({
  outcome,
  languageLabel,
  onUndo,
  onRetry,
  onDismiss,
}: BulkSummaryProps) {
  const { kind, result, canUndo } = outcome;
  const { failed, notStarted } = result;
  const waitingCount = useConsoleSelector((state) => countWaiting(state, result.done));
  const retryable = [...failed.map(({ item }) => item), ...notStarted];
  const isOneUndone = kind === 'undo' && result.done.length === 1;
  const doneVerb = isOneUndone ? 'put back as it was' : doneVerbs[kind];
  const parts = [
    `${countOf(result.done.length, 'tour')} ${doneVerb}`,
    ...(waitingCount > 0 ? [`${formatCount(waitingCount)} waiting to be sent`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(notStarted.length > 0 ? [`${notStarted.length} not started`] : []),
  ];
  return (
    <RunSummary
      text={parts.join(', ')}
      failed={failed.map(({ item, failure }) => ({
        id: item.id,
        name: <Content language={item.language}>{item.title}</Content>,
        message: failure.message,
      }))}
      onUndo={canUndo ? onUndo : undefined}
      retryCount={retryable.length}
      onRetry={() => onRetry(retryable)}
      onDismiss={onDismiss}
    >
      {kind === 'publish' && <OpenPoints tours={result.done} languageLabel={languageLabel} />}
    </RunSummary>
  );
}
