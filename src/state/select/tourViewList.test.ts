import { tourFixture } from '../../testing/tourFixtures';
import fc from 'fast-check';
import { type Tour } from '../../domain/tours/tour';
import { upsertRows, removeKeys } from '../model/upsertRecords';
import { type Overlay } from '../outbox/overlayFields';
import { textKey, type TourText } from '../model/tourRows';
import { listTourViews } from './tourViewList';
import { type Tours } from './tourViews';

const tourOf = (id: string, city = 'Agra'): Tour =>
  tourFixture({
    id,
    slug: id,
    city,
    country: 'India',
    duration_seconds: null,
    primary_language: 'en',
    is_published: false,
    published_at: null,
    created_at: '2026-01-01',
    updated_at: null,
    cover_media_url: null,
  });
const textOf = (id: string, title = id): TourText => ({
  id: null,
  tour_id: id,
  language: 'en',
  title,
  description: '',
  slug_suffix: 'en',
  cover_media_url: null,
  earlier_source_title: null,
  earlier_source_description: null,
  shown_cover_url: null,
  tour_languages: null,
});
const overlayOf = (part: Partial<Overlay> = {}): Overlay => ({
  isCreated: false,
  isRemoved: false,
  fields: {},
  seqs: {},
  state: 'sending',
  createdAt: 0,
  parentKeys: [],
  ...part,
});
const ids = ['a', 'b', 'c', 'd'];
const start = (): Tours => ({
  records: Object.fromEntries(ids.map((id) => [id, tourOf(id)])),
  texts: Object.fromEntries(ids.map((id) => [textKey(id, 'en'), textOf(id)])),
  overlays: new Map(),
});
const list = (tours: Tours, of = ids, aliases = {}) => listTourViews(tours, of, 'en', aliases);

test('an edit of one tour makes one view anew, and without a change the list stays', () => {
  const tours = start();
  const before = list(tours);
  expect(list({ ...tours }, ids, {})).toBe(before);
  const edited = { ...tours, records: upsertRows(tours.records, [['b', tourOf('b', 'Delhi')]]) };
  const after = list(edited);
  expect(after.map(({ city }) => city)).toEqual(['Agra', 'Delhi', 'Agra', 'Agra']);
  expect(after.map((view, index) => view === before[index])).toEqual([true, false, true, true]);
  const unsent = { ...edited, overlays: new Map([['tour:c', overlayOf()]]) };
  expect(list(unsent).map(({ saveState }) => saveState)).toEqual([null, null, 'sending', null]);
  expect(list(edited)).toEqual(after);
});

test('an unsent edit that is read anew and says the same leaves the list as it is', () => {
  const tours = start();
  const unsent = (part: Partial<Overlay>): Tours => ({
    ...tours,
    overlays: new Map([['tour:c', overlayOf(part)]]),
  });
  const before = list(unsent({ fields: { city: 'Delhi' }, createdAt: 1 }));
  expect(list(unsent({ fields: { city: 'Delhi' }, createdAt: 2 }))).toBe(before);
  expect(list(unsent({ fields: { city: 'Mumbai' }, createdAt: 2 }))).not.toBe(before);
});

const step = fc.record({
  id: fc.constantFrom(...ids, 'new'),
  what: fc.constantFrom('record', 'text', 'no text', 'unsent', 'removed', 'created', 'settled'),
  word: fc.string({ minLength: 1, maxLength: 2 }),
});

function take(
  tours: Tours,
  { id, what, word: query }: { id: string; what: string; word: string },
): Tours {
  const overlaid = (overlay: Overlay) => ({
    ...tours,
    overlays: new Map([...tours.overlays, [`tour:${id}`, overlay]]),
  });
  const { records, texts, overlays } = tours;
  if (what === 'record')
    return { ...tours, records: upsertRows(records, [[id, tourOf(id, query)]]) };
  const key = textKey(id, 'en');
  if (what === 'text') return { ...tours, texts: upsertRows(texts, [[key, textOf(id, query)]]) };
  if (what === 'no text') return { ...tours, texts: removeKeys(texts, [key]) };
  if (what === 'unsent') return overlaid(overlayOf({ fields: { city: query } }));
  if (what === 'removed') return overlaid(overlayOf({ isRemoved: true }));
  if (what === 'created') {
    const fields = { primary_language: 'en', city: query, title: query };
    return overlaid(overlayOf({ isCreated: true, fields }));
  }
  return { ...tours, overlays: new Map([...overlays].filter(([key]) => key !== `tour:${id}`)) };
}

test('whatever happens, it is the list that would be made anew', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let tours = start();
      const remaining = [...ids];
      for (const each of steps) {
        tours = take(tours, each);
        // A new array of the same ids misses the cache and is built from scratch.
        expect(list(tours, remaining)).toEqual(list(tours, [...remaining]));
      }
    }),
    { numRuns: 300 },
  );
});

test('a tour that was made again stands under its new id alone', () => {
  const tours = start();
  expect(list(tours)).toHaveLength(4);
  expect(list(tours, ids, { b: 'e' }).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});
