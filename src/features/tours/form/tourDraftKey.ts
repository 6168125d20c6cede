/** Storage key of the draft of a tour's details in one language. */
export const tourDraftKey = (tourId: string, language: string) =>
  `tour/${tourId}/details/${language}`;
