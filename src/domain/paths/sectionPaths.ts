import { tourPath } from './tourPaths';

/** Paths of the section pages of a tour. */

export const sectionsPath = (tourId: string) => `${tourPath(tourId)}/sections`;

/** Path of the table of all section texts in the content language. */
export const sectionTextsPath = (tourId: string) => `${sectionsPath(tourId)}/texts`;

export const sectionPath = (tourId: string, sectionId: string) =>
  `${sectionsPath(tourId)}/${encodeURIComponent(sectionId)}`;

/** Path of a section's page, or of the tour's page when `sectionId` is null. */
export const sectionOrTourPath = (tourId: string, sectionId: string | null) =>
  sectionId === null ? tourPath(tourId) : sectionPath(tourId, sectionId);

/** Path of a section's translations page with the dialog that adds a translation open. */
export const addTranslationPath = (tourId: string, sectionId: string, language: string) =>
  `${sectionPath(tourId, sectionId)}/translations?add=${encodeURIComponent(language)}`;

/** Path of a section's recording in a language, or of its upload form. */
export const recordingPath = (tourId: string, sectionId: string, language: string) =>
  `${sectionPath(tourId, sectionId)}/audio?language=${encodeURIComponent(language)}`;
