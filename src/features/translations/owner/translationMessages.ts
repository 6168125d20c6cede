type Message = (label: string) => string;

/** Messages about a translation, by the label of its language. */
export interface TranslationMessages {
  created: Message;
  createFailed: Message;
  updated: Message;
  updateFailed: Message;
  deleted: Message;
  deleteFailed: Message;
}

export const tourTranslationMessages: TranslationMessages = {
  created: (label) => `Translation created for ${label}`,
  createFailed: (label) => `Failed to create translation for ${label}`,
  updated: (label) => `Translation updated for ${label}`,
  updateFailed: (label) => `Failed to update translation for ${label}`,
  deleted: (label) => `Translation deleted for ${label}`,
  deleteFailed: (label) => `Failed to delete translation for ${label}`,
};

export const sectionTranslationMessages: TranslationMessages = {
  created: (label) => `Section translation created for ${label}`,
  createFailed: () => 'Failed to create section translation',
  updated: (label) => `Section translation updated for ${label}`,
  updateFailed: () => 'Failed to update section translation',
  deleted: (label) => `Section translation deleted for ${label}`,
  deleteFailed: () => 'Failed to delete section translation',
};
