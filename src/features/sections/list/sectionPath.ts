export const tourAddress = (tourId: string) => `/admin/tours/${encodeURIComponent(tourId)}`;

export const sectionsAddress = (tourId: string) => `${tourAddress(tourId)}/sections`;

/** Address of the table of all section texts in the content language. */
export const sectionTextsAddress = (tourId: string) => `${sectionsAddress(tourId)}/texts`;

export const sectionAddress = (tourId: string, sectionId: string) =>
  `${sectionsAddress(tourId)}/${encodeURIComponent(sectionId)}`;

/** Address of a section's translations, with the dialog open that adds one in the language. */
export const addTranslationAddress = (tourId: string, sectionId: string, language: string) =>
  `${sectionAddress(tourId, sectionId)}/translations?add=${encodeURIComponent(language)}`;

/** Address of a section's recording in a language, or of the form of its upload. */
export const recordingAddress = (tourId: string, sectionId: string, language: string) =>
  `${sectionAddress(tourId, sectionId)}/audio?language=${encodeURIComponent(language)}`;
