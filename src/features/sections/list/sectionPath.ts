export const addressOfTour = (tourId: string) => `/admin/tours/${encodeURIComponent(tourId)}`;

export const addressOfSections = (tourId: string) => `${addressOfTour(tourId)}/sections`;

/** The table of all sections' texts in the content language. */
export const addressOfTexts = (tourId: string) => `${addressOfSections(tourId)}/texts`;

export const addressOfSection = (tourId: string, sectionId: string) =>
  `${addressOfSections(tourId)}/${encodeURIComponent(sectionId)}`;

/** The page of a section's translations, with the dialog open that adds one in the language. */
export const addressToTranslate = (tourId: string, sectionId: string, language: string) =>
  `${addressOfSection(tourId, sectionId)}/translations?add=${encodeURIComponent(language)}`;
