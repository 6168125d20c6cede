import { GLOBE, type Language } from '../../domain/languages/language';
import {
  languageChangeRules,
  languageRules,
  type LanguageChange,
  type LanguageDraft,
} from '../../domain/languages/languageRules';

export const CODE_EXISTS = 'Language code already exists';

/** Form values; the sort order can be any text until validated. */
export interface LanguageFormValues {
  code: string;
  label: string;
  native_label: string;
  flag: string;
  is_enabled: boolean;
  is_default: boolean;
  sort_order: number | string | null;
}

/** Initial values of a new language, placed at the end of the list. */
export function emptyLanguage(languages: readonly Language[]): LanguageFormValues {
  const maxSortOrder = Math.max(-1, ...languages.map((language) => language.sort_order));
  return {
    code: '',
    label: '',
    native_label: '',
    flag: GLOBE,
    is_enabled: true,
    is_default: false,
    sort_order: maxSortOrder + 1,
  };
}

export function toFormValues({ id: _id, ...values }: Language): LanguageFormValues {
  return values;
}

/** Validation rules of a new language; its code must be unique. */
export function newLanguageRules(languages: readonly Language[]) {
  const usedCodes = new Set(languages.map((language) => language.code.toLowerCase()));
  return languageRules.test(
    'unique',
    CODE_EXISTS,
    ({ code }, { createError }) => !usedCodes.has(code) || createError({ path: 'code' }),
  );
}

/** Enforces that the default language is enabled and the flag is not empty. */
function applyDefaults<T extends LanguageChange>(fields: T) {
  const isEnabled = fields.is_enabled === true || fields.is_default === true;
  return { ...fields, flag: fields.flag || GLOBE, is_enabled: isEnabled };
}

/** Fields to send for a new language: trimmed, with a lowercase code. */
export const toLanguageDraft = (values: LanguageFormValues): LanguageDraft =>
  applyDefaults(languageRules.cast(values));

/** Fields that differ from the stored language. */
export function languageChange(stored: Language, values: LanguageFormValues): LanguageChange {
  const edited = applyDefaults(languageChangeRules.cast(values));
  const change: LanguageChange = {};
  if (edited.label !== stored.label) change.label = edited.label;
  if (edited.native_label !== stored.native_label) change.native_label = edited.native_label;
  if (edited.flag !== stored.flag) change.flag = edited.flag;
  if (edited.is_enabled !== stored.is_enabled) change.is_enabled = edited.is_enabled;
  if (edited.is_default !== stored.is_default) change.is_default = edited.is_default;
  if (edited.sort_order !== stored.sort_order) change.sort_order = edited.sort_order;
  return change;
}
