/** Paths of the console's pages, with the ids of their records. */

export const tourPath = (tourId: string) => `/admin/tours/${encodeURIComponent(tourId)}`;

/** Path of the create form, filled in from another tour. */
export const tourCopyPath = (tourId: string) =>
  `/admin/tours/create?from=${encodeURIComponent(tourId)}`;

/** Parameter of a tour's page by which it asks something, and its value for the deletion. */
export const ASKED_PARAM = 'ask';
export const DELETION = 'delete';

/** Path of a tour's page that asks whether to delete the tour. */
export const tourDeletionPath = (tourId: string) =>
  `${tourPath(tourId)}?${ASKED_PARAM}=${DELETION}`;

export const sectionsPath = (tourId: string) => `${tourPath(tourId)}/sections`;

/** Path of the table of all section texts in the content language. */
export const sectionTextsPath = (tourId: string) => `${sectionsPath(tourId)}/texts`;

export const sectionPath = (tourId: string, sectionId: string) =>
  `${sectionsPath(tourId)}/${encodeURIComponent(sectionId)}`;

/** Path of a section's translations, with the dialog open that adds one in the language. */
export const addTranslationPath = (tourId: string, sectionId: string, language: string) =>
  `${sectionPath(tourId, sectionId)}/translations?add=${encodeURIComponent(language)}`;

/** Path of a section's recording in a language, or of the form of its upload. */
export const recordingPath = (tourId: string, sectionId: string, language: string) =>
  `${sectionPath(tourId, sectionId)}/audio?language=${encodeURIComponent(language)}`;

/** Path that translates into a language: a tour, or the first of the queue. */
export function translatePath(language: string, tourId?: string): string {
  const queue = `/admin/translate?lang=${encodeURIComponent(language)}`;
  return tourId === undefined ? queue : `${queue}&tour=${encodeURIComponent(tourId)}`;
}
