/** Paths of the pages of a tour. */

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

/** Path that translates into a language: a tour, or the first of the queue. */
export function translatePath(language: string, tourId?: string): string {
  const queue = `/admin/translate?lang=${encodeURIComponent(language)}`;
  return tourId === undefined ? queue : `${queue}&tour=${encodeURIComponent(tourId)}`;
}
