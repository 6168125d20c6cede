import { useFormikContext } from 'formik';
import { usedTranslation, type UsedTranslation } from '../../../domain/tours/translationMemory';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTranslationMemory } from './selectTranslationMemory';
import { descriptionName, titleName, type PairValues, type TextPair } from './textPairs';
import { useFill } from './useFill';

/** Works in the fields of a record. */
export const OWN_TRANSLATION_KEYS = 'Alt+U';

interface Offer {
  /** Name of the field that it is for. */
  name: string;
  /** The text that was translated. */
  source: string;
  used: UsedTranslation;
  isEmpty: boolean;
}

/** Own translations of a record's source from elsewhere, by field, and how the empty ones are filled. */
export function useOwnTranslation(from: string, to: string) {
  const { values } = useFormikContext<PairValues>();
  const fillFields = useFill();
  const memory = useConsoleSelector((state) => selectTranslationMemory(state, from, to));
  const offersFor = ({ key, source }: TextPair): Offer[] =>
    [
      { name: titleName(key), text: source.title },
      { name: descriptionName(key), text: source.description },
    ].flatMap(({ name, text }) => {
      const used = usedTranslation(memory, text);
      return used === null
        ? []
        : [{ name, source: text, used, isEmpty: (values[name] ?? '').trim() === '' }];
    });
  const emptyOffersFor = (pair: TextPair) => offersFor(pair).filter(({ isEmpty }) => isEmpty);
  const fill = (offers: readonly Offer[]) =>
    fillFields(offers.map(({ name, used }) => ({ name, text: used.text })));
  return { offersFor, emptyOffersFor, fill };
}
