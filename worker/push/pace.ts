export interface PaceOptions {
  perMinute: number;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
}

/** Spreads messages evenly, so that no minute has more of them than the rate allows. */
export class Pace {
  private freeAt = 0;

  constructor(private readonly options: PaceOptions) {}

  /** Resolves once so many may be sent, or when the signal ends the wait. */
  async admit(count: number, signal: AbortSignal): Promise<void> {
    const { now, pause, perMinute } = this.options;
    for (let waitMs = this.freeAt - now(); waitMs > 0; waitMs = this.freeAt - now()) {
      await pause(waitMs, signal).catch(() => undefined);
      if (signal.aborted) return;
    }
    this.freeAt = now() + (count * 60_000) / perMinute;
  }

  /** Admits nothing for so long. */
  hold(ms: number): void {
    this.freeAt = Math.max(this.freeAt, this.options.now() + ms);
  }
}
