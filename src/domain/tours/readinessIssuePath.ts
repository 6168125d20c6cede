import { sectionPath, sectionsPath } from '../paths/sectionPaths';
import { tourPath } from '../paths/tourPaths';
import { type ReadinessIssue } from './readiness';

/** Path of the form that fixes an issue. */
export function readinessIssuePath(issue: ReadinessIssue, tourId: string): string {
  const path = tourPath(tourId);
  switch (issue.kind) {
    case 'title':
    case 'slug':
    case 'description':
    case 'cover':
      return `${path}/details?edit=${issue.kind}`;
    case 'duration':
    case 'too short':
    case 'too long':
      return `${path}/details?edit=duration_seconds`;
    case 'sections':
      return `${sectionsPath(tourId)}/create`;
    case 'section texts':
    case 'audio': {
      const [onlyId, ...more] = issue.sectionIds;
      if (onlyId === undefined || more.length > 0) {
        return issue.kind === 'audio' ? `${sectionsPath(tourId)}?audio=none` : sectionsPath(tourId);
      }
      const tab = issue.kind === 'audio' ? 'audio' : 'translations';
      return `${sectionPath(tourId, onlyId)}/${tab}`;
    }
  }
}
