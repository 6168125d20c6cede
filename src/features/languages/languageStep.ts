import { type Language } from '../../domain/languages/language';
import { type LanguageChange } from '../../domain/languages/languageRules';
import { languageChange, toFormValues } from './languageForm';

/** A change of one language, as it is sent. */
export interface LanguagePatch {
  id: string;
  change: LanguageChange;
}

/** Something that was done to languages, and what puts it back. */
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

/** Step of a change to one language. The default goes back to the language that was it before. */
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

/** Step of new sort orders, by language id. */
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

/** True while the languages are as the step left them. */
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
