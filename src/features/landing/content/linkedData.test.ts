import { type LandingTour } from '../../../domain/tours/landing';
import { landingData, organizationData } from './linkedData';

const publisher = {
  productName: 'Kathayatra',
  supportEmail: 'help@site.example',
  publicUrl: 'https://site.example',
};
const tour: LandingTour = {
  id: 't1',
  title: 'Agra Fort',
  description: 'Palaces above the river.',
  coverImageUrl: 'https://worker.example/cover.webp',
  city: 'Agra',
  country: 'India',
  languages: ['en'],
  sampleAudioUrl: 'https://worker.example/sample.m4a',
  sampleTranscriptId: null,
  sampleLanguage: null,
  durationSeconds: null,
  sectionCount: null,
};

it('names who stands behind the site', () => {
  expect(organizationData(publisher)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Kathayatra',
        url: 'https://site.example/',
        logo: 'https://site.example/icon-512.png',
        contactPoint: { email: 'help@site.example' },
      },
    ],
  });
});

it('lists the tours in their order, each with its place, picture and sample', () => {
  const data = landingData(publisher, [tour, { ...tour, title: 'Another' }]);
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'Organization' },
      {
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          {
            position: 1,
            item: {
              '@type': 'TouristTrip',
              name: 'Agra Fort',
              image: 'https://worker.example/cover.webp',
              itinerary: { name: 'Agra', address: { addressCountry: 'India' } },
              subjectOf: { '@type': 'AudioObject', contentUrl: tour.sampleAudioUrl },
              provider: { '@id': 'https://site.example/#organization' },
            },
          },
          { position: 2, item: { name: 'Another' } },
        ],
      },
    ],
  });
});

it('leaves out what a tour does not have, and the list where no tour is featured', () => {
  const bare = { ...tour, description: '', coverImageUrl: null, city: '', sampleAudioUrl: null };
  expect(JSON.parse(JSON.stringify(landingData(publisher, [bare])))['@graph'][1]).toMatchObject({
    itemListElement: [
      {
        item: {
          '@type': 'TouristTrip',
          name: 'Agra Fort',
          provider: { '@id': 'https://site.example/#organization' },
        },
      },
    ],
  });
  expect(landingData(publisher, [])).toEqual(organizationData(publisher));
});
