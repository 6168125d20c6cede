import { listenTo } from './listenTo';

export interface PlaybackState {
  isPlaying: boolean;
  /** 1 is normal speed; the pitch stays. */
  rate: number;
  /** In words to show; null while there is none. */
  failure: string | null;
}

const FAILURE = 'This recording cannot be played.';

const isSame = (one: PlaybackState, other: PlaybackState) =>
  one.isPlaying === other.isPlaying && one.rate === other.rate && one.failure === other.failure;

/**
 * The sound of one recording. Its state changes seldom and is told to `subscribe`; its position
 * changes with every frame while it plays and is told to `onMove`.
 */
export class Playback {
  readonly element: HTMLAudioElement;
  private state: PlaybackState = {
    isPlaying: false,
    rate: 1,
    failure: null,
  };
  private durationSeconds: number | null = null;
  private readonly watchers = new Set<() => void>();
  private readonly followers = new Set<(ms: number) => void>();
  private frame = 0;

  constructor(element: HTMLAudioElement) {
    this.element = element;
    element.preload = 'metadata';
  }

  /** Begins to listen to the element; returns what ends it and unloads the sound. */
  connect(): () => void {
    const { element } = this;
    const stopListening = listenTo(element, {
      play: () => this.followFrames(),
      pause: () => this.change({ isPlaying: false }),
      ended: () => this.change({ isPlaying: false }),
      ratechange: () => this.change({ rate: element.playbackRate }),
      durationchange: () => this.measure(this.knownDuration()),
      emptied: () => {
        this.measure(null);
        this.change({ isPlaying: false, failure: null });
      },
      error: () => this.change({ isPlaying: false, failure: FAILURE }),
      timeupdate: () => this.tellPosition(),
      seeking: () => this.tellPosition(),
    });
    return () => {
      stopListening();
      cancelAnimationFrame(this.frame);
      element.pause();
      element.removeAttribute('src');
      element.load();
    };
  }

  /** Plays another source from its beginning; the same one goes on. */
  load(src: string): void {
    if (this.element.getAttribute('src') !== src) this.element.src = src;
  }

  readonly getState = (): PlaybackState => this.state;

  /** As the element knows it; null before it does. Apart from the state: few need it. */
  readonly getDurationSeconds = (): number | null => this.durationSeconds;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Tells the position now and whenever it changes, in whole milliseconds. */
  onMove(follower: (ms: number) => void): () => void {
    this.followers.add(follower);
    follower(this.positionMs());
    return () => this.followers.delete(follower);
  }

  positionMs(): number {
    return Math.round(this.element.currentTime * 1000);
  }

  seek(ms: number): void {
    const end = this.knownDuration();
    const seconds = Math.max(0, ms / 1000);
    this.element.currentTime = end === null ? seconds : Math.min(seconds, end);
    this.tellPosition();
  }

  skip(ms: number): void {
    this.seek(this.positionMs() + ms);
  }

  toggle(): void {
    if (this.element.paused) void this.play();
    else this.element.pause();
  }

  setRate(rate: number): void {
    this.element.preservesPitch = true;
    this.element.defaultPlaybackRate = rate;
    this.element.playbackRate = rate;
  }

  private async play(): Promise<void> {
    try {
      await this.element.play();
    } catch (failure) {
      // A pause before the first sound ends the wait for it.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      this.change({ isPlaying: false, failure: FAILURE });
    }
  }

  private followFrames(): void {
    cancelAnimationFrame(this.frame);
    this.change({ isPlaying: true, failure: null });
    const follow = () => {
      this.tellPosition();
      if (!this.element.paused) this.frame = requestAnimationFrame(follow);
    };
    this.frame = requestAnimationFrame(follow);
  }

  private knownDuration(): number | null {
    const { duration } = this.element;
    return Number.isFinite(duration) && duration > 0 ? duration : null;
  }

  private tellPosition(): void {
    const ms = this.positionMs();
    this.followers.forEach((follower) => follower(ms));
  }

  private measure(seconds: number | null): void {
    if (seconds === this.durationSeconds) return;
    this.durationSeconds = seconds;
    this.watchers.forEach((watcher) => watcher());
  }

  private change(part: Partial<PlaybackState>): void {
    const next = { ...this.state, ...part };
    // An element tells the same more than once, and each telling draws the page.
    if (isSame(next, this.state)) return;
    this.state = next;
    this.watchers.forEach((watcher) => watcher());
  }
}
