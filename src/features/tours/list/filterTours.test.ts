import { tourRowFixture } from '../../../testing/tourFixtures';
import { type TourView } from '../../../state/select/tourViews';
import { filterTours, type FilterFacts } from './filterTours';
import { findNearestTours } from './findNearestTours';
import { emptyFilter, type TourFilter } from './tourFilter';

function tour(title: string, city = 'Agra', isPublished = true): TourView {
  return {
    ...tourRowFixture({}),
    id: title,
    slug: '',
    city,
    country: 'India',
    duration_seconds: 600,
    primary_language: 'en',
    is_published: isPublished,
    published_at: null,
    created_at: '',
    updated_at: null,
    cover_media_url: 'cover.jpg',
    language: 'en',
    title,
    description: 'Words',
    slug_suffix: '',
    hasUnsentEdits: false,
    saveState: null,
  };
}

const tours = [
  { ...tour('Taj Mahal'), slug: 'marble-tomb' },
  tour('Café Walk', 'Puducherry'),
  tour('फूल वालों की सैर', 'Delhi'),
  { ...tour('फल मंडी', 'Delhi', false), cover_media_url: null },
];
const found = (filter: Partial<TourFilter>, facts?: FilterFacts) =>
  filterTours(tours, { ...emptyFilter, ...filter }, facts).map(({ title }) => title);

it('finds tours with nearly the words of a search, within the other conditions', () => {
  const nearest = (filter: Partial<TourFilter>) =>
    findNearestTours(tours, { ...emptyFilter, ...filter }).map(({ title }) => title);
  expect(nearest({ query: 'tajj mahel' })).toEqual(['Taj Mahal']);
  expect(nearest({ query: 'tajj', status: 'draft' })).toEqual([]);
  expect(nearest({ query: 'zzzz' })).toEqual([]);
  expect(nearest({})).toEqual([]);
});

describe('filterTours', () => {
  it('keeps the list itself where it leaves out nothing', () => {
    expect(filterTours(tours, { ...emptyFilter, query: '  ' })).toBe(tours);
  });

  it.each([
    ['title, in any case', 'TAJ', ['Taj Mahal']],
    ['title, without its accents', 'cafe', ['Café Walk']],
    ['slug', 'marble', ['Taj Mahal']],
    ['city', 'puducherry', ['Café Walk']],
    ['country and title together', 'india mahal', ['Taj Mahal']],
    ['letters that differ in their signs', 'फूल', ['फूल वालों की सैर']],
  ])('finds by %s', (_what, query, titles) => {
    expect(found({ query })).toEqual(titles);
  });

  it('leaves out drafts, other cities and complete tours on demand', () => {
    expect(found({ query: 'delhi', status: 'published' })).toEqual(['फूल वालों की सैर']);
    expect(found({ cities: ['Puducherry'] })).toEqual(['Café Walk']);
    expect(found({ cities: ['Puducherry', 'Agra'] })).toEqual(['Taj Mahal', 'Café Walk']);
    expect(found({ missing: 'any' })).toEqual(['फल मंडी']);
    expect(found({ missing: 'title' })).toEqual([]);
    expect(found({ missing: 'none' })).not.toContain('फल मंडी');
    expect(found({ missing: 'none' })).not.toEqual([]);
    expect(found({ missing: 'ready' })).toEqual([]);
    const ready = new Set(['Taj Mahal']);
    const readiness = {
      ready,
      unready: new Set(['Café Walk']),
      sectionsNotLoaded: new Set<string>(),
    };
    const facts = { has: null, lacks: null, readiness };
    expect(found({ missing: 'ready' }, facts)).toEqual(['Taj Mahal']);
    expect(found({ missing: 'unready' }, facts)).toEqual(['Café Walk']);
    expect(found({ missing: 'unready' })).toEqual([]);
  });

  it('filters by texts in a language, or by their absence', () => {
    const hindi = new Set(['Taj Mahal', 'फल मंडी']);
    expect(found({ has: 'hi' }, { has: hindi, lacks: null })).toEqual(['Taj Mahal', 'फल मंडी']);
    expect(found({ lacks: 'hi' }, { has: null, lacks: hindi })).toEqual([
      'Café Walk',
      'फूल वालों की सैर',
    ]);
  });

  it.each([
    ['1d', ['now', 'a day']],
    ['7d', ['now', 'a day', 'a week']],
    ['365d', ['now', 'a day', 'a week', 'a year']],
    ['older', ['before']],
  ] as const)('filters by the time of creation and of the last change: %s', (period, titles) => {
    const now = '2026-11-26T12:00:00.000Z';
    const timed = [
      ['now', now],
      ['a day', '2026-11-25T12:00:00.000Z'],
      ['a week', '2026-11-19T12:00:00Z'],
      ['a year', '2025-11-26T12:00:00.000Z'],
      ['before', '2025-11-26T11:59:59.999Z'],
      ['never', ''],
    ].map(([title = '', at = '']) => ({ ...tour(title), created_at: at, updated_at: at || null }));
    for (const field of ['created', 'updated'] as const) {
      const filter = { ...emptyFilter, [field]: period };
      const rows = filterTours(timed, filter, undefined, Date.parse(now));
      expect(rows.map(({ title }) => title)).toEqual(titles);
    }
  });

  it('claims nothing about a language it does not know yet', () => {
    expect(found({ has: 'hi' })).toEqual([]);
    expect(found({ lacks: 'hi' })).toEqual([]);
  });

  it('folds each row once, however often it is searched', () => {
    const folded = jest.spyOn(String.prototype, 'normalize');
    const many = Array.from({ length: 1000 }, (_, n) => tour(`Tour ${n}`));
    filterTours(many, { ...emptyFilter, query: 'tour' });
    const first = folded.mock.calls.length;
    expect(filterTours(many, { ...emptyFilter, query: 'tour 999' })).toHaveLength(1);
    expect(folded.mock.calls.length - first).toBeLessThan(10);
    folded.mockRestore();
  });
});
