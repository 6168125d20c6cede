import { readCatalogueTours } from './catalogueFolder';
import { generateTours, slugOf } from './generateCatalogue';
import { addTourRows, emptyTourRows } from './sampleTourRows';
import type { SampleTour } from './sampleTour';
import { readVocabulary, type Vocabulary, wordLanguages } from './words';
import { writtenTours } from './writtenTours';

const COUNT = 3000;
let vocabulary: Vocabulary;
let written: SampleTour[];
let tours: SampleTour[];

beforeAll(async () => {
  vocabulary = await readVocabulary();
  const recording = { file: 'a.mp3', slug: '', section: 0, language: 'en', durationSeconds: 70 };
  const catalogue = await readCatalogueTours(5);
  const narrations = catalogue.map(({ slug }) => ({ ...recording, slug, chapters: [] }));
  written = writtenTours(catalogue, narrations, new Map([['narrations/a.mp3', 'a-key.mp3']]));
  tours = [...generateTours(COUNT, vocabulary, written)];
});

const titles = (tour: SampleTour) => Object.values(tour.texts).map(({ title }) => title);

it('has the same number of every kind of word in every language', () => {
  const lengths = wordLanguages.map((language) =>
    Object.values(vocabulary.byLanguage.get(language) ?? {}).map((list) => list.length),
  );
  for (const each of lengths) expect(each).toEqual([20, 14, 6, 2, 24, 5]);
});

it('names every city in English, Hindi and the language of its state', () => {
  expect(vocabulary.cities).toHaveLength(180);
  for (const { stateLanguage, names } of vocabulary.cities) {
    expect(new Set(Object.keys(names))).toEqual(new Set(['en', 'hi', stateLanguage]));
    expect(wordLanguages).toContain(stateLanguage);
  }
});

it('generates as many as asked for, the same each time, with a slug each', () => {
  expect(tours).toHaveLength(COUNT);
  expect([...generateTours(COUNT, vocabulary, written)]).toEqual(tours);
  expect(new Set(tours.map(({ slug }) => slug)).size).toBe(COUNT);
  for (const { slug } of tours) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it('has the proportions of a real catalogue', () => {
  const share = (holds: (tour: SampleTour) => boolean) => tours.filter(holds).length / COUNT;
  const top = new Set(vocabulary.cities.slice(0, 12).map(({ names }) => names['en']));
  expect(share(({ city }) => top.has(city))).toBeCloseTo(0.45, 1);
  expect(share(({ published }) => published)).toBeCloseTo(0.82, 1);
  expect(share(({ texts }) => 'en' in texts)).toBe(1);
  expect(share(({ primaryLanguage, texts }) => primaryLanguage in texts)).toBe(1);
  const sections = tours.reduce((sum, tour) => sum + tour.sections.length, 0);
  expect(sections / COUNT).toBeCloseTo(14.4, 0);
});

it('never calls a tour by a number, and seldom calls two the same', () => {
  const english = tours.map(({ texts }) => texts['en']?.title ?? '');
  expect(english.filter((title) => /\d{2,}$/.test(title))).toEqual([]);
  expect(new Set(english).size).toBeGreaterThan(COUNT * 0.95);
});

it('writes Indian languages in their scripts', () => {
  const scripts: Record<string, RegExp> = {
    hi: /\p{Script=Devanagari}/u,
    mr: /\p{Script=Devanagari}/u,
    bn: /\p{Script=Bengali}/u,
    ta: /\p{Script=Tamil}/u,
    te: /\p{Script=Telugu}/u,
    kn: /\p{Script=Kannada}/u,
    ml: /\p{Script=Malayalam}/u,
    gu: /\p{Script=Gujarati}/u,
    pa: /\p{Script=Gurmukhi}/u,
  };
  for (const { texts } of tours) {
    for (const [language, { title }] of Object.entries(texts)) {
      const script = scripts[language];
      if (script !== undefined) expect(title.replace(/\p{Script=Common}/gu, '')).toMatch(script);
    }
  }
});

it('holds what breaks layouts', () => {
  expect(tours.some(({ texts }) => texts['de']?.title.length === 120)).toBe(true);
  expect(tours.some(({ texts }) => /تاج.*Taj/.test(texts['ur']?.title ?? ''))).toBe(true);
  expect(tours.some((tour) => titles(tour).some((title) => title.includes('👨‍👩‍👧‍👦')))).toBe(true);
  expect(tours.some(({ sections }) => sections.length === 0)).toBe(true);
  const long = tours.find(({ sections }) => sections.length === 60);
  for (const { description } of Object.values(long?.texts ?? {})) {
    expect(description.match(/\b\d+\b/)?.[0] ?? '60').toBe('60');
  }
  expect(long).toBeDefined();
  const twice = tours.filter(({ texts }) => texts['en']?.title === 'The old bazaar at dusk');
  expect(new Set(twice.map(({ city }) => city))).toEqual(new Set(['Jaipur', 'Kochi']));
  const chaptered = tours.flatMap(({ sections }) => sections.flatMap((each) => each.narrations));
  const most = Math.max(...chaptered.map(({ chapters }) => chapters.length));
  expect(most).toBe(80);
});

it('gives every row an id of its own', () => {
  const rows = emptyTourRows();
  const now = new Date('2026-03-01T06:00:00.000Z');
  for (const tour of tours) addTourRows(rows, tour, now);
  for (const table of [rows.tours, rows.tour_translations, rows.sections, rows.media]) {
    expect(new Set(table.map((row) => row['id'])).size).toBe(table.length);
  }
  expect(new Set(rows.section_translations.map((row) => row['id'])).size).toBe(
    rows.section_translations.length,
  );
});

it('transcribes what its recordings say, and each that opens a tour', () => {
  const rows = emptyTourRows();
  for (const tour of tours) addTourRows(rows, tour, new Date('2026-03-01T06:00:00.000Z'));
  const descriptions = written.flatMap(
    ({ sections }) => sections[0]?.texts['en']?.description ?? [],
  );
  const opening = new Set(rows.sections.flatMap((row) => (row.order_index === 0 ? [row.id] : [])));
  const recordings = rows.media.filter(({ type }) => type === 'audio');
  const transcripts = recordings.map((row) => row.transcript_text);
  for (const text of transcripts) expect([null, ...descriptions]).toContain(text);
  const first = recordings.filter((row) => opening.has(row.section_id ?? ''));
  expect(first.length).toBeGreaterThan(100);
  expect(first.filter((row) => row.transcript_text === null)).toEqual([]);
  expect(transcripts).toContain(null);
});

it('makes slugs of titles', () => {
  expect(slugOf("Pondichéry, Potters' Lane:  A food-walk - at dawn ")).toBe(
    'pondichery-potters-lane-a-food-walk-at-dawn',
  );
});
