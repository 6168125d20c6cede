import { act, screen, within } from '@testing-library/react';
import { openDB } from 'idb';
import {
  initialPreferences,
  PREFERENCES_KEY,
  readPreferences,
  writePreferences,
} from '../../state/model/preferencesStorage';
import { cacheName } from '../../state/storage/cacheDatabase';
import { packRows } from '../../state/storage/packRows';
import { outboxName } from '../../state/sync/outboxDatabase';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ texts: { en: 'Taj' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

async function store(name: string, stores: Record<string, [IDBValidKey, unknown][]>) {
  const db = await openDB(name, 1, {
    upgrade: (made) => Object.keys(stores).forEach((one) => made.createObjectStore(one)),
  });
  for (const [one, rows] of Object.entries(stores)) {
    for (const [key, value] of rows) await db.put(one, value, key);
  }
  db.close();
}

it('what is damaged or of another version on this device leaves no page blank, and no edit is lost', async () => {
  const { id } = people.asha;
  const edit = { entity: 'tour', action: 'update', ref: { tourId: 't1' } };
  await store(outboxName(id), {
    entries: [
      ['newer', { id: 'newer', schema: 99, edit: { kind: 'tour praised' } }],
      ['short', { id: 'short', schema: 1, edit }],
      ['text', 'tour changed'],
    ],
    meta: [['meta', 'none']],
  });
  await store(cacheName(id), {
    rows: [
      [['tours', 'records', 1], packRows({ t1: 'Taj' })],
      [['tours', 'lists', 1], packRows({ en: { ids: 't1' } })],
      [['grids', 'layouts', 1], packRows({ tours: { order: 'city' } })],
      [['grids', 'views', 1], packRows({ 'tours:x': { grid: 'tours', name: 5 } })],
    ],
    changes: [[['history', 'entries', 1], { changed: { h1: { id: 'h1' } }, removed: [] }]],
  });
  localStorage.setItem('kathayatra:preferences', '{"theme":5}');
  localStorage.setItem(`kathayatra:draft:1:${id}:tour/new`, '{"base":');
  localStorage.setItem(`kathayatra:draft:0:${id}:tour/new`, '{}');

  const view = await renderConsole('/admin/outbox', { worker });
  const list = within(await screen.findByRole('list', { name: 'Unsent edits' }));
  expect(list.getAllByText(/can’t read\. Export it/)).toHaveLength(3);
  await act(() => view.router.navigate('/admin/tours'));
  expect(await screen.findByRole('link', { name: 'Taj' })).toBeVisible();
  await act(() => view.router.navigate('/admin/tours/create'));
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('');
  expect(await screen.findByRole('link', { name: /3 unsent/ })).toBeVisible();
});

it('preferences are read as they were written, also those from before all of them could be chosen', () => {
  const switched = { hasCharacterKeys: false, isTranscriptShown: true };
  const chosen = Object.assign({}, initialPreferences, { theme: 'dark' }, switched);
  expect(writePreferences(chosen)).toBe(true);
  expect(readPreferences()).toEqual(chosen);
  const { hasCharacterKeys, isTranscriptShown, ...before } = chosen;
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify(before));
  const initial = { hasCharacterKeys: !hasCharacterKeys, isTranscriptShown: !isTranscriptShown };
  expect(readPreferences()).toEqual(Object.assign(before, initial));
});
