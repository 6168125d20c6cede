/** Address of the create form, filled in from another tour. */
export const tourCopyAddress = (tourId: string) =>
  `/admin/tours/create?from=${encodeURIComponent(tourId)}`;

/** Parameter of a tour's address by which its page asks something, and its value for the deletion. */
export const ASKED_PARAM = 'ask';
export const DELETION = 'delete';

/** Address of a tour's page that asks whether to delete the tour. */
export const tourDeletionAddress = (tourId: string) =>
  `/admin/tours/${encodeURIComponent(tourId)}?${ASKED_PARAM}=${DELETION}`;

/** Address that translates into a language: a tour, or the first of the queue. */
export function translateAddress(language: string, tourId?: string): string {
  const queue = `/admin/translate?lang=${encodeURIComponent(language)}`;
  return tourId === undefined ? queue : `${queue}&tour=${encodeURIComponent(tourId)}`;
}
