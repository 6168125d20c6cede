import { GLOBE, type Language } from '../../domain/languages/language';
import {
  languageRules,
  type LanguageChange,
  type LanguageDraft,
} from '../../domain/languages/languageRules';

export const CODE_TAKEN = 'Language code already exists';

/** What stands in the fields; a sort order may be anything until it is checked. */
export interface LanguageFormValues {
  code: string;
  label: string;
  native_label: string;
  flag: string;
  is_enabled: boolean;
  is_default: boolean;
  sort_order: number | string | null;
}

/** A new language goes to the end of the list. */
export function emptyLanguage(languages: readonly Language[]): LanguageFormValues {
  const last = Math.max(-1, ...languages.map((language) => language.sort_order));
  return {
    code: '',
    label: '',
    native_label: '',
    flag: GLOBE,
    is_enabled: true,
    is_default: false,
    sort_order: last + 1,
  };
}

export function valuesOf({ id: _id, ...values }: Language): LanguageFormValues {
  return values;
}

/** The rules of a new language among those there are. */
export function newLanguageRules(languages: readonly Language[]) {
  const taken = new Set(languages.map((language) => language.code.toLowerCase()));
  return languageRules.test(
    'unique',
    CODE_TAKEN,
    ({ code }, { createError }) => !taken.has(code) || createError({ path: 'code' }),
  );
}

/** The code is locked, and may be one that today's rules would refuse. */
export const editedLanguageRules = languageRules.omit(['code']);

/** The default language is always enabled, whatever worker keeps it. */
function settled<T extends { flag: string; is_default: boolean; is_enabled: boolean }>(
  fields: T,
): T {
  const flag = fields.flag === '' ? GLOBE : fields.flag;
  return { ...fields, flag, is_enabled: fields.is_enabled || fields.is_default };
}

/** What is sent for a new language: trimmed, the code in lower case. */
export const draftOf = (values: LanguageFormValues): LanguageDraft =>
  settled(languageRules.cast(values));

/** The fields that differ from the language as it is. */
export function changeOf(before: Language, values: LanguageFormValues): LanguageChange {
  const after = settled(editedLanguageRules.cast(values));
  const change: LanguageChange = {};
  if (after.label !== before.label) change.label = after.label;
  if (after.native_label !== before.native_label) change.native_label = after.native_label;
  if (after.flag !== before.flag) change.flag = after.flag;
  if (after.is_enabled !== before.is_enabled) change.is_enabled = after.is_enabled;
  if (after.is_default !== before.is_default) change.is_default = after.is_default;
  if (after.sort_order !== before.sort_order) change.sort_order = after.sort_order;
  return change;
}
