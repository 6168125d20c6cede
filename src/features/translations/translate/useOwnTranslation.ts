import { useContext } from 'react';
import { useFormikContext } from 'formik';
import {
  usedTranslation,
  type UsedTranslation,
} from '../../../domain/translating/translationMemory';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { FuzzyOffersContext } from './fuzzyMatches/FuzzyOffers';
import { selectTranslationMemory } from './selectTranslationMemory';
import { descriptionName, titleName, type PairValues, type TextPair } from './textPairs';
import { useFill } from './useFill';

/** Handled in the fields of a record. */
export const OWN_TRANSLATION_KEYS = 'Alt+U';

/** Field that receives offers, with the language pair. */
export interface OfferProps {
  pair: TextPair;
  /** Name of the field. */
  name: string;
  label: string;
  from: string;
  to: string;
}

interface Offer {
  /** Name of the target field. */
  name: string;
  /** Source text of the translation. */
  source: string;
  used: UsedTranslation;
  isEmpty: boolean;
}

/**
 * Translations from elsewhere in the catalogue for a record's source, by field, with functions that fill fields with
 * them.
 */
export function useOwnTranslation(from: string, to: string) {
  const { values } = useFormikContext<PairValues>();
  const fillFields = useFill();
  const near = useContext(FuzzyOffersContext);
  const isEmpty = (name: string) => (values[name] ?? '').trim() === '';
  const memory = useConsoleSelector((state) => selectTranslationMemory(state, from, to));
  const offersFor = ({ key, source }: TextPair): Offer[] =>
    [
      { name: titleName(key), text: source.title },
      { name: descriptionName(key), text: source.description },
    ].flatMap(({ name, text }) => {
      const used = usedTranslation(memory, text);
      return used === null ? [] : [{ name, source: text, used, isEmpty: isEmpty(name) }];
    });
  const emptyOffersFor = (pair: TextPair) => offersFor(pair).filter(({ isEmpty }) => isEmpty);
  /** Offers for empty fields, with fuzzy matches on screen for fields without an exact one. */
  const emptyOffersInSightFor = (pair: TextPair): Offer[] => {
    const own = offersFor(pair);
    const names = [titleName(pair.key), descriptionName(pair.key)];
    const likeThem = names.flatMap((name): Offer[] => {
      const offer = near.get(name);
      const isOwn = own.some((each) => each.name === name);
      return offer === undefined || isOwn ? [] : [{ ...offer, name, isEmpty: isEmpty(name) }];
    });
    return [...own, ...likeThem].filter((offer) => offer.isEmpty);
  };
  const fill = (offers: readonly Offer[]) =>
    fillFields(offers.map(({ name, used }) => ({ name, text: used.text })));
  return { offersFor, emptyOffersFor, emptyOffersInSightFor, fill };
}
