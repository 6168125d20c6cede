import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberAdmin } from '../state/session/knownAdmin';
import { sessionAwaited, sessionMissed } from '../state/session/sessionSlice';
import { heldCall } from '../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../testing/renderConsole';

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ texts: { en: 'Old Delhi on foot' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const asha = {
  id: people.asha.id,
  email: people.asha.email,
  fullName: people.asha.full_name,
  avatarUrl: null,
};

test('who was let in before sees the frame while their cache is opened, and nothing is asked', async () => {
  const view = await renderConsole('/admin/tours', { worker, isUnknown: true });
  await act(async () => void view.console.store.dispatch(sessionAwaited(asha)));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Loading Kathayatra Admin Console…');
  expect(view.faults.calls).toEqual([]);
  // What a sign-out would lose is not known yet.
  await view.user.click(screen.getByRole('button', { name: /Asha/ }));
  expect(view.auth.signOuts).toBe(0);
  await act(async () => void view.console.store.dispatch(sessionMissed()));
  await waitFor(() => expect(view.address()).toBe('/admin/login'));
});

test('screens wait in the frame until the languages are known, and ask then', async () => {
  rememberAdmin(people.asha.id);
  const languages = heldCall();
  const view = await renderConsole('/admin/tours', { worker, isUnknown: true });
  view.faults.on('GET', /^\/api\/languages$/, languages.fault);
  await act(async () => view.start());
  await waitFor(() => expect(view.faults.calls).toContain('GET /api/languages'));
  const page = within(screen.getByRole('main'));
  expect(page.getByText('Loading Kathayatra Admin Console…')).toBeVisible();
  expect(page.queryByRole('grid')).toBeNull();
  await act(async () => languages.release());
  expect(await page.findByRole('link', { name: 'Old Delhi on foot' })).toBeVisible();
  expect(view.faults.calls.filter((call) => call.includes('/api/tours'))).toHaveLength(1);
});
