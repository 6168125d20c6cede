import { generatedOutliers } from './generatedOutliers';
import type { SampleNarration, SampleSection, SampleText, SampleTour } from './sampleTour';
import { type SeededRandom, seededRandom } from './seededRandom';
import type { City, Vocabulary, Words } from './words';

/** Zipf's exponent by which the twelve most visited cities have 45 % of the tours. */
const CITY_EXPONENT = 0.88;
const STEPS_TO_ANOTHER_TITLE = 8;

/** Which kinds of monument may stand on the cover of a theme, in the order of the themes. */
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

/** The theme that names its own hour. */
const AFTER_DARK = 4;

/** Chance of each kind of text and sound; English text is always there. */
const SHARES = {
  hindi: 0.6,
  state: 0.7,
  statePrimary: 0.08,
  published: 0.82,
  cover: 0.97,
  heard: 0.08,
};

interface Idea {
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

function titleOf(words: Words, cityName: string, { theme, place, moment }: Idea): string {
  const base = `${cityName}, ${words.places[place]}: ${words.themes[theme]}`;
  return moment === null ? base : `${base}, ${words.moments[moment]}`;
}

function englishOf({ byLanguage }: Vocabulary): Words {
  const english = byLanguage.get('en');
  if (english === undefined) throw new Error('No English words');
  return english;
}

/** Picks cities by Zipf's law. */
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

/** The tours of the written catalogue whose pictures may stand for another of this theme. */
function artOf(written: readonly SampleTour[], theme: number): SampleTour[] {
  const motifs = themeMotifs[theme] ?? [];
  const fitting = written.filter(({ motif }) => motifs.includes(motif));
  return fitting.length > 0 ? fitting : [...written];
}

function sectionTexts(
  languages: readonly string[],
  { byLanguage }: Vocabulary,
  stop: number,
  random: SeededRandom,
): Record<string, SampleText> {
  const said = [random.whole(0, 4), random.whole(0, 4)];
  const texts: Record<string, SampleText> = {};
  for (const language of languages) {
    const words = byLanguage.get(language);
    if (words === undefined) continue;
    const sentences = [...new Set(said)].map((index) => words.words[index]);
    texts[language] = { title: words.stops[stop] ?? '', description: sentences.join(' ') };
  }
  return texts;
}

/** Tours beyond the written ones: the same for the same count, told apart by city, place and theme. */
export function* generateTours(
  count: number,
  vocabulary: Vocabulary,
  written: readonly SampleTour[],
): Generator<SampleTour> {
  const random = seededRandom(`generated ${count}`);
  const english = englishOf(vocabulary);
  const pickCity = cityPicker(vocabulary.cities, random);
  const slugs = new Set(written.map(({ slug }) => slug));
  const heard = written.flatMap(({ sections }) => sections.flatMap((each) => each.narrations));

  function newIdea(): Idea {
    const theme = random.whole(0, english.themes.length - 1);
    const hasMoment = theme !== AFTER_DARK && random.chance(0.35);
    return {
      city: pickCity(),
      theme,
      place: random.whole(0, english.places.length - 1),
      moment: hasMoment ? random.whole(0, english.moments.length - 1) : null,
    };
  }

  /** A slug nobody has; a number behind it only where other titles were not to be found. */
  function settle(): { idea: Idea; slug: string } {
    for (let step = 0; ; step += 1) {
      const idea = newIdea();
      const title = titleOf(english, idea.city.names['en'] ?? '', idea);
      const number = step < STEPS_TO_ANOTHER_TITLE ? '' : `-${slugs.size}`;
      const slug = slugOf(title) + number;
      if (!slugs.has(slug)) {
        slugs.add(slug);
        return { idea, slug };
      }
    }
  }

  function narrationsOf(texts: Record<string, SampleText>): SampleNarration[] {
    const spoken = heard.filter(({ language }) => language in texts);
    return spoken.length === 0 ? [] : [random.pick(spoken)];
  }

  function generate(): SampleTour {
    const { idea, slug } = settle();
    const { stateLanguage, names } = idea.city;
    const hasState = random.chance(SHARES.state);
    const spoken = ['en', ...(hasState ? [stateLanguage] : [])];
    const described = random.chance(SHARES.hindi) ? [...new Set([...spoken, 'hi'])] : spoken;
    const stops = random.whole(4, 9) + random.whole(4, 11) + (random.chance(0.1) ? 4 : 0);
    const art = artOf(written, idea.theme);
    const picture = art.length === 0 ? null : random.pick(art);
    const isHeard = random.chance(SHARES.heard);

    const texts: Record<string, SampleText> = {};
    for (const language of described) {
      const words = vocabulary.byLanguage.get(language);
      if (words === undefined) continue;
      const title = titleOf(words, names[language] ?? names['en'] ?? '', idea);
      const about = random.chance(0.02) ? '' : random.pick(words.about);
      texts[language] = { title, description: about.replace('{n}', String(stops)) };
    }
    const first = random.whole(0, english.stops.length - 1);
    const sections = Array.from({ length: stops }, (_, index): SampleSection => {
      // Seven shares no divisor with 24: no stop comes twice within a tour of 24.
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
      createdDaysAgo: random.whole(1, 900),
      primaryLanguage: hasState && random.chance(SHARES.statePrimary) ? stateLanguage : 'en',
      motif: picture?.motif ?? 'palace',
      texts,
      sections,
      coverKey: random.chance(SHARES.cover) ? (picture?.coverKey ?? null) : null,
    };
  }

  const outliers = generatedOutliers(heard);
  for (let index = 0; index < count; index += 1) {
    const tour = generate();
    yield outliers[index]?.(tour) ?? tour;
  }
}
