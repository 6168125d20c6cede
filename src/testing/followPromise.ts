/** Advances jest's clock, and runs the timers and promises due by then. */
export const tick = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Tracks the outcome of a promise, for assertions before it settles. */
export function follow<T>(promise: Promise<T>) {
  const seen: { value?: T; failure?: unknown } = {};
  promise.then(
    (value) => (seen.value = value),
    (failure: unknown) => (seen.failure = failure),
  );
  return seen;
}
