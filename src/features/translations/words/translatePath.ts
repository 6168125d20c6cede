/** Page that shows a tour's texts in a language beside their source. */
export const translatePath = (tourId: string, language: string): string =>
  `/admin/translate?lang=${encodeURIComponent(language)}&tour=${encodeURIComponent(tourId)}`;
