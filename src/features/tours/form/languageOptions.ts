import { type Language } from '../../../domain/languages/language';
import { type FormSelectOption } from '../../../ui/form/FormSelect';

/** Options for the enabled languages, plus the chosen one when it is disabled or unknown. */
export function languageOptions(
  languages: readonly Language[],
  chosen: string,
  /** Selectable codes; undefined when all are. */
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
