import { createContext, useState, type ReactNode } from 'react';
import { type UsedTranslation } from '../../../../domain/translating/translationMemory';

/** Fuzzy match: translation of a text similar to a field's source. */
export interface FuzzyOffer {
  /** Source text of the translation. */
  source: string;
  used: UsedTranslation;
}

/** Offers on screen by field name, so that the shortcut applies what is visible. */
export const FuzzyOffersContext = createContext<Map<string, FuzzyOffer>>(new Map());

/** Provides the map of offers to the fields within. */
export function FuzzyOffers({ children }: { children: ReactNode }) {
  const [offers] = useState(() => new Map<string, FuzzyOffer>());
  return <FuzzyOffersContext value={offers}>{children}</FuzzyOffersContext>;
}
