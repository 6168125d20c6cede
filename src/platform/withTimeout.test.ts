import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<string>(() => undefined);

test('work that ends in time gives its result, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('done'), 50, () => 'late')).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails in time rejects, and leaves no timer', async () => {
  const failing = Promise.reject(new Error('broken'));
  await expect(withTimeout(failing, 50, () => 'late')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that takes too long gives what is said instead', async () => {
  const outcome = withTimeout(never, 50, () => 'late');
  await jest.advanceTimersByTimeAsync(50);
  await expect(outcome).resolves.toBe('late');
});

test('work that takes too long rejects where that is said instead', async () => {
  const outcome = withTimeout(never, 50, () => {
    throw new Error('too slow');
  });
  const rejection = expect(outcome).rejects.toThrow('too slow');
  await jest.advanceTimersByTimeAsync(50);
  await rejection;
});
