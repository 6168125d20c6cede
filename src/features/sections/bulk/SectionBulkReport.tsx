import { lazy, Suspense } from 'react';
import { countOf } from '../../../domain/text/count';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { type SectionBulk } from './useSectionBulk';

// Loaded lazily: only bulk actions need this code.
const loadRunPanel = () => import('../../../ui/feedback/RunPanel');
const RunProgressBar = lazy(async () => ({ default: (await loadRunPanel()).RunProgressBar }));
const RunSummary = lazy(async () => ({ default: (await loadRunPanel()).RunSummary }));

/** Title of a section, in its language. */
export const SectionName = ({ section }: { section: SectionView }) => (
  <Content language={section.language} fallback="[No Title]">
    {section.title}
  </Content>
);

function DeletionSummary({ bulk }: { bulk: SectionBulk }) {
  const { outcome, dismiss } = bulk.deletion;
  if (outcome === null) return null;
  const { done, failed, notStarted } = outcome.result;
  const retryable = [...failed.map(({ item }) => item), ...notStarted];
  const parts = [
    `${countOf(done.length, 'section')} deleted`,
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(notStarted.length > 0 ? [`${notStarted.length} not started`] : []),
  ];
  return (
    <RunSummary
      text={parts.join(', ')}
      failed={failed.map(({ item, failure }) => ({
        id: item.id,
        name: <SectionName section={item} />,
        message: failure.message,
      }))}
      retryCount={retryable.length}
      onRetry={() => bulk.remove(retryable)}
      onDismiss={dismiss}
    />
  );
}

function ProgressOrSummary({ bulk }: { bulk: SectionBulk }) {
  const { run, stop } = bulk.deletion;
  const { report, undo, close } = bulk.moves;
  if (run !== null) {
    const { done, failed, total } = run.progress;
    const completed = done + failed;
    const label = `Deleting ${completed} of ${countOf(total, 'section')}`;
    return <RunProgressBar label={label} completed={completed} total={total} onStop={stop} />;
  }
  if (report === null) return <DeletionSummary bulk={bulk} />;
  return (
    <RunSummary
      text={report.text}
      failed={[]}
      onUndo={report.step === null ? undefined : undo}
      retryCount={0}
      onRetry={close}
      onDismiss={close}
    />
  );
}

/** Progress of a bulk deletion, or the result of the last deletion or move. */
export const SectionBulkReport = ({ bulk }: { bulk: SectionBulk }) => (
  <Suspense fallback={null}>
    <ProgressOrSummary bulk={bulk} />
  </Suspense>
);
