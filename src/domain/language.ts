import { boolean, number, object, string, type InferType } from 'yup';

export interface Language {
  id: string;
  code: string;
  label: string;
  native_label: string;
  /** An emoji. */
  flag: string;
  is_enabled: boolean;
  is_default: boolean;
  sort_order: number;
}

export const GLOBE = '🌐';

const codePattern = /^[a-z]{2,3}(-[a-z]{2,3})?$/;
const codeMessage = 'Invalid language code format. Use ISO format like "en", "es", "zh-cn"';
const sortMessage = 'Sort order must be a non-negative number';

const sortRule = number()
  .typeError(sortMessage)
  .nonNullable(sortMessage)
  .integer(sortMessage)
  .min(0, sortMessage);

export const languageRules = object({
  code: string()
    .trim()
    .lowercase()
    .required('Language code is required')
    .matches(codePattern, codeMessage),
  label: string().trim().required('Language label is required'),
  native_label: string().trim().default(''),
  flag: string().trim().default(GLOBE),
  is_enabled: boolean().default(true),
  is_default: boolean().default(false),
  sort_order: sortRule.default(0),
});
export type LanguageDraft = InferType<typeof languageRules>;

/** The code is locked once a language exists. */
export const languageChangeRules = object({
  label: string().trim().min(1, 'Language label is required'),
  native_label: string().trim(),
  flag: string().trim(),
  is_enabled: boolean(),
  is_default: boolean(),
  sort_order: sortRule,
});
export type LanguageChange = InferType<typeof languageChangeRules>;

/** The list that is shown when none could be loaded. */
export const ENGLISH_ONLY: readonly Language[] = [
  {
    id: 'en',
    code: 'en',
    label: 'English',
    native_label: 'English',
    flag: '🇬🇧',
    is_enabled: true,
    is_default: true,
    sort_order: 0,
  },
];

/** By sort_order, then label: the order of every language list. */
export function compareLanguages(a: Language, b: Language): number {
  return a.sort_order - b.sort_order || a.label.localeCompare(b.label, 'en');
}
