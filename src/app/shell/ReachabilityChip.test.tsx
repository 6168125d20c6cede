import { act, screen, waitFor } from '@testing-library/react';
import { toursEndpoints } from '../../state/endpoints/toursEndpoints';
import { offlineReady } from '../../state/model/deviceSlice';
import { faults } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let tajId: string;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.languages('en', 'hi');
  tajId = await worker.seeds.tour({ texts: { en: 'Taj Mahal' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const OFFLINE = 'The server is not responding: try again later';

test('an unreachable server is shown in the header, what needs it is disabled with a reason, and everything recovers', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByRole('link', { name: 'Taj Mahal' });
  view.faults.on('GET', /./, faults.networkLost());
  await act(() => view.router.navigate('/admin/management'));
  const chip = await screen.findByText('Server not responding');
  expect(chip).toHaveAccessibleDescription(/not ready yet to open it without a network\.$/);
  act(() => void view.console.store.dispatch(offlineReady()));
  expect(chip).toHaveAccessibleDescription(/shown with its age and can still be edited\.$/);
  // The empty screen shows the failure in place, and no toast repeats it.
  expect(await screen.findAllByText('Failed to load admin data')).toHaveLength(1);
  expect(view.console.store.getState().notices).toEqual([]);

  await act(() => view.router.navigate('/admin/languages'));
  const add = await screen.findByRole('button', { name: 'Add language' });
  expect(add).toHaveAccessibleDescription(OFFLINE);
  await act(() => view.router.navigate('/admin/notifications'));
  const send = await screen.findByRole('button', { name: /^Send to/ });
  expect(send).toHaveAccessibleDescription(OFFLINE);
  expect(send).toHaveAttribute('aria-disabled', 'true');

  await act(() => view.router.navigate('/admin/tours'));
  expect(await screen.findByRole('link', { name: 'Taj Mahal' })).toBeVisible();
  const callCount = view.faults.calls.length;
  view.faults.clear();
  await act(async () => view.console.reachability.doubted());
  await waitFor(() => expect(screen.queryByText('Server not responding')).toBeNull());
  // Data on screen is revalidated automatically.
  await waitFor(() =>
    expect(view.faults.calls.slice(callCount)).toContain('GET /api/tours?lang=en'),
  );
});

test('a read that failed while the server was away is not reported once it is back', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByRole('link', { name: 'Taj Mahal' });
  const { store, reachability } = view.console;
  view.faults.on('GET', /./, faults.networkLost());
  await act(async () => reachability.networkLost());
  const { getTour } = toursEndpoints.endpoints;
  await act(async () => {
    await store.dispatch(getTour.initiate({ tourId: tajId, language: 'en' }));
  });
  view.faults.clear();
  await act(async () => reachability.networkReturned());
  await waitFor(() => expect(reachability.state).toBe('online'));
  await waitFor(() => expect(view.faults.calls.at(-1)).toMatch(/^GET \/api\/tours/));
  expect(store.getState().notices).toEqual([]);
});

test('a known admin can open the console offline, as not verified', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  localStorage.setItem('kathayatra:known-admin', people.asha.id);
  const isAdmin = { code: 'network', message: 'Failed to load admin data' } as const;
  const view = await renderConsole('/admin/dashboard', { worker, isAdmin });
  await screen.findByRole('heading', { name: /^Welcome/ });
  view.faults.on('GET', /./, faults.networkLost());
  await act(async () => view.console.reachability.networkLost());
  expect(await screen.findByText('Offline')).toHaveAccessibleDescription(
    /Your access has not been verified since this page was opened\.$/,
  );

  network.mockRestore();
  view.auth.isAdmin = true;
  view.faults.clear();
  await act(async () => view.console.reachability.doubted());
  await waitFor(() => expect(view.console.store.getState().session.isVerified).toBe(true));
});
