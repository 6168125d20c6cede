import { object, string, type InferType } from 'yup';

/** Rules of a new translation of a tour or a section. */
export const translationRules = object({
  language: string().trim().lowercase().required('Language is required'),
  title: string().trim().required('Title is required'),
  description: string().default(''),
  slug_suffix: string().trim(),
});
export type TranslationDraft = InferType<typeof translationRules>;

export const tourTextChangeRules = object({
  title: string().trim().min(1, 'Title is required'),
  description: string(),
  slug_suffix: string().trim(),
  cover_media_url: string().nullable(),
});
export type TourTextChange = InferType<typeof tourTextChangeRules>;

/** Texts of a section may be emptied: an empty value is stored as null. */
export const sectionTextChangeRules = object({
  title: string().trim().nullable(),
  description: string().trim().nullable(),
});
export type SectionTextChange = InferType<typeof sectionTextChangeRules>;
