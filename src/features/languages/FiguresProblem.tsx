import { formatAge } from '../../domain/text/date';
import { type useAnalyticsOverview } from '../../state/hooks/useAnalyticsPart';
import { ProblemNote } from '../../ui/feedback/ProblemNote';

type FiguresProblemProps = Pick<
  ReturnType<typeof useAnalyticsOverview>,
  'problem' | 'updatedAtMs' | 'refetch'
>;

/** Note that the counts of sections and plays are stale or missing. */
export function FiguresProblem({ problem, updatedAtMs, refetch }: FiguresProblemProps) {
  if (problem === null) return null;
  return (
    <ProblemNote
      title={updatedAtMs === null ? 'Sections and plays could not be loaded' : undefined}
      problem={problem}
      age={updatedAtMs === null ? undefined : formatAge(updatedAtMs, Date.now())}
      onRetry={() => void refetch()}
    />
  );
}
