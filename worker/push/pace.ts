export interface PaceOptions {
  perMinute: number;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
}

/** Client-side rate limit: spreads messages evenly, so that no minute exceeds the rate. */
export class Pace {
  private freeAt = 0;

  constructor(private readonly options: PaceOptions) {}

  /** Resolves once `count` messages may be sent, or when the signal aborts. */
  async admit(count: number, signal: AbortSignal): Promise<void> {
    const { now, pause, perMinute } = this.options;
    for (let waitMs = this.freeAt - now(); waitMs > 0; waitMs = this.freeAt - now()) {
      await pause(waitMs, signal).catch(() => undefined);
      if (signal.aborted) return;
    }
    this.freeAt = now() + (count * 60_000) / perMinute;
  }

  /** Admits no messages for `ms` milliseconds. */
  hold(ms: number): void {
    this.freeAt = Math.max(this.freeAt, this.options.now() + ms);
  }
}
