/** Paths of the pages of a tour. */

export const tourPath = (tourId: string) => `/admin/tours/${encodeURIComponent(tourId)}`;

/** Path of the creation form, prefilled from another tour. */
export const tourCopyPath = (tourId: string) =>
  `/admin/tours/create?from=${encodeURIComponent(tourId)}`;

/** Query parameter that opens a dialog on a tour's page, and its value for deletion. */
export const ASKED_PARAM = 'ask';
export const DELETION = 'delete';

/** Path of a tour's page with the deletion dialog open. */
export const tourDeletionPath = (tourId: string) =>
  `${tourPath(tourId)}?${ASKED_PARAM}=${DELETION}`;

/** Path of the translation page in a language: of a tour, or of the first item in the queue. */
export function translatePath(language: string, tourId?: string): string {
  const queue = `/admin/translate?lang=${encodeURIComponent(language)}`;
  return tourId === undefined ? queue : `${queue}&tour=${encodeURIComponent(tourId)}`;
}
