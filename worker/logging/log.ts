/** Logs a failure that no response reports. */
export function logFailure(context: string, failure: unknown): void {
  console.error(context, failure);
}
