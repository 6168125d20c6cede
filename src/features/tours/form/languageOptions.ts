import { type Language } from '../../../domain/languages/language';
import { type FormSelectOption } from '../../../ui/form/FormSelect';

/** The enabled languages for a select, and the chosen one also where it is disabled. */
export function languageOptions(
  languages: readonly Language[],
  chosen: string,
  /** Those that can be chosen; all of them without it. */
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
