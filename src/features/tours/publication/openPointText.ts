import { formatCount } from '../../../domain/text/count';
import { formatDuration } from '../../../domain/text/duration';
import { type ReadinessIssue } from '../../../domain/tours/readiness';
import { tourAddress } from './tourColumns';

const countSections = (ids: readonly string[], of: number) =>
  `${ids.length} of ${of} ${of === 1 ? 'section' : 'sections'}`;

/** Text of an open point: '2 of 8 sections have no audio in Hindi'. */
export function openPointText(point: ReadinessIssue, languageLabel: string): string {
  switch (point.kind) {
    case 'title':
    case 'description':
      return `No ${point.kind} in ${languageLabel}`;
    case 'cover':
    case 'duration':
    case 'sections':
      return `No ${point.kind}`;
    case 'section texts':
    case 'audio': {
      const what = point.kind === 'audio' ? 'audio' : 'title';
      const has = point.sectionIds.length === 1 ? 'has' : 'have';
      return `${countSections(point.sectionIds, point.of)} ${has} no ${what} in ${languageLabel}`;
    }
    case 'too short':
    case 'too long': {
      const only = point.kind === 'too long' ? 'only ' : '';
      const sections = formatDuration(point.sectionSeconds);
      return `The duration is ${formatDuration(point.tourSeconds)}, the sections take ${only}${sections}`;
    }
  }
}

/** Address of the form where an open point can be fixed. */
export function openPointAddress(point: ReadinessIssue, tourId: string): string {
  const address = tourAddress(tourId);
  switch (point.kind) {
    case 'title':
    case 'description':
    case 'cover':
      return `${address}/details?edit=${point.kind}`;
    case 'duration':
    case 'too short':
    case 'too long':
      return `${address}/details?edit=duration_seconds`;
    case 'sections':
      return `${address}/sections/create`;
    case 'section texts':
    case 'audio': {
      const [onlyId, ...more] = point.sectionIds;
      if (onlyId === undefined || more.length > 0) return `${address}/sections`;
      const tab = point.kind === 'audio' ? 'audio' : 'translations';
      return `${address}/sections/${encodeURIComponent(onlyId)}/${tab}`;
    }
  }
}

const bulkTexts: Record<ReadinessIssue['kind'], string> = {
  title: 'without a title',
  description: 'without a description',
  cover: 'without a cover',
  duration: 'without a duration',
  sections: 'without sections',
  'section texts': 'with sections that have no title',
  audio: 'with sections that have no audio',
  'too short': 'shorter than their sections',
  'too long': 'far longer than their sections',
};

/** Number of tours for each open point: '3 without a cover'. */
export function countPoints(pointsByTour: readonly (readonly ReadinessIssue[])[]): string[] {
  const counts = new Map<ReadinessIssue['kind'], number>();
  for (const { kind } of pointsByTour.flat()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${formatCount(count)} ${bulkTexts[kind]}`);
}
