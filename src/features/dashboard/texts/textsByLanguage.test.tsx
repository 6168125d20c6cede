import { screen, waitFor, within } from '@testing-library/react';
import { FaultInjector } from '../../../testing/faults';
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
  const { seeds } = worker;
  await seeds.languages('en', 'hi', 'ta');
  await seeds.admin(people.asha, 'owner');
  await seeds.admin(people.ravi, 'admin');
  const tour = await seeds.tour({ texts: { en: 'Taj Mahal', ta: 'தாஜ் மகால்' } });
  await seeds.section(tour, { texts: { en: 'Gate', ta: 'வாயில்' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const order = () => screen.findByRole('button', { name: /^Order: / });
const shown = () =>
  within(screen.getByRole('list', { name: 'Texts by language' }))
    .getAllByRole('link')
    .map(({ textContent }) => /^[A-Za-z]+/.exec(textContent)?.[0]);

test('the languages are ordered by their shares, and stay so on this device', async () => {
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('list', { name: 'Texts by language' });
  expect(shown()).toEqual(['English', 'Hindi', 'Tamil']);
  expect(await order()).toHaveTextContent('Order: as listed');
  await view.user.click(await order());
  expect(shown()).toEqual(['English', 'Tamil', 'Hindi']);
  expect(await order()).toHaveTextContent('Order: highest first');
  await view.user.click(await order());
  expect(shown()).toEqual(['Hindi', 'English', 'Tamil']);
  view.unmount();

  await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('list', { name: 'Texts by language' });
  expect(await order()).toHaveTextContent('Order: lowest first');
  expect(shown()).toEqual(['Hindi', 'English', 'Tamil']);
});

test('where languages, tours and counts fail, each is said in its place, and one retry reads them all', async () => {
  let isDown = true;
  // The languages are fetched before a test can install faults.
  const wrap = jest
    .spyOn(FaultInjector.prototype, 'wrap')
    .mockImplementationOnce(
      (send) => async (input, init) =>
        isDown && /\/api\/(languages|tours|analytics)$/.test(new URL(String(input)).pathname)
          ? new Response('{"error":"Down"}', { status: 500 })
          : send(input, init),
    );
  const view = await renderConsole('/admin/dashboard', { worker, as: 'ravi' });
  wrap.mockRestore();
  expect(await screen.findByText('The languages could not be read.')).toBeVisible();
  expect(screen.getByText('The tours could not be loaded')).toBeVisible();
  expect(screen.getByText('not known at present')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Texts by language' })).toBeNull();
  expect(await screen.findByText('Failed to load tours')).toBeVisible();
  expect(screen.queryByText('Failed to load analytics data')).toBeNull();
  isDown = false;
  const [retryTours] = screen.getAllByRole('button', { name: 'Retry' });
  if (retryTours !== undefined) await view.user.click(retryTours);
  await screen.findByRole('list', { name: 'Recent tours' });
  await screen.findByRole('list', { name: 'Texts by language' });
  await waitFor(() => expect(shown()).toEqual(['English', 'Hindi', 'Tamil']));
});
