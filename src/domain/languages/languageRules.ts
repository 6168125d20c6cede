import { boolean, number, object, type InferType } from 'yup';
import { boundedText, MAX_INTEGER } from '../text/textRules';
import { GLOBE } from './language';

const codePattern = /^[a-z]{2,3}(-[a-z]{2,3})?$/;
const codeMessage = 'Invalid language code format. Use ISO format like "en", "es", "zh-cn"';
const sortMessage = 'Sort order must be a non-negative number';

const sortRule = number()
  .typeError(sortMessage)
  .nonNullable(sortMessage)
  .integer(sortMessage)
  .min(0, sortMessage)
  .max(MAX_INTEGER, `Sort order must be at most ${MAX_INTEGER}`);

const label = boundedText('Language label', 'name').trim();
const nativeLabel = boundedText('Native label', 'name').trim();
const flag = boundedText('Flag', 'flag').trim();

export const languageRules = object({
  code: boundedText('Language code', 'language')
    .trim()
    .lowercase()
    .required('Language code is required')
    .matches(codePattern, codeMessage),
  label: label.required('Language label is required'),
  native_label: nativeLabel.default(''),
  flag: flag.default(GLOBE),
  is_enabled: boolean().default(true),
  is_default: boolean().default(false),
  sort_order: sortRule.default(0),
});
export type LanguageDraft = InferType<typeof languageRules>;

/** Rules of a change to a language; its code cannot change. */
export const languageChangeRules = object({
  label: label.min(1, 'Language label is required'),
  native_label: nativeLabel,
  flag,
  is_enabled: boolean(),
  is_default: boolean(),
  sort_order: sortRule,
});
export type LanguageChange = InferType<typeof languageChangeRules>;
