import { act, screen } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { requestPersistentStorage } from './requestPersistentStorage';

let worker: TestWorker;
let tour: string;
const failures: unknown[] = [];
const onFailure = (failure: unknown) => void failures.push(failure);

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  failures.length = 0;
  process.on('unhandledRejection', onFailure);
  tour = await worker.seeds.completeTour({ texts: { en: 'Taj' } });
});
afterEach(async () => {
  process.off('unhandledRejection', onFailure);
  Reflect.deleteProperty(navigator, 'storage');
  await forgetConsole();
});
afterAll(() => worker.close());

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it.each<[string, PropertyDescriptor]>([
  ['is refused', { value: { persist: async () => false } }],
  ['fails', { value: { persist: async () => refuse() } }],
  ['throws', { value: { persist: refuse } }],
  ['is missing', { value: {} }],
  ['may not be asked for', { get: refuse }],
])('where persistent storage %s, edits are stored and sent the same', async (_name, descriptor) => {
  let asked = 0;
  const { get = () => descriptor.value as unknown } = descriptor; // a getter or the value itself
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    get() {
      asked += 1;
      return get() as unknown;
    },
  });
  const view = await renderConsole(`/admin/tours/${tour}`, { worker, isSessionPending: true });
  requestPersistentStorage(view.console);
  expect(asked).toBe(0);
  await act(async () => view.start());
  await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Tour updated successfully')).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});
