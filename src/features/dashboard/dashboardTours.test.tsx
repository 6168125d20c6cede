import { act, screen, waitFor, within } from '@testing-library/react';
import { editsRemembered, undoStarted } from '../../state/history/historySlice';
import { saveEdits } from '../../state/sync/saveEdits';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { faults, pausedCall } from '../../testing/faults';
import { type Dialect } from '../../testing/workers/dialects';

let worker: TestWorker;

beforeEach(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'connection');
  await forgetConsole();
  await worker.close();
});

test('where drafts are not checked unasked they are named as ready once every section is known to have audio, and the others with what they lack', async () => {
  const { seeds } = worker;
  await seeds.completeTour({ texts: { en: 'Dunes' } });
  await seeds.completeTour({ texts: { en: 'In the app' }, isPublished: true });
  const silent = await seeds.completeTour({ texts: { en: 'Silent' } });
  await seeds.section(silent, { texts: { en: 'Without audio' } });
  await seeds.tour({ texts: { en: 'Bare' } });
  Reflect.set(navigator, 'connection', { saveData: true });
  const view = await renderConsole('/admin/dashboard', { worker });
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  await list.findByRole('link', {
    name: /^Drafts ready to publish.*Sections of 2 drafts not checked$/,
  });
  expect(view.faults.calls.filter((call) => /\/sections/.test(call))).toEqual([]);
  await view.user.click(list.getByRole('button', { name: 'Check 2 drafts' }));
  const ready = await list.findByRole('link', { name: /^Dunes.*Draft, ready to publish$/ });
  await waitFor(() => expect(ready).toHaveFocus());
  expect(list.queryByRole('button', { name: /Check|Stop/ })).toBeNull();
  const lacking = list.getByRole('link', { name: /^Silent.*Draft, 1 section without audio$/ });
  expect(lacking.getAttribute('href')).toMatch(/\/sections\/[^/]+\/audio$/);
  expect(list.getByRole('link', { name: /^Bare/ })).toHaveTextContent(/: No cover$/);
  expect(list.queryByText('In the app')).toBeNull();
  await view.user.click(ready);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dunes' })).toBeVisible();
});

test('drafts are checked unasked once the page is quiet, and what the others lack leads to a list of just those', async () => {
  const { seeds } = worker;
  for (let count = 1; count <= 11; count += 1) {
    const silent = await seeds.completeTour({ texts: { en: `Silent ${count}` } });
    await seeds.section(silent, { texts: { en: 'Without audio' } });
  }
  const view = await renderConsole('/admin/dashboard', { worker });
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  const more = await list.findByRole('button', { name: 'Show 4 more' });
  expect(list.getAllByRole('link')).toHaveLength(7);
  await view.user.click(more);
  expect(more).toHaveFocus();
  await view.user.click(list.getByRole('link', { name: '1 other draft not ready to publish' }));
  expect(await screen.findByRole('button', { name: 'Not ready to publish' })).toBeVisible();
  expect(await screen.findByText(/11 of 11 tours|11 tours/)).toBeVisible();
  await act(() => view.router.navigate('/admin/tours?status=draft&incomplete=ready'));
  expect(await screen.findByText('No drafts are ready')).toBeVisible();
  expect(screen.getByText(/^A tour is ready with a title, description/)).toBeVisible();
});

test('who asks for access is named with the time, those that wait longest first', async () => {
  const { clock } = worker;
  const [now, today] = [Date.now(), clock.now().toISOString()];
  const ask = async (person: (typeof people)['noor'], daysAgo: number) => {
    clock.set(new Date(now - daysAgo * 86_400_000).toISOString());
    await worker.call('POST', '/api/admin/request', { as: person, json: { reason: 'Please' } });
  };
  await ask(people.noor, 2);
  await ask(people.ravi, 5);
  clock.set(today);
  const view = await renderConsole('/admin/dashboard', { worker });
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  const [first, second] = await list.findAllByRole('link', { name: /asks for access/ });
  expect(first).toHaveTextContent(/^Ravi .*asks for access.*5 days ago$/);
  expect(second).toHaveTextContent(/^Noor .*asks for access.*2 days ago$/);
  const path = first?.getAttribute('href') ?? '';
  expect(path).toMatch(/^\/admin\/management\?tab=pending&request=[^&]+$/);
  if (second !== undefined) await view.user.click(second);
  const requests = within(await screen.findByRole('list', { name: 'Pending requests' }));
  const [ravi, noor] = requests.getAllByRole('listitem');
  const [noors] = [ravi, noor].filter((row) => row?.textContent.includes('Noor'));
  await waitFor(() => expect(noors).toHaveFocus());
  expect(requests.getAllByRole('listitem', { current: true })).toEqual([noors]);
});

test('where nothing waits, one line says so; while it is read, another', async () => {
  await worker.seeds.completeTour({ texts: { en: 'Whole' }, isPublished: true });
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('navigation');
  const held = pausedCall();
  view.faults.on('GET', /\/api\/admin\/pending$/, held.fault);
  await act(() => view.router.navigate('/admin/dashboard'));
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  expect(await list.findByText('Checking what is waiting…')).toBeVisible();
  act(() => held.release());
  expect(await list.findByText('Nothing is waiting for you.')).toBeVisible();
  expect(list.queryByRole('link')).toBeNull();
});

/** Seeds unedited tours that push older ones out of the recent tours. */
async function newerTours(count: number, createdAt: Date): Promise<void> {
  for (let each = 0; each < count; each += 1) await worker.seeds.tour({ createdAt });
}

const edited = () =>
  within(screen.getByRole('list', { name: 'Recently edited' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const withoutExtensions: Dialect = {
  name: 'without extensions',
  respond: ({ body, status, headers }) => {
    const others = new Headers(headers);
    others.delete('kathayatra-extensions');
    return new Response(body, { status, headers: others });
  },
};

const PARTIAL = 'Sections loaded here so far';

test('a tour counts as edited when somebody edited its sections or chapters', async () => {
  const { seeds, clock } = worker;
  const createdAt = new Date(2024, 0, 1);
  const dunes = await seeds.tour({ createdAt, texts: { en: 'Dunes' } });
  const canal = await seeds.tour({ createdAt, texts: { en: 'Canal' } });
  await seeds.tour({ createdAt, texts: { en: 'Never edited' } });
  clock.set('2025-03-02T06:00:00.000Z');
  await seeds.section(dunes);
  clock.set('2025-03-03T06:00:00.000Z');
  await seeds.media({ tourId: canal, type: 'audio' });
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('list', { name: 'Recently edited' });
  expect(edited()).toEqual([
    expect.stringMatching(/^CanalEdited/),
    expect.stringMatching(/^DunesEdited/),
  ]);
  expect(screen.queryByText(PARTIAL)).toBeNull();

  // Returning to the dashboard refetches them.
  await act(() => view.router.navigate('/admin/tours'));
  clock.set('2025-03-04T06:00:00.000Z');
  await seeds.section(dunes);
  await act(() => view.router.navigate('/admin/dashboard'));
  await waitFor(() =>
    expect(edited()).toEqual([
      expect.stringMatching(/^DunesEdited/),
      expect.stringMatching(/^CanalEdited/),
    ]),
  );
});

test('an edit that was made here is said to be one’s own, and each row is one Tab stop', async () => {
  const { seeds } = worker;
  const createdAt = new Date(2024, 0, 1);
  const dunes = await seeds.tour({ createdAt, texts: { en: 'Dunes' } });
  const canal = await seeds.tour({ createdAt, texts: { en: 'Canal' } });
  await seeds.section(canal);
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('2 tours');
  const edit = {
    entity: 'tour',
    action: 'update',
    ref: { tourId: dunes, language: 'en' },
    base: { city: '' },
    fields: { city: 'Jaisalmer' },
  } as const;
  await act(() => view.console.store.dispatch(saveEdits([edit], { done: null, failed: null })));
  await act(() => view.router.navigate('/admin/dashboard'));
  const list = within(await screen.findByRole('list', { name: 'Recently edited' }));
  await waitFor(() => expect(edited()[0]).toMatch(/^DunesEdited just now by you/));
  expect(edited().filter((text) => text?.includes('by you'))).toHaveLength(1);
  for (const row of list.getAllByRole('listitem')) {
    const stops = within(row).getAllByRole('link');
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  }
});

test('an own edit that was undone here later is one’s own still', async () => {
  const { seeds, clock } = worker;
  const dunes = await seeds.tour({ createdAt: new Date(2024, 0, 1), texts: { en: 'Dunes' } });
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('1 tour');
  const now = Date.now();
  const edit = {
    entity: 'tour',
    action: 'update',
    ref: { tourId: dunes, language: 'en' },
    base: { city: '' },
    fields: { city: 'Jaisalmer' },
  } as const;
  const entry = { id: 'h', step: 's', at: now - 600_000, edit, inverse: null, isUndone: false };
  act(() => {
    view.console.store.dispatch(editsRemembered([entry]));
    view.console.store.dispatch(undoStarted({ step: 's', ids: ['h'], atMs: now }));
  });
  clock.set(new Date(now).toISOString());
  await worker.call('PATCH', `/api/tours/${dunes}?lang=en`, { json: { city: 'Agra' } });
  await act(() => view.router.navigate('/admin/dashboard'));
  await screen.findByRole('list', { name: 'Recently edited' });
  await waitFor(() => expect(edited()[0]).toMatch(/^DunesEdited just now by you/));
});

test('a new tour shows its last edit itself, and the others are listed by theirs', async () => {
  const { seeds, clock } = worker;
  const old = await seeds.tour({ createdAt: new Date(2024, 0, 1), texts: { en: 'Old' } });
  await newerTours(4, new Date(2024, 11, 3));
  const recent = await seeds.tour({ createdAt: new Date(2025, 0, 2), texts: { en: 'Recent' } });
  clock.set('2025-03-02T06:00:00.000Z');
  await seeds.section(old);
  clock.set('2025-01-05T06:00:00.000Z');
  await seeds.section(recent);
  await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('list', { name: 'Recently edited' });
  const rows = within(screen.getByRole('list', { name: 'Recent tours' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^RecentCreated Jan 2, 2025.*Edited \d+ days agoDraftView$/);
  expect(edited()).toEqual([expect.stringMatching(/^OldEdited/)]);
});

test('a failure to read the edited tours is shown by what is then known', async () => {
  await worker.seeds.tour();
  const view = await renderConsole('/admin/tours', { worker });
  view.faults.on('GET', /^\/api\/edited-tours$/, faults.respond(500, { error: 'Out of order' }));
  await act(() => view.router.navigate('/admin/dashboard'));
  expect(await screen.findByText(PARTIAL)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the worker does not tell the edited tours, those whose sections were loaded or edited here count', async () => {
  const { seeds } = worker;
  const dunes = await seeds.tour({ createdAt: new Date(2024, 0, 1), texts: { en: 'Dunes' } });
  await seeds.section(dunes, { texts: { en: 'Well' } });
  const canal = await seeds.tour({ texts: { en: 'Canal' } });
  const section = await seeds.section(canal, { texts: { en: 'Jetty' } });
  const audio = { tourId: canal, sectionId: section, type: 'audio' } as const;
  const { id: mediaId } = await seeds.media(audio);

  await newerTours(5, new Date());
  const dialect = withoutExtensions;
  const view = await renderConsole(`/admin/tours/${dunes}/sections`, { worker, dialect });
  await screen.findByText('Well');
  await act(() => view.router.navigate(`/admin/tours/${canal}/sections`));
  await screen.findByText('Jetty');
  await act(() => view.router.navigate('/admin/dashboard'));
  await screen.findByRole('list', { name: 'Recently edited' });
  expect(edited()).toEqual([expect.stringMatching(/^DunesEdited/)]);
  expect(screen.getByText(PARTIAL)).toBeVisible();

  const fields = { title: 'Pier', description: '', start_time_seconds: 0, order_index: 0 };
  const edit = {
    entity: 'chapter',
    action: 'create',
    ref: { mediaId },
    fields: { ...fields, end_time_seconds: null },
  } as const;
  await act(() => view.console.store.dispatch(saveEdits([edit], { done: null, failed: null })));
  await waitFor(() =>
    expect(edited()).toEqual([
      expect.stringMatching(/^CanalEdited just now/),
      expect.stringMatching(/^DunesEdited/),
    ]),
  );
});

test('a tour that was set up lately stands among the recent ones alone', async () => {
  const { seeds, clock } = worker;
  clock.set('2025-03-02T06:00:00.000Z');
  const dunes = await seeds.tour({ texts: { en: 'Dunes' } });
  clock.set('2025-03-03T06:00:00.000Z');
  await seeds.section(dunes);
  await renderConsole('/admin/dashboard', { worker });
  expect(await screen.findByText('No other tour was edited lately.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Recent tours' })).toHaveTextContent('Dunes');
  expect(screen.queryByRole('list', { name: 'Recently edited' })).toBeNull();
});
