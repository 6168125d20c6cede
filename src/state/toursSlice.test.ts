import { type TourRow } from '../domain/tour';
import { signedOut } from './session/sessionSlice';
import {
  textKey,
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
  return {
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
  };
}

const list = (rows: TourRow[], language = 'en') =>
  toursReceived({ rows, language, fetchedAt: 1, isComplete: true });

describe('tours', () => {
  it('keeps record and words apart, by id and language', () => {
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
      toursReceived({ rows, language: 'en', fetchedAt: 2, isComplete: true, kept: ['c', 'other'] }),
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
    const text = {
      id: 't',
      tour_id: 'a',
      language: 'hi',
      title: 'ताज',
      description: '',
      slug_suffix: 'hi',
      cover_media_url: null,
    };
    const state = [
      list([row('a', { language: 'hi' })], 'hi'),
      tourTranslationsReceived({ tourId: 'a', rows: [text], fetchedAt: 2 }),
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
