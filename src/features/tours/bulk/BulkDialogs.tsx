import { lazy, Suspense } from 'react';
import { type BulkActions } from './useBulkActions';

const BulkQuestion = lazy(async () => ({ default: (await import('./BulkQuestion')).BulkQuestion }));

/** Dialogs of the bulk actions, loaded lazily with the first one opened. */
export function BulkDialogs({ actions }: { actions: BulkActions }) {
  if (actions.dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <BulkQuestion actions={actions} />
    </Suspense>
  );
}
