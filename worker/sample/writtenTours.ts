import type { CatalogueSection, CatalogueTour, NarrationEntry } from './catalogueFolder';
import type { SampleNarration, SampleTour } from './sampleTour';

/** True for one tour in thirty-three, which gets no cover, so that screens show that case. */
const hasNoCover = (index: number): boolean => index % 33 === 20;

const twoDigits = (index: number): string => String(index + 1).padStart(2, '0');
export const coverPath = (slug: string): string => `pictures/${slug}.webp`;
export const sectionPicturePath = (slug: string, index: number): string =>
  `pictures/${slug}-${twoDigits(index)}.webp`;
export const narrationPath = (file: string): string => `narrations/${file}`;

/** Generated files that these tours use, as paths relative to the sample folder. */
export function usedPaths(
  tours: readonly CatalogueTour[],
  pictures: ReadonlySet<string>,
  narrations: readonly NarrationEntry[],
): string[] {
  const slugs = new Set(tours.map(({ slug }) => slug));
  const ofPictures = tours.flatMap((tour, tourIndex) => [
    ...(hasNoCover(tourIndex) ? [] : [coverPath(tour.slug)]),
    ...tour.sections.map((_, index) => sectionPicturePath(tour.slug, index)),
  ]);
  return [
    ...ofPictures.filter((path) => pictures.has(path.slice('pictures/'.length))),
    ...narrations.filter(({ slug }) => slugs.has(slug)).map(({ file }) => narrationPath(file)),
  ];
}

/** Narration of a section, which reads its description aloud (tools/sampleArt/audio/plan.ts). */
function narrationFrom(
  entry: NarrationEntry,
  { texts }: CatalogueSection,
  keys: ReadonlyMap<string, string>,
): SampleNarration[] {
  const fileKey = keys.get(narrationPath(entry.file));
  if (fileKey === undefined) return [];
  const { language, file: filename, durationSeconds, chapters } = entry;
  const transcript = texts[language]?.description ?? '';
  return [{ language, fileKey, filename, durationSeconds, transcript, chapters }];
}

/** The hand-written tours, with the keys of their stored files. */
export function writtenTours(
  tours: readonly CatalogueTour[],
  narrations: readonly NarrationEntry[],
  keys: ReadonlyMap<string, string>,
): SampleTour[] {
  return tours.map((tour) => ({
    ...tour,
    primaryLanguage: 'en',
    coverKey: keys.get(coverPath(tour.slug)) ?? null,
    sections: tour.sections.map((section, index) => ({
      ...section,
      pictureKey: keys.get(sectionPicturePath(tour.slug, index)) ?? null,
      narrations: narrations
        .filter((entry) => entry.slug === tour.slug && entry.section === index)
        .flatMap((entry) => narrationFrom(entry, section, keys)),
    })),
  }));
}
