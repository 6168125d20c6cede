import { type Language } from '../../../domain/languages/language';
import { type FormSelectOption } from '../../../ui/form/FormSelect';

/** Options of the enabled languages, and of the chosen one even if it is disabled. */
export function languageOptions(
  languages: readonly Language[],
  chosen: string,
  /** Codes that can be chosen; undefined for all. */
  usable?: ReadonlySet<string>,
): FormSelectOption[] {
  const options = languages
    .filter((language) => language.is_enabled || language.code === chosen)
    .map(({ code, label, flag }) => {
      const isUsable = usable === undefined || usable.has(code) || code === chosen;
      return {
        value: code,
        label: isUsable ? label : `${label} (no translation)`,
        flag,
        disabled: !isUsable,
      };
    });
  const isListed = options.some(({ value }) => value === chosen);
  return isListed || chosen === '' ? options : [...options, { value: chosen, label: chosen }];
}
