/** The one place where the worker tells its keeper what went wrong and no caller will hear of. */
export function logFailure(what: string, failure: unknown): void {
  console.error(what, failure);
}
