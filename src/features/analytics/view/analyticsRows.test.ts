import {
  languagesOfTours,
  maxUnlistedPlays,
  nameTours,
  rankSections,
  searchRows,
  supplyAndDemand,
  tourRows,
} from './analyticsRows';
import { engagementRate, formatEngagement, formatShare } from './shares';

const tour = (id: string, by_language: Record<string, number>) => ({
  tour_id: id,
  tour_name: id,
  name_language: 'und',
  city: null,
  country: null,
  total_plays: Object.values(by_language).reduce((sum, plays) => sum + plays, 0),
  sections_count: 1,
  by_language,
});
const tours = [tour('a', { en: 2, hi: 1 }), tour('b', { hi: 9 }), tour('c', { ta: 0 })];
const ids = (rows: { tour_id: string }[]) => rows.map((row) => row.tour_id);

describe('tours', () => {
  it('are ordered by plays, in all languages or in one', () => {
    expect(ids(tourRows(tours, { language: null, show: 'all' }))).toEqual(['b', 'a', 'c']);
    expect(ids(tourRows(tours, { language: 'en', show: 'all' }))).toEqual(['a', 'b', 'c']);
  });

  it('have their title in a language, and the name of the worker without one', () => {
    const place = { city: 'Delhi', country: 'India' };
    const list = new Map([
      ['a', { title: 'Red Fort', ...place }],
      ['b', { title: ' ', ...place }],
    ]);
    expect(
      nameTours(tours, list, 'en').map(({ tour_name, name_language }) => [
        tour_name,
        name_language,
      ]),
    ).toEqual([
      ['Red Fort', 'en'],
      ['b', 'und'],
      ['c', 'und'],
    ]);
  });

  it('are cold without plays, in that language', () => {
    expect(ids(tourRows(tours, { language: null, show: 'cold' }))).toEqual(['c']);
    expect(ids(tourRows(tours, { language: 'en', show: 'cold' }))).toEqual(['b', 'c']);
    expect(ids(tourRows(tours, { language: 'en', show: 'played' }))).toEqual(['a']);
  });

  it('have languages by plays, without those that have none', () => {
    const rows = tourRows(tours, { language: null, show: 'all' });
    expect(rows.map(({ languages }) => languages.map(({ code }) => code))).toEqual([
      ['hi'],
      ['en', 'hi'],
      [],
    ]);
    expect(languagesOfTours(rows)).toEqual(['hi', 'en']);
  });
});

it('sections are set against plays, language by language', () => {
  const row = (code: string, total_sections: number, total_plays: number) => ({
    code,
    total_sections,
    total_plays,
    sections_with_plays: 0,
    avg_plays_per_section: 0,
  });
  expect(supplyAndDemand([row('en', 3, 25), row('hi', 1, 75), row('ta', 0, 0)])).toEqual([
    { code: 'en', supply: 75, demand: 25, ratio: 25 / 75 },
    { code: 'hi', supply: 25, demand: 75, ratio: 3 },
  ]);
  expect(supplyAndDemand([row('ur', 0, 4)])[0]).toMatchObject({ demand: 100, ratio: null });
});

it('sections are ranked among those shown', () => {
  const section = (language: string, plays: number) => ({
    section_id: `${plays}`,
    section_title: null,
    tour_name: null,
    language,
    plays,
  });
  const all = [section('en', 1), section('hi', 5), section('en', 3)];
  const rows = rankSections(all, ({ language }) => language === 'en');
  expect(rows.map(({ rank, plays }) => [rank, plays])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

it('shares have no value without a whole', () => {
  const plays = { total_plays: 4, sections_with_plays: 1, avg_plays_per_section: 0 };
  expect(formatEngagement({ ...plays, total_sections: 8 })).toBe('12.5%');
  expect(formatEngagement({ ...plays, total_sections: 0 })).toBe('–');
  expect(engagementRate({ ...plays, total_sections: 0 })).toBeNull();
  expect(formatShare(1, null)).toBe('–');
  expect([0, 1, 1000].map((count) => formatShare(count, 1_000_000))).toEqual([
    '0.0%',
    '<0.1%',
    '0.1%',
  ]);
});

it('sections beyond the list have no more plays than its last, nor than their tour has left', () => {
  const section = (section_id: string, language: string, plays: number) => ({
    section_id,
    section_title: null,
    tour_name: null,
    language,
    plays,
  });
  const listed = [section('a', 'en', 90), section('b', 'en', 40), section('z', 'hi', 20)];
  const own = listed.slice(0, 2);
  const played = tour('t', { en: 145, hi: 30, ta: 0 });
  expect(maxUnlistedPlays('c', listed, own, played, 'en')).toBe(15);
  expect(maxUnlistedPlays('c', listed, own, played, null)).toBe(15 + 20);
  expect(maxUnlistedPlays('c', listed, own, tour('t', { en: 190 }), 'en')).toBe(20);
  // The two responses may be from different times.
  expect(maxUnlistedPlays('c', listed, own, tour('t', { en: 120 }), 'en')).toBe(0);
  expect(maxUnlistedPlays('c', listed, own, null, 'en')).toBeNull();
  // A section listed in one language may have plays in another.
  expect(maxUnlistedPlays('a', listed, own, played, 'en')).toBe(0);
  expect(maxUnlistedPlays('a', listed, own, played, null)).toBe(20);
});

it('a search keeps rows by any of their names, in their order', () => {
  const rows = [
    { title: 'Gate', tour: 'Red Fort' },
    { title: 'Fort wall', tour: 'Hill' },
    { title: 'Pond', tour: 'Lake' },
  ];
  const namesOf = ({ title, tour }: (typeof rows)[number]) => [title, tour];
  expect(searchRows(rows, 'fort', namesOf).map(({ title }) => title)).toEqual([
    'Gate',
    'Fort wall',
  ]);
  expect(searchRows(rows, ' ', namesOf)).toBe(rows);
});
