/** Storage key of the draft of a section's details in one language. */
export const sectionDraftKey = (sectionId: string, language: string) =>
  `section/${sectionId}/details/${language}`;
