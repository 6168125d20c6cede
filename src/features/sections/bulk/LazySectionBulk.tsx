import { lazy, Suspense } from 'react';
import { type SectionBulk } from './useSectionBulk';

// Loaded lazily: only work on several sections needs them.
const SectionBulkBar = lazy(async () => ({
  default: (await import('./SectionBulkBar')).SectionBulkBar,
}));
const SectionBulkReport = lazy(async () => ({
  default: (await import('./SectionBulkReport')).SectionBulkReport,
}));
const SectionBulkDialogs = lazy(async () => ({
  default: (await import('./SectionBulkDialogs')).SectionBulkDialogs,
}));

interface LazyBulkBarProps {
  bulk: SectionBulk;
  hiddenCount: number;
  onClear: () => void;
}

/** The toolbar, while sections are selected. */
export function LazyBulkBar(props: LazyBulkBarProps) {
  if (props.bulk.selected.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SectionBulkBar {...props} />
    </Suspense>
  );
}

/** The report, while there is something to tell. */
export function LazyBulkReport({ bulk }: { bulk: SectionBulk }) {
  const { deletion, moves } = bulk;
  if (deletion.run === null && deletion.outcome === null && moves.report === null) return null;
  return (
    <Suspense fallback={null}>
      <SectionBulkReport bulk={bulk} />
    </Suspense>
  );
}

/** The dialog that is open. */
export function LazyBulkDialogs({ bulk, count }: { bulk: SectionBulk; count: number }) {
  if (bulk.dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <SectionBulkDialogs bulk={bulk} count={count} />
    </Suspense>
  );
}
