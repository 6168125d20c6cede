import { act, screen, waitFor } from '@testing-library/react';
import { faults, pausedBody } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

const ALL = 80;

let worker: TestWorker;
let list: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ slug: 'walk', texts: { en: 'Walk' } });
  const [row] = await (await worker.call('GET', '/api/tours?lang=en')).json();
  const rows = Array.from({ length: ALL }, (_, index) => ({
    ...row,
    id: `tour-${index}`,
    slug: `walk-${index}`,
    title: `Walk ${index}`,
  }));
  list = JSON.stringify(rows);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

/** Opens the tours list at a path when 70 % of the response has arrived. */
async function openEarly(path: string) {
  const body = pausedBody(list, Math.ceil(list.length * 0.7));
  const view = await renderConsole(path, { worker, isSessionPending: true });
  view.faults.on('GET', /^\/api\/tours$/, body.fault, 1);
  await act(async () => view.start());
  return { ...view, body };
}

test('the first rows are shown before the list is whole, and the count says so', async () => {
  const { body, console } = await openEarly('/admin/tours');
  expect(await screen.findByText('50 tours so far, loading the rest…')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Walk 0' })).toBeVisible();
  expect(console.store.getState().tours.lists).toEqual({});
  body.release();
  expect(await screen.findByText('80 tours')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Walk 0' })).toBeVisible();
});

test('a search waits for the whole list', async () => {
  const { body, user } = await openEarly('/admin/tours');
  await screen.findByText('50 tours so far, loading the rest…');
  await user.type(screen.getByRole('searchbox', { name: 'Search tours' }), 'walk 79');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Walk/ })).toBeNull());
  body.release();
  expect(await screen.findByRole('link', { name: 'Walk 79' })).toBeVisible();
  expect(await screen.findByText('1 of 80 tours')).toBeVisible();
});

test('a list that breaks off is read again', async () => {
  const { body } = await openEarly('/admin/tours');
  await screen.findByText('50 tours so far, loading the rest…');
  body.break();
  expect(await screen.findByText('1 tour')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a connection that is lost midway, and again, leaves what has come, and a way to the rest', async () => {
  const { body, user, faults: injector } = await openEarly('/admin/tours');
  injector.on('GET', /^\/api\/tours$/, faults.networkLost(), 1);
  await screen.findByText('50 tours so far, loading the rest…');
  body.break();
  expect(await screen.findByText('First 50 tours')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Walk 0' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 tour')).toBeVisible();
});
