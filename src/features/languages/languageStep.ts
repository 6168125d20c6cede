import { type Language } from '../../domain/languages/language';
import { type LanguageChange } from '../../domain/languages/languageRules';
import { languageChange, toFormValues } from './languageForm';

/** Change of one language, as sent to the worker. */
export interface LanguagePatch {
  id: string;
  change: LanguageChange;
}

/** Undoable step: the patches applied, and those that revert them. */
export interface LanguageStep {
  text: string;
  made: readonly LanguagePatch[];
  back: readonly LanguagePatch[];
}

function describeChange(label: string, change: LanguageChange): string {
  if (change.is_default === true) return `${label} made the default`;
  const isSwitched = change.is_enabled !== undefined && Object.keys(change).length === 1;
  if (isSwitched) return `${label} ${change.is_enabled === true ? 'enabled' : 'disabled'}`;
  return `${label} changed`;
}

/** Step for the change of one language. Its undo makes the previous default language the default again. */
export function changeStep(
  languages: readonly Language[],
  language: Language,
  change: LanguageChange,
): LanguageStep {
  const { id, label } = language;
  const { is_default: _default, ...fields } = languageChange(
    Object.assign({}, language, change),
    toFormValues(language),
  );
  const lastDefault = languages.find((other) => other.is_default && other.id !== id);
  const back: LanguagePatch[] = [];
  if (change.is_default === true && lastDefault !== undefined) {
    back.push({ id: lastDefault.id, change: { is_default: true } });
  }
  if (Object.keys(fields).length > 0) back.push({ id, change: fields });
  return { text: describeChange(label, change), made: [{ id, change }], back };
}

/** Step for new sort orders, by language id. */
export function orderStep(
  languages: readonly Language[],
  orders: ReadonlyMap<string, number>,
): LanguageStep {
  const moved = languages.filter(({ id }) => orders.has(id));
  return {
    text: 'Languages reordered',
    made: [...orders].map(([id, sort_order]) => ({ id, change: { sort_order } })),
    back: moved.map(({ id, sort_order }) => ({ id, change: { sort_order } })),
  };
}

/** True while the languages still have the values that the step set. */
export const isStepStillApplied = (
  languages: readonly Language[],
  { made }: LanguageStep,
): boolean =>
  made.every(({ id, change }) => {
    const language = languages.find((each) => each.id === id);
    const values = Object.entries(change);
    return (
      language !== undefined &&
      values.every(([field, value]) => Reflect.get(language, field) === value)
    );
  });
