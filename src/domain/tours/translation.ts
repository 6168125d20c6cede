import { object, type InferType } from 'yup';
import { boundedText, pictureUrl } from '../text/textRules';

/** Rules of a new translation of a tour or a section. */
export const translationRules = object({
  language: boundedText('Language', 'language').trim().lowercase().required('Language is required'),
  title: boundedText('Title', 'title').trim().required('Title is required'),
  description: boundedText('Description', 'description').default(''),
  slug_suffix: boundedText('Slug suffix', 'slug').trim(),
});
/** Body of a translation's creation; `TourTranslationDraft` and `SectionTranslationDraft` in the contract. */
export type NewTranslation = InferType<typeof translationRules>;

/** Source text that a translation was made from; null marks the translation as up to date. */
const earlierSourceRules = {
  earlier_source_title: boundedText('Earlier title', 'title').nullable(),
  earlier_source_description: boundedText('Earlier description', 'description').nullable(),
};

export const tourTextChangeRules = object({
  title: boundedText('Title', 'title').trim().min(1, 'Title is required'),
  description: boundedText('Description', 'description'),
  slug_suffix: boundedText('Slug suffix', 'slug').trim(),
  cover_media_url: pictureUrl().nullable(),
  ...earlierSourceRules,
});
export type TourTextChange = InferType<typeof tourTextChangeRules>;

/** Rules of a change to a section's texts, which may be emptied: an empty value is stored as null. */
export const sectionTextChangeRules = object({
  title: boundedText('Title', 'title').trim().nullable(),
  description: boundedText('Description', 'description').trim().nullable(),
  ...earlierSourceRules,
});
export type SectionTextChange = InferType<typeof sectionTextChangeRules>;
