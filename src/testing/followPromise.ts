/** Advances jest's clock by this many milliseconds, and runs the timers and promises due by then. */
export const tick = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Outcome of a promise by now. */
export function follow<T>(promise: Promise<T>) {
  const seen: { value?: T; failure?: unknown } = {};
  promise.then(
    (value) => (seen.value = value),
    (failure: unknown) => (seen.failure = failure),
  );
  return seen;
}
