import { countOf } from '../../../domain/text/count';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { RunProgressBar, RunSummary } from '../../../ui/feedback/RunPanel';
import { type BulkKind, type BulkOutcome, type BulkRun } from './useTourBulk';

const doing: Record<BulkKind, string> = {
  publish: 'Publishing',
  unpublish: 'Unpublishing',
  delete: 'Deleting',
  undo: 'Taking back',
};
const done: Record<BulkKind, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  undo: 'put back as they were',
};

/** How far it is, and the means to stop it. */
export function BulkProgress({ run, onStop }: { run: BulkRun; onStop: () => void }) {
  const { done: through, failed, total } = run.progress;
  const ready = through + failed;
  const label = `${doing[run.kind]} ${ready} of ${countOf(total, 'tour')}`;
  return <RunProgressBar label={label} completed={ready} total={total} onStop={onStop} />;
}

interface BulkSummaryProps {
  outcome: BulkOutcome;
  onUndo: () => void;
  onRetry: (tours: readonly TourView[]) => void;
  onDismiss: () => void;
}

/** What became of it: how many went through, which failed and why, what was left. */
export function BulkSummary({ outcome, onUndo, onRetry, onDismiss }: BulkSummaryProps) {
  const { kind, result, canUndo } = outcome;
  const { failed, left } = result;
  const again = [...failed.map(({ item }) => item), ...left];
  const parts = [
    `${countOf(result.done.length, 'tour')} ${done[kind]}`,
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(left.length > 0 ? [`${left.length} not begun`] : []),
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
      retryCount={again.length}
      onRetry={() => onRetry(again)}
      onDismiss={onDismiss}
    />
  );
}
