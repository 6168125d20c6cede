type Say = (label: string) => string;

/** What is announced of a translation, by the label of its language. */
export interface TranslationWords {
  created: Say;
  createFailed: Say;
  updated: Say;
  updateFailed: Say;
  deleted: Say;
  deleteFailed: Say;
}

export const tourTranslationWords: TranslationWords = {
  created: (label) => `Translation created for ${label}`,
  createFailed: (label) => `Failed to create translation for ${label}`,
  updated: (label) => `Translation updated for ${label}`,
  updateFailed: (label) => `Failed to update translation for ${label}`,
  deleted: (label) => `Translation deleted for ${label}`,
  deleteFailed: (label) => `Failed to delete translation for ${label}`,
};

export const sectionTranslationWords: TranslationWords = {
  created: (label) => `Section translation created for ${label}`,
  createFailed: () => 'Failed to create section translation',
  updated: (label) => `Section translation updated for ${label}`,
  updateFailed: () => 'Failed to update section translation',
  deleted: (label) => `Section translation deleted for ${label}`,
  deleteFailed: () => 'Failed to delete section translation',
};
