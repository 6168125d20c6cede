import { nullableText } from './field';

/** Placeholder for an earlier source text that was empty or is no longer known. */
export const UNKNOWN_SOURCE = '…';

/**
 * Source texts that a translation was made from, if they have changed since; null when unchanged, or when the worker
 * does not return them.
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

/** Translated texts of a record, each with the field for its earlier source. */
export const sourceFields = {
  title: 'earlier_source_title',
  description: 'earlier_source_description',
} as const;
export type TranslatedText = keyof typeof sourceFields;
export const translatedTexts = ['title', 'description'] as const;

const textOrUnknown = (text: string | null) => text?.trim() || UNKNOWN_SOURCE;

/** Earlier source of a translation after a change of the source; null when the present source matches (again). */
export function earlierSourceAfter(
  earlier: string | null,
  before: string | null,
  after: string | null,
): string | null {
  const madeFrom = textOrUnknown(earlier ?? before);
  return madeFrom === textOrUnknown(after) ? null : madeFrom;
}
