import { lazy, Suspense } from 'react';
import { type useTourBulk } from './useTourBulk';

// Loaded lazily: only bulk actions need this code.
const BulkProgress = lazy(async () => ({ default: (await import('./BulkPanel')).BulkProgress }));
const BulkSummary = lazy(async () => ({ default: (await import('./BulkPanel')).BulkSummary }));

interface BulkReportProps {
  bulk: ReturnType<typeof useTourBulk>;
  languageLabel: string;
}

/** Progress of the running bulk action, and the summary of the last one. */
export function BulkReport({ bulk, languageLabel }: BulkReportProps) {
  return (
    <Suspense fallback={null}>
      {bulk.run !== null && <BulkProgress run={bulk.run} onStop={bulk.stop} />}
      {bulk.outcome !== null && (
        <BulkSummary
          outcome={bulk.outcome}
          languageLabel={languageLabel}
          onUndo={bulk.undo}
          onRetry={bulk.retry}
          onDismiss={bulk.dismiss}
        />
      )}
    </Suspense>
  );
}
