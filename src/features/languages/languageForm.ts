import { GLOBE, type Language } from '../../domain/languages/language';
import {
  languageRules,
  type LanguageChange,
  type LanguageDraft,
} from '../../domain/languages/languageRules';

export const CODE_EXISTS = 'Language code already exists';

/** Form values; the sort order may be any text until it is validated. */
export interface LanguageFormValues {
  code: string;
  label: string;
  native_label: string;
  flag: string;
  is_enabled: boolean;
  is_default: boolean;
  sort_order: number | string | null;
}

/** Initial values of a new language, which goes to the end of the list. */
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

/** Validation rules of a new language, whose code must be unique. */
export function newLanguageRules(languages: readonly Language[]) {
  const usedCodes = new Set(languages.map((language) => language.code.toLowerCase()));
  return languageRules.test(
    'unique',
    CODE_EXISTS,
    ({ code }, { createError }) => !usedCodes.has(code) || createError({ path: 'code' }),
  );
}

/**
 * Rules of an existing language: its code is locked, and may be one that today's rules would
 * refuse.
 */
export const editedLanguageRules = languageRules.omit(['code']);

/** Defaults: the default language is always enabled, and the flag is never empty. */
function applyDefaults<T extends { flag: string; is_default: boolean; is_enabled: boolean }>(
  fields: T,
): T {
  const flag = fields.flag === '' ? GLOBE : fields.flag;
  return { ...fields, flag, is_enabled: fields.is_enabled || fields.is_default };
}

/** Fields to send for a new language: trimmed, the code in lower case. */
export const toLanguageDraft = (values: LanguageFormValues): LanguageDraft =>
  applyDefaults(languageRules.cast(values));

/** Fields that differ from the stored language. */
export function languageChange(stored: Language, values: LanguageFormValues): LanguageChange {
  const edited = applyDefaults(editedLanguageRules.cast(values));
  const change: LanguageChange = {};
  if (edited.label !== stored.label) change.label = edited.label;
  if (edited.native_label !== stored.native_label) change.native_label = edited.native_label;
  if (edited.flag !== stored.flag) change.flag = edited.flag;
  if (edited.is_enabled !== stored.is_enabled) change.is_enabled = edited.is_enabled;
  if (edited.is_default !== stored.is_default) change.is_default = edited.is_default;
  if (edited.sort_order !== stored.sort_order) change.sort_order = edited.sort_order;
  return change;
}
