import { compareNewest, type Media } from './media';
import { type Section } from './section';
import { tourGaps } from './tourGaps';
import { type Tour } from './tour';

/** Section fields relevant for publishing: its texts and recordings in the selected language. */
export interface SectionReadiness extends Pick<Section, 'id' | 'duration_seconds'> {
  title: string | null;
  /** Null until its media are loaded. */
  media: readonly Pick<Media, 'id' | 'created_at' | 'type' | 'language' | 'duration'>[] | null;
}

type TourReadiness = Pick<Tour, 'slug' | 'cover_media_url' | 'duration_seconds'> & {
  language: string;
  title: string;
  description: string;
};

/**
 * True for a slug of lower-case Latin letters, digits and single hyphens, which a URL shows unchanged, and for an empty
 * one; others can be stored too.
 */
export const isPlainSlug = (slug: string): boolean => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug);

/** Issue with publishing a tour in a language. */
export type ReadinessIssue =
  | { kind: 'title' | 'description' | 'cover' | 'duration' | 'sections' }
  /** Slug with other characters than lower-case Latin letters, digits and single hyphens. */
  | { kind: 'slug'; slug: string }
  /** Sections without a title, or without a recording, in the language; `of` is the number of all sections. */
  | { kind: 'section texts' | 'audio'; sectionIds: string[]; of: number }
  /** Duration of the tour and sum of its sections, both in seconds. */
  | { kind: 'too short' | 'too long'; tourSeconds: number; sectionSeconds: number };

/** Minimum ratio of the tour's duration to the sum of its sections, with 5 % for rounding. */
const MIN_DURATION_RATIO = 0.95;
/** Maximum ratio of the tour's duration to the sum of its sections: walking takes time, but hardly twice as much. */
const MAX_DURATION_RATIO = 3;

const recordingsOf = ({ media }: SectionReadiness, language: string) =>
  media?.filter((file) => file.type === 'audio' && file.language === language) ?? [];

/** Duration of a section in seconds: of the newest recording in the language, else as set; null when unknown. */
function secondsOf(section: SectionReadiness, language: string): number | null {
  const [newest] = recordingsOf(section, language).sort(compareNewest);
  return newest?.duration ?? section.duration_seconds;
}

function durationIssue(
  tour: TourReadiness,
  sections: readonly SectionReadiness[],
): ReadinessIssue[] {
  const tourSeconds = tour.duration_seconds;
  if (tourSeconds === null) return [];
  const lengths = sections.map((section) => secondsOf(section, tour.language));
  const sectionSeconds = Math.round(
    lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0),
  );
  if (sectionSeconds === 0) return [];
  if (tourSeconds < sectionSeconds * MIN_DURATION_RATIO) {
    return [{ kind: 'too short', tourSeconds, sectionSeconds }];
  }
  // Sections of unknown length may account for the rest.
  const isComplete = lengths.every((length) => length !== null);
  const isTooLong = isComplete && tourSeconds > sectionSeconds * MAX_DURATION_RATIO;
  return isTooLong ? [{ kind: 'too long', tourSeconds, sectionSeconds }] : [];
}

/**
 * Issues with publishing a tour in the selected language; advisory only. While `sections` is null (not loaded), there
 * are none about sections.
 */
export function readinessIssues(
  tour: TourReadiness,
  sections: readonly SectionReadiness[] | null,
): ReadinessIssue[] {
  const issues: ReadinessIssue[] = tourGaps(tour).map((kind) => ({ kind }));
  if (!isPlainSlug(tour.slug)) issues.push({ kind: 'slug', slug: tour.slug });
  if (sections === null) return issues;
  if (sections.length === 0) return [...issues, { kind: 'sections' }];
  const of = sections.length;
  const idsOf = (list: readonly SectionReadiness[]) => list.map(({ id }) => id);
  const untitled = sections.filter(({ title }) => (title ?? '').trim() === '');
  const silent = sections.filter(
    (section) => section.media !== null && recordingsOf(section, tour.language).length === 0,
  );
  if (untitled.length > 0) issues.push({ kind: 'section texts', sectionIds: idsOf(untitled), of });
  if (silent.length > 0) issues.push({ kind: 'audio', sectionIds: idsOf(silent), of });
  return [...issues, ...durationIssue(tour, sections)];
}

/**
 * False when a tour has readiness issues in its language, true when it has none; null when it has none so far, but its
 * sections or their media are not loaded.
 */
export function isReadyToPublish(
  tour: TourReadiness,
  sections: readonly SectionReadiness[] | null,
): boolean | null {
  if (readinessIssues(tour, sections).length > 0) return false;
  return sections?.every(({ media }) => media !== null) === true ? true : null;
}
