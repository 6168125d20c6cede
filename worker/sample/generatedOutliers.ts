import type { SampleNarration, SampleSection, SampleTour } from './sampleTour';

type Change = (tour: SampleTour) => SampleTour;

const CHAPTERS = 80;

/** A title of 120 characters. */
const germanTitle =
  'Donaudampfschifffahrtsgesellschaften am Ganges: Dampferanlegestellen, Kohlenlager und Zollhäuser am Fluss bis um 1900-14';

const withText = (tour: SampleTour, language: string, title: string): SampleTour => ({
  ...tour,
  texts: { ...tour.texts, [language]: { title, description: tour.texts['en']?.description ?? '' } },
});

function repeated(sections: readonly SampleSection[], length: number): SampleSection[] {
  return Array.from({ length }, (_, index) => {
    const section = sections[index % sections.length];
    if (section === undefined) throw new Error('No section to repeat');
    return { ...section, narrations: [] };
  });
}

/** Gives one recording the largest number of chapters to expect. */
function manyChapters(narrations: readonly SampleNarration[]): Change {
  const longest = narrations
    .filter(({ language }) => language === 'en')
    .toSorted((a, b) => b.durationSeconds - a.durationSeconds)[0];
  return (tour) => {
    const [first, ...others] = tour.sections;
    if (longest === undefined || first === undefined) return tour;
    const chapters = Array.from({ length: CHAPTERS }, (_, index) => ({
      title: `Part ${index + 1}`,
      startSeconds: Math.floor((longest.durationSeconds * 1000 * index) / CHAPTERS) / 1000,
    }));
    return { ...tour, sections: [{ ...first, narrations: [{ ...longest, chapters }] }, ...others] };
  };
}

const twice: Change = (tour) => withText(tour, 'en', 'The old bazaar at dusk');

/** Changes a tour's number of stops, including the number in its descriptions. */
function withStops(tour: SampleTour, count: number): SampleTour {
  const own = new RegExp(`\\b${tour.sections.length}\\b`);
  const texts = Object.entries(tour.texts).map(([language, text]) => {
    return [language, { ...text, description: text.description.replace(own, String(count)) }];
  });
  return { ...tour, texts: Object.fromEntries(texts), sections: repeated(tour.sections, count) };
}

/** Outliers of every large catalogue, as changes to the first generated tours. */
export function generatedOutliers(narrations: readonly SampleNarration[]): Change[] {
  return [
    (tour) => withText(tour, 'de', germanTitle),
    (tour) => withText(tour, 'ur', 'تاج محل Taj Mahal کے سائے میں: ایک شام (2 km)'),
    (tour) => withText(tour, 'en', '🎧 Street food 🌶️ & 🛕 temples, 👨‍👩‍👧‍👦 with the family'),
    (tour) => ({ ...tour, sections: [] }),
    (tour) => withStops(tour, 60),
    manyChapters(narrations),
    (tour) => ({ ...twice(tour), city: 'Jaipur' }),
    (tour) => ({ ...twice(tour), city: 'Kochi' }),
  ];
}
