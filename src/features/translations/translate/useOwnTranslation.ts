import { useFormikContext } from 'formik';
import { usedTranslation, type UsedTranslation } from '../../../domain/tours/translationMemory';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTranslationMemory } from './selectTranslationMemory';
import { descriptionName, titleName, type PairValues, type TextPair } from './textPairs';

/** Works in the fields of a record. */
export const OWN_TRANSLATION_KEYS = 'Alt+U';

interface Offer extends UsedTranslation {
  /** Name of the empty field that it is for. */
  name: string;
}

/** Own translations of a record's source from elsewhere: those for its empty fields, and how they are filled. */
export function useOwnTranslation(from: string, to: string) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<PairValues>();
  const memory = useConsoleSelector((state) => selectTranslationMemory(state, from, to));
  const offersFor = ({ key, source }: TextPair): Offer[] =>
    [
      { name: titleName(key), text: source.title },
      { name: descriptionName(key), text: source.description },
    ].flatMap(({ name, text }) => {
      const used = (values[name] ?? '').trim() === '' ? usedTranslation(memory, text) : null;
      return used === null ? [] : [{ name, text: used.text, count: used.count }];
    });
  const fill = (pair: TextPair) => {
    if (isSubmitting) return;
    for (const { name, text } of offersFor(pair)) void setFieldValue(name, text);
  };
  return { offersFor, fill };
}
