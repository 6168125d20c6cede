/** Address of the create form, filled in from another tour. */
export const tourCopyAddress = (tourId: string) =>
  `/admin/tours/create?from=${encodeURIComponent(tourId)}`;
