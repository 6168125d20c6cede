const HEADER = 'kathayatra-extensions';

/** Extensions of the contract that the worker's last response advertised. */
export interface WorkerExtensions {
  /** True when a POST under one `Idempotency-Key` is carried out once. */
  readonly supportsIdempotencyKeys: boolean;
  /** True when `If-Match` with an `updated_at` refuses a change of a newer record. */
  readonly supportsPreconditions: boolean;
}

/** Extensions that the worker's responses announce; a response without the header changes nothing. */
export class DetectedExtensions implements WorkerExtensions {
  supportsIdempotencyKeys = false;
  supportsPreconditions = false;
  /** True when lists carry an `ETag` and `If-None-Match` with it gets 304. */
  supportsETags = false;
  /** Names of all announced extensions, in lower case. */
  names: readonly string[] = [];
  /** True when `GET /api/outdated-translations` returns which translations are outdated. */
  supportsOutdatedTranslations = false;

  private markDetected: () => void = () => undefined;
  /** Resolves with the worker's first response, which names its extensions. */
  readonly detected = new Promise<void>((resolve) => (this.markDetected = resolve));

  /** The listener is called when a response announces that pictures come in smaller widths, or no longer do. */
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
