/** Where the draft of a tour's details in one language is kept. */
export const tourDraftPlace = (tourId: string, language: string) =>
  `tour/${tourId}/details/${language}`;
