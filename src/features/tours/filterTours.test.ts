import { type TourView } from '../../state/selectTours';
import { filterTours } from './filterTours';

function tour(title: string, city = 'Agra', isPublished = true): TourView {
  return {
    id: title,
    slug: '',
    city,
    country: 'India',
    duration_seconds: null,
    primary_language: 'en',
    is_published: isPublished,
    published_at: null,
    created_at: '',
    updated_at: null,
    cover_media_url: null,
    language: 'en',
    title,
    description: '',
    slug_suffix: '',
    isSaving: false,
  };
}

const tours = [
  tour('Taj Mahal'),
  tour('Café Walk', 'Puducherry'),
  tour('फूल वालों की सैर', 'Delhi'),
  tour('फल मंडी', 'Delhi', false),
];
const found = (query: string, isPublishedOnly = false) =>
  filterTours(tours, { query, isPublishedOnly }).map(({ title }) => title);

describe('filterTours', () => {
  it('keeps the list itself where it leaves out nothing', () => {
    expect(filterTours(tours, { query: '  ', isPublishedOnly: false })).toBe(tours);
  });

  it.each([
    ['title, in any case', 'TAJ', ['Taj Mahal']],
    ['title, without its accents', 'cafe', ['Café Walk']],
    ['city', 'puducherry', ['Café Walk']],
    ['country and title together', 'india mahal', ['Taj Mahal']],
    ['letters that differ in their signs', 'फूल', ['फूल वालों की सैर']],
  ])('finds by %s', (_what, query, titles) => {
    expect(found(query)).toEqual(titles);
  });

  it('leaves out drafts on demand', () => {
    expect(found('delhi', true)).toEqual(['फूल वालों की सैर']);
  });

  it('searches ten thousand rows in a moment', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => tour(`Tour ${n}`));
    filterTours(many, { query: 'tour', isPublishedOnly: false });
    const began = performance.now();
    expect(filterTours(many, { query: 'tour 9999', isPublishedOnly: false })).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(100);
  });
});
