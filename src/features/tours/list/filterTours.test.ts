import { tourRowFixture } from '../../../testing/tourFixtures';
import { type TourView } from '../../../state/select/tourViews';
import { filterTours, type TextPresence } from './filterTours';
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
    isSaving: false,
    saveState: null,
  };
}

const tours = [
  { ...tour('Taj Mahal'), slug: 'marble-tomb' },
  tour('Café Walk', 'Puducherry'),
  tour('फूल वालों की सैर', 'Delhi'),
  { ...tour('फल मंडी', 'Delhi', false), cover_media_url: null },
];
const found = (filter: Partial<TourFilter>, presence?: TextPresence) =>
  filterTours(tours, { ...emptyFilter, ...filter }, presence).map(({ title }) => title);

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
    expect(found({ city: 'Puducherry' })).toEqual(['Café Walk']);
    expect(found({ isIncompleteOnly: true })).toEqual(['फल मंडी']);
  });

  it('filters by texts in a language, or by their absence', () => {
    const hindi = new Set(['Taj Mahal', 'फल मंडी']);
    expect(found({ has: 'hi' }, { has: hindi, lacks: null })).toEqual(['Taj Mahal', 'फल मंडी']);
    expect(found({ lacks: 'hi' }, { has: null, lacks: hindi })).toEqual([
      'Café Walk',
      'फूल वालों की सैर',
    ]);
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
