import { createContext, useState, type ReactNode } from 'react';
import { type UsedTranslation } from '../../../../domain/translating/translationMemory';

/** Translation of a text that is like the one of a field. */
export interface FuzzyOffer {
  /** The text that was translated. */
  source: string;
  used: UsedTranslation;
}

/** Offers on screen, by the name of the field that each is for: a key takes what is seen. */
export const FuzzyOffersContext = createContext<Map<string, FuzzyOffer>>(new Map());

/** Keeps the offers of the fields within. */
export function FuzzyOffers({ children }: { children: ReactNode }) {
  const [offers] = useState(() => new Map<string, FuzzyOffer>());
  return <FuzzyOffersContext value={offers}>{children}</FuzzyOffersContext>;
}
