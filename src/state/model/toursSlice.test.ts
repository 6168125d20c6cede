import { tourRowFixture } from '../../testing/tourFixtures';
import { type TourRow, type TourTranslation } from '../../domain/tours/tour';
import { signedOut } from '../session/sessionSlice';
import { textKey } from './tourRows';
import {
  tourReceived,
  tourRemoved,
  toursReceived,
  toursSlice,
  tourTextRemoved,
  tourTranslationsReceived,
} from './toursSlice';

const { reducer } = toursSlice;
const start = reducer(undefined, { type: 'start' });

function row(id: string, change: Partial<TourRow> = {}): TourRow {
  return tourRowFixture({
    id,
    slug: id,
    city: 'Agra',
    country: 'India',
    duration_seconds: 600,
    primary_language: 'en',
    is_published: false,
    published_at: null,
    created_at: '2025-01-01T00:00:00Z',
    updated_at: '2025-01-01T00:00:00Z',
    cover_media_url: null,
    language: 'en',
    title: `Tour ${id}`,
    description: '',
    slug_suffix: 'en',
    tour_sections: null,
    ...change,
  });
}

const list = (rows: TourRow[], language = 'en') =>
  toursReceived({ rows, language, fetchedAt: 1, isComplete: true });

const text = (language: string, cover: string | null): TourTranslation => ({
  id: `t-${language}`,
  tour_id: 'a',
  language,
  title: 'Tour a',
  description: '',
  slug_suffix: language,
  cover_media_url: cover,
  earlier_source_title: null,
  earlier_source_description: null,
});

describe('the languages of a tour', () => {
  const codes = (state: typeof start) => state.texts[textKey('a', 'en')]?.tour_languages;
  const naming = (codes: string[]) => list([row('a', { available_languages: codes })]);
  const translations = tourTranslationsReceived({
    tourId: 'a',
    rows: [text('en', null), text('ta', null)],
    fetchedAt: 2,
  });

  it('are those that its row names, and then its translations', () => {
    const first = reducer(start, naming(['en', 'hi']));
    expect(codes(first)).toBe('en hi');
    expect(codes(reducer(first, naming(['en'])))).toBe('en');
    expect(codes(reducer(first, translations))).toBe('en ta');
  });

  it('are not known of a worker whose rows do not name them', () => {
    const first = reducer(start, list([row('a')]));
    expect(codes(first)).toBeNull();
    expect(codes(reducer(start, naming([])))).toBeNull();
    expect(codes(reducer(first, translations))).toBeNull();
  });
});

describe('the covers of a tour', () => {
  const shown = (state: typeof start, language: string) => {
    const { cover_media_url: own, shown_cover_url } = state.texts[textKey('a', language)] ?? {};
    return { own, shown: shown_cover_url, ofTour: state.records['a']?.cover_media_url };
  };
  const rows = (en: string | null, hi: string | null) => [
    list([row('a', { cover_media_url: en })]),
    list([row('a', { language: 'hi', slug_suffix: 'hi', cover_media_url: hi })], 'hi'),
  ];
  const read = (en: string | null, hi: string | null) =>
    tourTranslationsReceived({ tourId: 'a', rows: [text('en', en), text('hi', hi)], fetchedAt: 2 });

  it('are told apart: a row shows the effective one, a translation its own', () => {
    const state = [...rows('tour', 'tour'), read(null, null)].reduce(reducer, start);
    expect(shown(state, 'hi')).toEqual({ own: null, shown: 'tour', ofTour: 'tour' });
    const own = [read(null, 'hindi'), ...rows('tour', 'hindi')].reduce(reducer, state);
    expect(shown(own, 'hi')).toEqual({ own: 'hindi', shown: 'hindi', ofTour: 'tour' });
    expect(shown(own, 'en')).toEqual({ own: null, shown: 'tour', ofTour: 'tour' });
  });

  it('keep their objects when lists of two languages are read by turns', () => {
    const before = [...rows('tour', 'hindi'), read(null, 'hindi'), ...rows('tour', 'hindi')].reduce(
      reducer,
      start,
    );
    const after = rows('tour', 'hindi').reduce(reducer, before);
    expect([after.records, after.texts]).toEqual([before.records, before.texts]);
    expect(after.records).toBe(before.records);
    expect(after.texts).toBe(before.texts);
  });

  it('forget a translation’s own when its row shows another', () => {
    const state = [...rows('tour', 'hindi'), read(null, 'hindi'), ...rows('tour', 'tour')].reduce(
      reducer,
      start,
    );
    expect(shown(state, 'hi')).toEqual({ own: null, shown: 'tour', ofTour: 'tour' });
    const reduced = [...rows('tour', 'hindi'), read(null, 'hindi'), read(null, null)].reduce(
      reducer,
      start,
    );
    expect(shown(reduced, 'hi')).toMatchObject({ own: null, shown: null });
  });
});

describe('tours', () => {
  it('stores records by id and texts by id and language', () => {
    const state = [
      list([row('a'), row('b')]),
      list([row('a', { language: 'hi', title: 'ताज महल' })], 'hi'),
    ].reduce(reducer, start);
    expect(Object.keys(state.records)).toEqual(['a', 'b']);
    expect(state.texts[textKey('a', 'hi')]?.title).toBe('ताज महल');
    expect(state.texts[textKey('a', 'en')]?.title).toBe('Tour a');
    expect(state.lists['hi']?.ids).toEqual(['a']);
  });

  it('drops what a complete list no longer has, unless an unsent edit speaks of it', () => {
    const before = reducer(start, list([row('a'), row('b'), row('c')]));
    const rows = [row('a')];
    const after = reducer(
      before,
      toursReceived({
        rows,
        language: 'en',
        fetchedAt: 2,
        isComplete: true,
        referredIds: ['c', 'other'],
      }),
    );
    expect(after.lists['en']?.ids).toEqual(['c', 'a']);
    expect(Object.keys(after.texts)).toEqual([textKey('a', 'en'), textKey('c', 'en')]);
    const partial = reducer(
      before,
      toursReceived({ rows, language: 'en', fetchedAt: 2, isComplete: false }),
    );
    expect(Object.keys(partial.texts)).toHaveLength(3);
  });

  it('keeps the object of every unchanged row over a refetch', () => {
    const before = reducer(start, list([row('a'), row('b')]));
    const after = reducer(before, list([row('a'), row('b', { title: 'New' })]));
    expect(after.records).toBe(before.records);
    expect(after.texts[textKey('a', 'en')]).toBe(before.texts[textKey('a', 'en')]);
    expect(after.texts[textKey('b', 'en')]?.title).toBe('New');
  });

  it.each([
    ...[{ slug: 'x' }, { city: 'x' }, { country: 'x' }, { duration_seconds: 1 }],
    ...[{ primary_language: 'hi' }, { is_published: true }, { published_at: 'x' }],
    ...[{ created_at: 'x' }, { updated_at: 'x' }, { cover_media_url: 'x' }],
    ...[{ title: 'x' }, { description: 'x' }, { slug_suffix: 'x' }],
  ])('notices a change of %o in a refetched row', (change) => {
    const before = reducer(start, list([row('a')]));
    const after = reducer(before, list([row('a', change)]));
    const { records, texts } = after;
    const cover_media_url = records['a']?.cover_media_url;
    const expectedText = { ...texts[textKey('a', 'en')], ...records['a'], cover_media_url };
    expect(expectedText).toMatchObject(change);
  });

  it('notices what a complete list no longer holds', () => {
    const state = [list([row('a'), row('b')]), list([row('b')])].reduce(reducer, start);
    expect(state.texts[textKey('a', 'en')]).toBeUndefined();
    expect(state.lists['en']?.ids).toEqual(['b']);
  });

  it('puts a new tour on top of its list, and takes a removed one out of all', () => {
    const state = [list([row('a')]), tourReceived(row('b'))].reduce(reducer, start);
    expect(state.lists['en']?.ids).toEqual(['b', 'a']);
    const without = reducer(state, tourRemoved('b'));
    expect(without.lists['en']?.ids).toEqual(['a']);
    expect(without.texts[textKey('b', 'en')]).toBeUndefined();
  });

  it('takes a removed translation out of the language and of the record', () => {
    const state = [
      list([row('a', { language: 'hi' })], 'hi'),
      tourTranslationsReceived({ tourId: 'a', rows: [text('hi', null)], fetchedAt: 2 }),
      tourTextRemoved({ tourId: 'a', language: 'hi' }),
    ].reduce(reducer, start);
    expect(state.lists['hi']?.ids).toEqual([]);
    expect(state.translationLists['a']?.ids).toEqual([]);
    expect(state.texts).toEqual({});
  });

  it('is empty after a sign-out', () => {
    expect(reducer(reducer(start, list([row('a')])), signedOut())).toEqual(start);
  });
});
