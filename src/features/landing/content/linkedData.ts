import { type LandingTour } from '../../../domain/tours/landing';

interface Publisher {
  productName: string;
  supportEmail: string;
  /** Absolute URL without a trailing slash. */
  publicUrl: string;
}

function organization({ productName, supportEmail, publicUrl }: Publisher) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: productName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    email: supportEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportEmail,
    },
  };
}

function trip(tour: LandingTour, publisher: Publisher) {
  return {
    '@type': 'TouristTrip',
    name: tour.title,
    ...(tour.description === '' ? {} : { description: tour.description }),
    ...(tour.coverImageUrl === null ? {} : { image: tour.coverImageUrl }),
    ...(tour.city === ''
      ? {}
      : {
          itinerary: {
            '@type': 'Place',
            name: tour.city,
            address: {
              '@type': 'PostalAddress',
              addressLocality: tour.city,
              ...(tour.country === '' ? {} : { addressCountry: tour.country }),
            },
          },
        }),
    ...(tour.sampleAudioUrl === null
      ? {}
      : {
          subjectOf: {
            '@type': 'AudioObject',
            name: tour.title,
            contentUrl: tour.sampleAudioUrl,
          },
        }),
    provider: { '@id': `${publisher.publicUrl}/#organization` },
  };
}

/** Publisher of the site as linked data (schema.org, JSON-LD) for search engines. */
export const organizationData = (publisher: Publisher): object => ({
  '@context': 'https://schema.org',
  '@graph': [organization(publisher)],
});

/** Linked data of the publisher and the featured tours, in order (schema.org, JSON-LD). */
export const landingData = (publisher: Publisher, tours: readonly LandingTour[]): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(publisher),
    ...(tours.length === 0
      ? []
      : [
          {
            '@type': 'ItemList',
            name: 'Featured tours',
            numberOfItems: tours.length,
            itemListElement: tours.map((tour, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: trip(tour, publisher),
            })),
          },
        ]),
  ],
});
