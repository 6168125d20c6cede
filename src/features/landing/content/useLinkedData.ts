import { useEffect } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
import { landingData } from './linkedData';

interface LinkedDataOptions {
  productName: string;
  supportEmail: string;
  publicUrl: string;
}

const ID = 'linked-data';

/** Keeps what the page tells search engines about itself in step with the tours on it. */
export function useLinkedData(options: LinkedDataOptions, tours: readonly LandingTour[] | null) {
  const { productName, supportEmail, publicUrl } = options;
  useEffect(() => {
    if (tours === null) return;
    const data = landingData({ productName, supportEmail, publicUrl }, tours);
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.id = ID;
    // As a node: a data block is no script, and takes no text where scripts have to be trusted.
    element.append(document.createTextNode(JSON.stringify(data)));
    document.getElementById(ID)?.remove();
    document.head.append(element);
  }, [productName, supportEmail, publicUrl, tours]);
}
