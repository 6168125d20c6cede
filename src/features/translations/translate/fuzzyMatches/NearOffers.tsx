import { createContext, useState, type ReactNode } from 'react';
import { type UsedTranslation } from '../../../../domain/tours/translationMemory';

/** Translation of a text that is like the one of a field. */
export interface NearOffer {
  /** The text that was translated. */
  source: string;
  used: UsedTranslation;
}

/** Offers on screen, by the name of the field that each is for: a key takes what is seen. */
export const NearOffersContext = createContext<Map<string, NearOffer>>(new Map());

/** Keeps the offers of the fields within. */
export function NearOffers({ children }: { children: ReactNode }) {
  const [offers] = useState(() => new Map<string, NearOffer>());
  return <NearOffersContext value={offers}>{children}</NearOffersContext>;
}
