import {
  factorToShare,
  fitView,
  followMs,
  panView,
  resizeDuration,
  resizeView,
  revealMs,
  fullView,
  zoomView,
  type TimeView,
} from './timeView';

const STEP = 1.5;
/** Initial width in pixels, before the page is laid out. */
const ASSUMED_WIDTH = 800;

/**
 * Store of the visible range of a recording. It changes with every frame of a zoom, so that subscribers write to the
 * DOM themselves.
 */
export class TimeViewStore {
  private view: TimeView;
  private readonly watchers = new Set<() => void>();
  private isFollowPaused: boolean;
  readonly durationMs: number;

  /** `before` is the view from before the duration was known. */
  constructor(durationMs: number, before: TimeViewStore | null = null) {
    this.durationMs = durationMs;
    this.isFollowPaused = before?.isFollowPaused ?? false;
    this.view =
      before === null
        ? fullView(durationMs, ASSUMED_WIDTH)
        : resizeDuration(before.view, before.durationMs, durationMs);
  }

  readonly get = (): TimeView => this.view;

  /** Calls the watcher on every change; returns the unsubscribe function. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  resize(width: number): void {
    if (width > 0) this.set(resizeView(this.view, width, this.durationMs));
  }

  pan(pixels: number): void {
    this.set(panView(this.view, pixels, this.durationMs));
  }

  /** Pans on behalf of the user, which pauses following the playhead. */
  panByUser(pixels: number): void {
    this.isFollowPaused = true;
    this.pan(pixels);
  }

  startAt(startMs: number): void {
    this.isFollowPaused = true;
    this.pan((startMs - this.view.startMs) / this.view.msPerPixel);
  }

  zoom(factor: number, anchorX: number): void {
    this.set(zoomView(this.view, { factor, anchorX, durationMs: this.durationMs }));
  }

  /** Zooms one step in or out, around `aroundMs` if visible, else around the middle. */
  step(direction: 1 | -1, aroundMs: number): void {
    this.zoom(STEP ** direction, this.anchorOf(aroundMs));
  }

  /** Zooms to a share of the zoom range: 0 shows the whole recording, 1 is the closest zoom. */
  zoomToShare(share: number, aroundMs: number): void {
    this.zoom(factorToShare(this.view, share, this.durationMs), this.anchorOf(aroundMs));
  }

  fit(span: { startMs: number; endMs: number }): void {
    this.set(fitView(this.view, span, this.durationMs));
  }

  showWhole(): void {
    this.set(fullView(this.durationMs, this.view.width));
  }

  reveal(ms: number): void {
    this.set(revealMs(this.view, ms, this.durationMs));
  }

  /** Resumes following the playhead after the user moved the view. */
  release(): void {
    this.isFollowPaused = false;
  }

  follow(ms: number, isGliding: boolean): void {
    if (this.isFollowPaused) return;
    this.set(followMs(this.view, ms, { durationMs: this.durationMs, isGliding }));
  }

  private anchorOf(ms: number): number {
    const x = (ms - this.view.startMs) / this.view.msPerPixel;
    return x >= 0 && x <= this.view.width ? x : this.view.width / 2;
  }

  private set(view: TimeView): void {
    if (view === this.view) return;
    this.view = view;
    this.watchers.forEach((watcher) => watcher());
  }
}
