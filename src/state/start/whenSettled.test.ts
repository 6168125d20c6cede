import { configureStore } from '@reduxjs/toolkit';
import { workerApi } from '../api/workerApi';
import { whenSettled } from './whenSettled';

/** A store with a read that the test completes. */
function setUp() {
  const api = workerApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      slowRead: build.query<null, void>({
        queryFn: () => new Promise((resolve) => (end = () => resolve({ data: null }))),
      }),
    }),
  });
  let end = () => undefined as void;
  const store = configureStore({
    reducer: { [workerApi.reducerPath]: workerApi.reducer },
    middleware: (defaults) => defaults().concat(workerApi.middleware),
  });
  void store.dispatch(api.endpoints.slowRead.initiate());
  let isSettled = false;
  void whenSettled(store).then(() => (isSettled = true));
  return { endRead: () => end(), isSettled: () => isSettled };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits for the reads of the first screen', async () => {
  const { endRead, isSettled } = setUp();
  await pass(8000);
  expect(isSettled()).toBe(false);
  endRead();
  await pass(1000);
  expect(isSettled()).toBe(true);
});

test('is never before three seconds', async () => {
  const { endRead, isSettled } = setUp();
  endRead();
  await pass(2999);
  expect(isSettled()).toBe(false);
  await pass(1);
  expect(isSettled()).toBe(true);
});

test('waits no longer than half a minute', async () => {
  const { isSettled } = setUp();
  await pass(30_000);
  expect(isSettled()).toBe(true);
});
