import { formatCount } from '../../../domain/text/count';
import { type ReadinessIssue } from '../../../domain/tours/readiness';

const bulkTexts: Record<ReadinessIssue['kind'], string> = {
  title: 'without a title',
  description: 'without a description',
  cover: 'without a cover',
  duration: 'without a duration',
  slug: 'with a slug that is not a plain address',
  sections: 'without sections',
  'section texts': 'with sections that have no title',
  audio: 'with sections that have no audio',
  'too short': 'shorter than their sections',
  'too long': 'far longer than their sections',
};

/** Number of tours per kind of issue, as in '3 without a cover'. */
export function countIssues(issuesByTour: readonly (readonly ReadinessIssue[])[]): string[] {
  const counts = new Map<ReadinessIssue['kind'], number>();
  for (const { kind } of issuesByTour.flat()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${formatCount(count)} ${bulkTexts[kind]}`);
}
