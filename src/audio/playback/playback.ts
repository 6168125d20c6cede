import { listenTo } from './listenTo';

export interface PlaybackState {
  isPlaying: boolean;
  /** Playback rate; 1 is normal speed. The pitch is preserved. */
  rate: number;
  /** Message to show; null for none. */
  failure: string | null;
}

const FAILURE = 'This recording cannot be played.';

const isSame = (one: PlaybackState, other: PlaybackState) =>
  one.isPlaying === other.isPlaying && one.rate === other.rate && one.failure === other.failure;

/**
 * Playback of one recording by an audio element. The state changes rarely and notifies `subscribe`; the position
 * changes with every animation frame and notifies `onPositionChange`.
 */
export class Playback {
  readonly element: HTMLAudioElement;
  private state: PlaybackState = {
    isPlaying: false,
    rate: 1,
    failure: null,
  };
  private durationSeconds: number | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly positionListeners = new Set<(ms: number) => void>();
  private frame = 0;

  constructor(element: HTMLAudioElement) {
    this.element = element;
    element.preload = 'metadata';
  }

  /** Adds the listeners to the element; returns the clean-up, which also unloads the source. */
  connect(): () => void {
    const { element } = this;
    const stopListening = listenTo(element, {
      play: () => this.reportEachFrame(),
      pause: () => this.updateState({ isPlaying: false }),
      ended: () => this.updateState({ isPlaying: false }),
      ratechange: () => this.updateState({ rate: element.playbackRate }),
      durationchange: () => this.setDuration(this.finiteDuration()),
      emptied: () => {
        this.setDuration(null);
        this.updateState({ isPlaying: false, failure: null });
      },
      error: () => this.updateState({ isPlaying: false, failure: FAILURE }),
      timeupdate: () => this.notifyPosition(),
      seeking: () => this.notifyPosition(),
    });
    return () => {
      stopListening();
      cancelAnimationFrame(this.frame);
      element.pause();
      element.removeAttribute('src');
      element.load();
    };
  }

  /** Sets the source. Setting the same one is a no-op and keeps the position, unless it failed; then it is reloaded. */
  load(src: string): void {
    const isLoaded = this.element.getAttribute('src') === src && this.state.failure === null;
    if (!isLoaded) this.element.src = src;
  }

  readonly getState = (): PlaybackState => this.state;

  /** Duration according to the element; null while unknown. Separate from the state, because few consumers need it. */
  readonly getDurationSeconds = (): number | null => this.durationSeconds;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls the listener with the position in whole milliseconds, now and on every change; returns the clean-up. */
  onPositionChange(listener: (ms: number) => void): () => void {
    this.positionListeners.add(listener);
    listener(this.positionMs());
    return () => this.positionListeners.delete(listener);
  }

  positionMs(): number {
    return Math.round(this.element.currentTime * 1000);
  }

  seek(ms: number): void {
    const end = this.finiteDuration();
    const seconds = Math.max(0, ms / 1000);
    this.element.currentTime = end === null ? seconds : Math.min(seconds, end);
    this.notifyPosition();
  }

  skip(ms: number): void {
    this.seek(this.positionMs() + ms);
  }

  toggle(): void {
    if (this.element.paused || this.state.failure !== null) void this.play();
    else this.element.pause();
  }

  setRate(rate: number): void {
    this.element.preservesPitch = true;
    this.element.defaultPlaybackRate = rate;
    this.element.playbackRate = rate;
  }

  private async play(): Promise<void> {
    if (this.state.failure !== null) {
      // A failed element does not retry by itself.
      const { currentTime } = this.element;
      this.element.load();
      this.element.currentTime = currentTime;
    }
    try {
      await this.element.play();
    } catch (failure) {
      // Pausing before playback starts rejects the pending play.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      this.updateState({ isPlaying: false, failure: FAILURE });
    }
  }

  private reportEachFrame(): void {
    cancelAnimationFrame(this.frame);
    this.updateState({ isPlaying: true, failure: null });
    const reportFrame = () => {
      this.notifyPosition();
      if (!this.element.paused) this.frame = requestAnimationFrame(reportFrame);
    };
    this.frame = requestAnimationFrame(reportFrame);
  }

  private finiteDuration(): number | null {
    const { duration } = this.element;
    return Number.isFinite(duration) && duration > 0 ? duration : null;
  }

  private notifyPosition(): void {
    const ms = this.positionMs();
    this.positionListeners.forEach((listener) => listener(ms));
  }

  private setDuration(seconds: number | null): void {
    if (seconds === this.durationSeconds) return;
    this.durationSeconds = seconds;
    this.listeners.forEach((listener) => listener());
  }

  private updateState(part: Partial<PlaybackState>): void {
    const next = { ...this.state, ...part };
    // The element may fire an event repeatedly, and each notification renders.
    if (isSame(next, this.state)) return;
    this.state = next;
    this.listeners.forEach((listener) => listener());
  }
}
