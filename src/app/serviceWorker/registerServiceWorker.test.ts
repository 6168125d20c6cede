import { registerServiceWorker } from './registerServiceWorker';
import { createVersionOffer } from './versionOffer';

const listeners = new Map<string, (event: object) => void>();

jest.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, listener: (event: object) => void) {
      listeners.set(name, listener);
    }
    register = async () => undefined;
  },
}));

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a version that waits is offered where another one is in use, and the first one is not', async () => {
  const container: { controller: object | null } = { controller: null };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  jest.useFakeTimers();
  const versions = createVersionOffer({ flush: async () => undefined, reload: () => undefined });
  await registerServiceWorker(versions);
  listeners.get('waiting')?.({});
  expect(versions.isOffered).toBe(false);
  container.controller = {};
  listeners.get('waiting')?.({});
  expect(versions.isOffered).toBe(true);
  jest.useRealTimers();
});
