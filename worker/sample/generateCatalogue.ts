import { generatedOutliers } from './generatedOutliers';
import type { SampleNarration, SampleSection, SampleText, SampleTour } from './sampleTour';
import { type SeededRandom, seededRandom } from './seededRandom';
import type { City, Vocabulary, Words } from './words';

/** Exponent of Zipf's law with which the twelve most visited cities have 45 % of the tours. */
const CITY_EXPONENT = 0.88;
const MAX_TITLE_ATTEMPTS = 8;

/** Kinds of monument suitable for a theme's cover, in theme order. */
const themeMotifs: string[][] = [
  ['bazaar'],
  ['temple', 'gopuram'],
  ['fort', 'ruins', 'colonial'],
  ['bazaar', 'palace'],
  ['tower', 'mausoleum', 'ghat'],
  ['colonial', 'tower'],
  ['fort'],
  ['stepwell'],
  ['palace', 'bazaar'],
  ['tower', 'mausoleum'],
  ['bazaar'],
  ['colonial', 'bazaar'],
  ['colonial', 'tower'],
  ['colonial', 'church'],
  ['garden', 'mausoleum'],
  ['bazaar', 'palace'],
  ['colonial', 'ruins', 'gurdwara'],
  ['temple', 'palace'],
  ['mausoleum', 'stupa'],
  ['harbour', 'ghat', 'garden'],
];

/** Index of the theme that names its own time of day. */
const AFTER_DARK = 4;

/** Probability of each kind of text and sound; English text is always present. */
const SHARES = {
  hindi: 0.6,
  state: 0.7,
  statePrimary: 0.08,
  published: 0.82,
  cover: 0.97,
  heard: 0.08,
};

interface TourIdea {
  city: City;
  theme: number;
  place: number;
  moment: number | null;
}

export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
}

function tourTitle(words: Words, cityName: string, { theme, place, moment }: TourIdea): string {
  const base = `${cityName}, ${words.places[place]}: ${words.themes[theme]}`;
  return moment === null ? base : `${base}, ${words.moments[moment]}`;
}

function englishOf({ byLanguage }: Vocabulary): Words {
  const english = byLanguage.get('en');
  if (english === undefined) throw new Error('No English words');
  return english;
}

/** Picks cities at random, distributed by Zipf's law. */
function cityPicker(cities: readonly City[], random: SeededRandom): () => City {
  const sums: number[] = [];
  for (let rank = 1; rank <= cities.length; rank += 1) {
    sums.push((sums.at(-1) ?? 0) + rank ** -CITY_EXPONENT);
  }
  return () => {
    const point = random.next() * (sums.at(-1) ?? 0);
    const city = cities[sums.findIndex((sum) => point < sum)];
    if (city === undefined) throw new Error('No city');
    return city;
  };
}

/** Hand-written tours whose pictures suit a generated tour of the theme. */
function picturesFor(written: readonly SampleTour[], theme: number): SampleTour[] {
  const motifs = themeMotifs[theme] ?? [];
  const fitting = written.filter(({ motif }) => motifs.includes(motif));
  return fitting.length > 0 ? fitting : [...written];
}

/** Texts of a tour in the given languages; a few tours have no description. */
function tourTexts(
  languages: readonly string[],
  { byLanguage }: Vocabulary,
  { idea, stops }: { idea: TourIdea; stops: number },
  random: SeededRandom,
): Record<string, SampleText> {
  const { names } = idea.city;
  const texts: Record<string, SampleText> = {};
  for (const language of languages) {
    const words = byLanguage.get(language);
    if (words === undefined) continue;
    const title = tourTitle(words, names[language] ?? names['en'] ?? '', idea);
    const about = random.chance(0.02) ? '' : random.pick(words.about);
    texts[language] = { title, description: about.replace('{n}', String(stops)) };
  }
  return texts;
}

function sectionTexts(
  languages: readonly string[],
  { byLanguage }: Vocabulary,
  stop: number,
  random: SeededRandom,
): Record<string, SampleText> {
  const sentenceIndexes = [random.integer(0, 4), random.integer(0, 4)];
  const texts: Record<string, SampleText> = {};
  for (const language of languages) {
    const words = byLanguage.get(language);
    if (words === undefined) continue;
    const sentences = [...new Set(sentenceIndexes)].map((index) => words.words[index]);
    texts[language] = { title: words.stops[stop] ?? '', description: sentences.join(' ') };
  }
  return texts;
}

/** Tours beyond the hand-written ones, distinguished by city, place and theme; deterministic for each count. */
export function* generateTours(
  count: number,
  vocabulary: Vocabulary,
  written: readonly SampleTour[],
): Generator<SampleTour> {
  const random = seededRandom(`generated ${count}`);
  const english = englishOf(vocabulary);
  const pickCity = cityPicker(vocabulary.cities, random);
  const slugs = new Set(written.map(({ slug }) => slug));
  const recordings = written.flatMap(({ sections }) => sections.flatMap((each) => each.narrations));

  function newIdea(): TourIdea {
    const theme = random.integer(0, english.themes.length - 1);
    const hasMoment = theme !== AFTER_DARK && random.chance(0.35);
    return {
      city: pickCity(),
      theme,
      place: random.integer(0, english.places.length - 1),
      moment: hasMoment ? random.integer(0, english.moments.length - 1) : null,
    };
  }

  /** A free slug; ends in a number only when no other free title was found. */
  function findFreeSlug(): { idea: TourIdea; slug: string } {
    for (let attempt = 0; ; attempt += 1) {
      const idea = newIdea();
      const title = tourTitle(english, idea.city.names['en'] ?? '', idea);
      const number = attempt < MAX_TITLE_ATTEMPTS ? '' : `-${slugs.size}`;
      const slug = slugOf(title) + number;
      if (!slugs.has(slug)) {
        slugs.add(slug);
        return { idea, slug };
      }
    }
  }

  function narrationsOf(texts: Record<string, SampleText>): SampleNarration[] {
    const spoken = recordings.filter(({ language }) => language in texts);
    return spoken.length === 0 ? [] : [random.pick(spoken)];
  }

  function generate(): SampleTour {
    const { idea, slug } = findFreeSlug();
    const { stateLanguage, names } = idea.city;
    const hasState = random.chance(SHARES.state);
    const spoken = ['en', ...(hasState ? [stateLanguage] : [])];
    const described = random.chance(SHARES.hindi) ? [...new Set([...spoken, 'hi'])] : spoken;
    const stops = random.integer(4, 9) + random.integer(4, 11) + (random.chance(0.1) ? 4 : 0);
    const art = picturesFor(written, idea.theme);
    const picture = art.length === 0 ? null : random.pick(art);
    const isHeard = random.chance(SHARES.heard);

    const texts = tourTexts(described, vocabulary, { idea, stops }, random);
    const first = random.integer(0, english.stops.length - 1);
    const sections = Array.from({ length: stops }, (_, index): SampleSection => {
      // 7 and 24 are coprime, so no stop repeats within a tour of 24.
      const own = sectionTexts(spoken, vocabulary, (first + index * 7) % 24, random);
      return {
        durationSeconds: random.chance(0.03) ? null : Math.round(random.lognormal(130, 0.3)),
        texts: own,
        pictureKey: index < 4 ? (picture?.sections[index]?.pictureKey ?? null) : null,
        narrations: isHeard && index < 3 ? narrationsOf(own) : [],
      };
    });
    return {
      slug,
      city: names['en'] ?? '',
      country: 'India',
      published: random.chance(SHARES.published),
      createdDaysAgo: random.integer(1, 900),
      primaryLanguage: hasState && random.chance(SHARES.statePrimary) ? stateLanguage : 'en',
      motif: picture?.motif ?? 'palace',
      texts,
      sections,
      coverKey: random.chance(SHARES.cover) ? (picture?.coverKey ?? null) : null,
    };
  }

  const outliers = generatedOutliers(recordings);
  for (let index = 0; index < count; index += 1) {
    const tour = generate();
    yield outliers[index]?.(tour) ?? tour;
  }
}
