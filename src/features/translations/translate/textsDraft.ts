/** Place of the draft of a tour's texts in a language. */
export const textsDraftKey = (tourId: string, language: string) =>
  `tour/${tourId}/texts/${language}`;

/** True for the place of that draft, below 'tour/'. */
export const isTextsDraft = (subpath: string, tourId: string, language: string) =>
  `tour/${subpath}` === textsDraftKey(tourId, language);
