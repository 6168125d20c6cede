import { formatDuration } from '../../../domain/text/duration';
import { type ReadinessIssue } from '../../../domain/tours/readiness';

const countSections = (ids: readonly string[], of: number) =>
  `${ids.length} of ${of} ${of === 1 ? 'section' : 'sections'}`;

/** Text of a readiness issue, as in '2 of 8 sections have no audio in Hindi'. */
export function readinessIssueText(issue: ReadinessIssue, languageLabel: string): string {
  switch (issue.kind) {
    case 'title':
    case 'description':
      return `No ${issue.kind} in ${languageLabel}`;
    case 'cover':
    case 'duration':
    case 'sections':
      return `No ${issue.kind}`;
    case 'slug':
      return `The slug “${issue.slug}” has characters other than lowercase Latin letters, digits and hyphens`;
    case 'section texts':
    case 'audio': {
      const what = issue.kind === 'audio' ? 'audio' : 'title';
      const has = issue.sectionIds.length === 1 ? 'has' : 'have';
      return `${countSections(issue.sectionIds, issue.of)} ${has} no ${what} in ${languageLabel}`;
    }
    case 'too short':
    case 'too long': {
      const only = issue.kind === 'too long' ? 'only ' : '';
      const sections = formatDuration(issue.sectionSeconds);
      return `The duration is ${formatDuration(issue.tourSeconds)}, the sections take ${only}${sections}`;
    }
  }
}
