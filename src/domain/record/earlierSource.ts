import { nullableText } from './field';

/** Represents an earlier text of the source that was empty, or is not known any more. */
export const UNKNOWN_SOURCE = '…';

/**
 * Texts in the tour's own language that a translation was made from, where they are others by now; null where they
 * are unchanged, and where the worker does not return them.
 */
export const earlierSourceFields = {
  earlier_source_title: nullableText({ isEdited: true, label: 'state of the title' }),
  earlier_source_description: nullableText({ isEdited: true, label: 'state of the description' }),
};
export type EarlierSource = { [Name in keyof typeof earlierSourceFields]: string | null };

export const noEarlierSource: EarlierSource = {
  earlier_source_title: null,
  earlier_source_description: null,
};

export const earlierSourceIn = (text: EarlierSource): EarlierSource => ({
  earlier_source_title: text.earlier_source_title,
  earlier_source_description: text.earlier_source_description,
});

/** Texts of a record that are translated, each with the field that holds what it was made from. */
export const sourceFields = {
  title: 'earlier_source_title',
  description: 'earlier_source_description',
} as const;
export type TranslatedText = keyof typeof sourceFields;
export const translatedTexts = ['title', 'description'] as const;

const textOrUnknown = (text: string | null) => text?.trim() || UNKNOWN_SOURCE;

/** The text that a translation was made from once its source is another one; null where it is there (again). */
export function earlierSourceAfter(
  earlier: string | null,
  before: string | null,
  after: string | null,
): string | null {
  const madeFrom = textOrUnknown(earlier ?? before);
  return madeFrom === textOrUnknown(after) ? null : madeFrom;
}
