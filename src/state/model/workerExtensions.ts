const HEADER = 'kathayatra-extensions';

/** Extensions of the contract that the worker's responses announce. */
export interface WorkerExtensions {
  /** True when POSTs with the same `Idempotency-Key` are carried out once. */
  readonly supportsIdempotencyKeys: boolean;
  /** True when `If-Match` with an `updated_at` refuses a change of a newer record. */
  readonly supportsPreconditions: boolean;
}

/** Extensions announced by the worker's responses; a response without the header changes nothing. */
export class DetectedExtensions implements WorkerExtensions {
  supportsIdempotencyKeys = false;
  supportsPreconditions = false;
  /** True when lists carry an `ETag` and a matching `If-None-Match` yields 304. */
  supportsETags = false;
  /** Lower-case names of all announced extensions. */
  names: readonly string[] = [];
  /** True when the worker offers `GET /api/outdated-translations`. */
  supportsOutdatedTranslations = false;

  private markDetected: () => void = () => undefined;
  /** Resolves with the worker's first response, whose header announces the extensions. */
  readonly detected = new Promise<void>((resolve) => (this.markDetected = resolve));

  /** `onPictureWidths` is called when a response starts or stops announcing smaller picture widths. */
  constructor(
    private supportsPictureWidths = false,
    private readonly onPictureWidths: (hasWidths: boolean) => void = () => undefined,
  ) {}

  read(headers: Headers): void {
    this.markDetected();
    const value = headers.get(HEADER);
    if (value === null) return;
    const names = value.split(',').map((name) => name.trim().toLowerCase());
    this.names = names;
    this.supportsIdempotencyKeys = names.includes('idempotency-key');
    this.supportsPreconditions = names.includes('if-match');
    this.supportsETags = names.includes('if-none-match');
    this.supportsOutdatedTranslations = names.includes('outdated-translations');
    const supportsPictureWidths = names.includes('picture-widths');
    if (supportsPictureWidths === this.supportsPictureWidths) return;
    this.supportsPictureWidths = supportsPictureWidths;
    this.onPictureWidths(supportsPictureWidths);
  }
}
