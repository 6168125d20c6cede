/** Address of a tour's page. */
export const tourAddress = (tourId: string) => `/admin/tours/${encodeURIComponent(tourId)}`;
