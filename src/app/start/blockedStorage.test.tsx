import { act, screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
const restored: (() => void)[] = [];
const failures: unknown[] = [];
const onFailure = (failure: unknown) => void failures.push(failure);

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ texts: { en: 'Taj' } });
});
afterAll(() => worker.close());

/** Replaces a global of the browser for the duration of the test. */
function replaceGlobal(name: string, replacement: PropertyDescriptor | null): void {
  const original = Object.getOwnPropertyDescriptor(globalThis, name);
  if (replacement === null) Reflect.deleteProperty(globalThis, name);
  else Object.defineProperty(globalThis, name, { configurable: true, ...replacement });
  restored.push(() => {
    Reflect.deleteProperty(globalThis, name);
    if (original) Object.defineProperty(globalThis, name, original);
  });
}

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

beforeEach(() => {
  failures.length = 0;
  process.on('unhandledRejection', onFailure);
  replaceGlobal('localStorage', { get: refuse });
  replaceGlobal('sessionStorage', { get: refuse });
});
afterEach(async () => {
  process.off('unhandledRejection', onFailure);
  restored.splice(0).forEach((restore) => restore());
  await forgetConsole();
});

it.each<[string, PropertyDescriptor | null]>([
  ['no databases', null],
  ['no access to databases', { get: refuse }],
])('the console works with nothing stored and %s, up to the sign-out', async (_name, databases) => {
  replaceGlobal('indexedDB', databases);
  const view = await renderConsole('/admin/tours', { worker });
  expect(await screen.findByRole('link', { name: 'Taj' })).toBeVisible();
  await act(() => view.router.navigate('/admin/tours/create'));
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeVisible();
  await act(() => view.router.navigate('/admin/outbox'));
  expect(await screen.findByText(/^This browser cannot store data/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: /^Asha Menon/ }));
  await waitFor(() => expect(view.auth.signOuts).toBe(1));
  await waitFor(() => expect(view.redirects).toEqual(['/admin/login?signed-out=everywhere']));
  expect(failures).toEqual([]);
});

it('the sign-in says why it cannot stay', async () => {
  await renderConsole('/admin/login', { worker, as: null });
  expect(await screen.findByText('A sign-in cannot stay in this browser')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  expect(failures).toEqual([]);
});

it('a browser that stores says nothing of it', async () => {
  restored.splice(0).forEach((restore) => restore());
  await renderConsole('/admin/login', { worker, as: null });
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(screen.queryByText('A sign-in cannot stay in this browser')).toBeNull();
});
