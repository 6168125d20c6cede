/** Where the draft of a section's details in one language is kept. */
export const sectionDraftPlace = (sectionId: string, language: string) =>
  `section/${sectionId}/details/${language}`;
