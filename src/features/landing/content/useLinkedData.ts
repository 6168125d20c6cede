import { useEffect } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
import { allowData } from '../../../ui/trusted/trustedTypes';
import { landingData } from './linkedData';

export interface LinkedDataOptions {
  productName: string;
  supportEmail: string;
  publicUrl: string;
}

const ID = 'linked-data';

/** Keeps the linked data for search engines in sync with the tours on the page. */
export function useLinkedData(options: LinkedDataOptions, tours: readonly LandingTour[]) {
  const { productName, supportEmail, publicUrl } = options;
  useEffect(() => {
    const data = landingData({ productName, supportEmail, publicUrl }, tours);
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.id = ID;
    const text = JSON.stringify(data);
    allowData(text);
    element.text = text;
    document.getElementById(ID)?.remove();
    document.head.append(element);
  }, [productName, supportEmail, publicUrl, tours]);
}
