import { boolean, number, object, string, type InferType } from 'yup';
import { GLOBE } from './language';

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
