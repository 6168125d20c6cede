/** Storage key of the draft of a tour's texts in a language. */
export const textsDraftKey = (tourId: string, language: string) =>
  `tour/${tourId}/texts/${language}`;

/** True for the subpath, below 'tour/', of that draft. */
export const isTextsDraft = (subpath: string, tourId: string, language: string) =>
  `tour/${subpath}` === textsDraftKey(tourId, language);
