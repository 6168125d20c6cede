const HEADER = 'kathayatra-extensions';

/** What the worker says it can do beyond the contract, as its last answer told. */
export interface WorkerAbilities {
  /** Whether a POST under one `Idempotency-Key` is done once. */
  readonly hasKeys: boolean;
  /** Whether `If-Match` with an `updated_at` holds back a change of what has moved on. */
  readonly hasPreconditions: boolean;
}

/** Listens to the worker's answers; one that says nothing of it leaves what is known. */
export class DetectedAbilities implements WorkerAbilities {
  hasKeys = false;
  hasPreconditions = false;
  /** Whether lists carry an `ETag`, and `If-None-Match` with it spares their repetition. */
  hasVersions = false;

  read(headers: Headers): void {
    const said = headers.get(HEADER);
    if (said === null) return;
    const names = said.split(',').map((name) => name.trim().toLowerCase());
    this.hasKeys = names.includes('idempotency-key');
    this.hasPreconditions = names.includes('if-match');
    this.hasVersions = names.includes('if-none-match');
  }
}
