import { type Media } from './media';
import { type Section } from './section';
import { tourGaps } from './tourGaps';
import { type Tour } from './tour';

/** A section as it counts for publishing: its words and recordings in the language that is looked at. */
export interface ReadySection extends Pick<Section, 'id' | 'duration_seconds'> {
  title: string | null;
  /** Null while it is not known which media it has. */
  media: readonly Pick<Media, 'type' | 'language' | 'duration'>[] | null;
}

type ReadyTour = Pick<Tour, 'cover_media_url' | 'duration_seconds'> & {
  language: string;
  title: string;
  description: string;
};

/** Something that is still open when a tour is published in a language. */
export type OpenPoint =
  | { kind: 'title' | 'description' | 'cover' | 'duration' | 'sections' }
  /** Sections without a title, or without a recording, in the language; `of` so many. */
  | { kind: 'section texts' | 'audio'; sectionIds: string[]; of: number }
  /** The tour's own duration beside what its sections take together, both in seconds. */
  | { kind: 'too short' | 'too long'; tourSeconds: number; sectionSeconds: number };

/** Whoever listens to everything needs at least as long as that; a little less is rounding. */
const SHORTEST = 0.95;
/** Walking takes its time, but hardly twice what there is to hear. */
const LONGEST = 3;

const recordingsOf = ({ media }: ReadySection, language: string) =>
  media?.filter((one) => one.type === 'audio' && one.language === language) ?? [];

/** How long a section is: its recording in the language, else what was set; null where neither is known. */
function secondsOf(section: ReadySection, language: string): number | null {
  const lengths = recordingsOf(section, language).flatMap(({ duration }) => duration ?? []);
  return lengths.length > 0 ? Math.max(...lengths) : section.duration_seconds;
}

function durationPoint(tour: ReadyTour, sections: readonly ReadySection[]): OpenPoint[] {
  const tourSeconds = tour.duration_seconds;
  if (tourSeconds === null) return [];
  const lengths = sections.map((section) => secondsOf(section, tour.language));
  const sectionSeconds = Math.round(
    lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0),
  );
  if (sectionSeconds === 0) return [];
  if (tourSeconds < sectionSeconds * SHORTEST) {
    return [{ kind: 'too short', tourSeconds, sectionSeconds }];
  }
  // What is not known may take the rest of the time.
  const isWhole = lengths.every((length) => length !== null);
  const isTooLong = isWhole && tourSeconds > sectionSeconds * LONGEST;
  return isTooLong ? [{ kind: 'too long', tourSeconds, sectionSeconds }] : [];
}

/**
 * What is still open when a tour is published, in the language it is looked at in: advice, never a
 * wall. `sections` are null while they are not known: nothing is said of them then.
 */
export function openPoints(tour: ReadyTour, sections: readonly ReadySection[] | null): OpenPoint[] {
  const points: OpenPoint[] = tourGaps(tour).map((kind) => ({ kind }));
  if (sections === null) return points;
  if (sections.length === 0) return [...points, { kind: 'sections' }];
  const of = sections.length;
  const idsOf = (some: readonly ReadySection[]) => some.map(({ id }) => id);
  const untitled = sections.filter(({ title }) => (title ?? '').trim() === '');
  const silent = sections.filter(
    (section) => section.media !== null && recordingsOf(section, tour.language).length === 0,
  );
  if (untitled.length > 0) points.push({ kind: 'section texts', sectionIds: idsOf(untitled), of });
  if (silent.length > 0) points.push({ kind: 'audio', sectionIds: idsOf(silent), of });
  return [...points, ...durationPoint(tour, sections)];
}
