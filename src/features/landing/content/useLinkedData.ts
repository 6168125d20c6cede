import { useEffect } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
import { landingData } from './linkedData';

interface LinkedDataOptions {
  productName: string;
  supportEmail: string;
  publicUrl: string;
}

const ID = 'linked-data';

/** Keeps the linked data for search engines in step with the tours on the page. */
export function useLinkedData(options: LinkedDataOptions, tours: readonly LandingTour[] | null) {
  const { productName, supportEmail, publicUrl } = options;
  useEffect(() => {
    if (tours === null) return;
    const data = landingData({ productName, supportEmail, publicUrl }, tours);
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.id = ID;
    // A text node: a data block is no script, and Trusted Types would refuse assigned text.
    element.append(document.createTextNode(JSON.stringify(data)));
    document.getElementById(ID)?.remove();
    document.head.append(element);
  }, [productName, supportEmail, publicUrl, tours]);
}
