import { useEffect, type ReactNode } from 'react';
import { formatAge } from '../../../domain/text/date';
import { CardsSkeleton } from '../../../ui/feedback/CardsSkeleton';
import { GridSkeleton } from '../../../ui/feedback/GridSkeleton';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { markFailuresInline } from '../../../state/start/inlineFailures';
import { NoAnalytics } from '../view/NoAnalytics';
import { type AnalyticsPart } from '../../../state/hooks/useAnalyticsPart';

const endpoints = ['getAnalyticsOverview', 'getSectionPlays', 'getTourPlays'];

interface AnalyticsPanelProps<T> {
  part: AnalyticsPart<T>;
  isEmpty: (data: T) => boolean;
  hasCards?: boolean;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** Panel for one analytics response in all its states; stale data stays when a refresh fails. */
export function AnalyticsPanel<T>(props: AnalyticsPanelProps<T>) {
  const { part, isEmpty, hasCards = false, onRetry, children } = props;
  const { data, problem, updatedAtMs } = part;
  const hasData = data !== null;
  // A note above the figures, with Retry, reports the failure.
  useEffect(() => {
    if (!hasData) return undefined;
    return markFailuresInline(endpoints);
  }, [hasData]);
  if (data === null && problem !== null) {
    return <ProblemPanel title="Failed to Load Analytics" problem={problem} onRetry={onRetry} />;
  }
  if (data === null) {
    return (
      <>
        {hasCards && <CardsSkeleton cards={7} height={100} minWidth={150} />}
        <GridSkeleton rows={8} />
      </>
    );
  }
  const age = updatedAtMs === null ? undefined : formatAge(updatedAtMs, Date.now());
  return (
    <>
      {problem !== null && (
        <ProblemNote
          title="Failed to load analytics data"
          problem={problem}
          age={age}
          onRetry={onRetry}
        />
      )}
      {isEmpty(data) ? <NoAnalytics /> : children(data)}
    </>
  );
}
