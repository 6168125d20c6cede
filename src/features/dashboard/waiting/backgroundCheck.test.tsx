import { screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.completeTour({ texts: { en: 'Dunes' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

/** Quiet period in ms before the background check. */
const QUIET_MS = 4000;

/** Records the delays of timers. jest's spy on `setTimeout` would pass for fake timers with Testing Library. */
function recordDelays() {
  const { setTimeout: setTimer } = globalThis;
  const delays: (number | undefined)[] = [];
  const record = (callback: () => void, ms?: number) => {
    delays.push(ms);
    return setTimer(callback, ms);
  };
  Reflect.set(globalThis, 'setTimeout', record);
  return { delays, restore: () => Reflect.set(globalThis, 'setTimeout', setTimer) };
}

test('drafts are checked unasked but to save data, when a press starts it', async () => {
  Reflect.set(navigator, 'connection', { saveData: true });
  const { delays, restore } = recordDelays();
  const saving = await renderConsole('/admin/dashboard', { worker });
  expect(await screen.findByRole('button', { name: 'Check 1 draft' })).toBeVisible();
  expect(delays).not.toEqual([]);
  expect(delays).not.toContain(QUIET_MS);
  restore();
  Reflect.deleteProperty(navigator, 'connection');
  saving.unmount();
  await forgetConsole();

  await renderConsole('/admin/dashboard', { worker });
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  expect(await list.findByText('Checking 1 draft…')).toBeVisible();
  expect(list.queryByRole('link')).toBeNull();
  const ready = { name: /^Dunes.*Draft, ready to publish$/ };
  await waitFor(() => expect(list.getByRole('link', ready)).toBeVisible());
  expect(list.queryByRole('link', { name: /^Drafts ready to publish/ })).toBeNull();
});
