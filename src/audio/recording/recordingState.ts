import { type Pause } from '../peaks/pauses';
import { type PeaksPyramid } from '../peaks/peaksPyramid';

/** Which recording, and which state of it. */
export interface RecordingSource {
  /** Of its record. */
  id: string;
  url: string;
  /** When its record was changed last; null where the worker doesn't say. */
  updatedAt: string | null;
}

/** What is known of an opened recording so far. A new object with every change. */
export interface RecordingState {
  /**
   * `fetching`: its bytes are on their way. `reading`: its frames are walked. `drawing`: it plays, and
   * its peaks are computed. `ready`: nothing more will come.
   */
  phase: 'fetching' | 'reading' | 'drawing' | 'ready';
  /** What has arrived, of how much; null where the sender doesn't say. */
  fetched: { bytes: number; totalBytes: number | null };
  /** For an audio element; null while it can't be played yet. */
  playableUrl: string | null;
  /** Exact, in whole milliseconds; null while (or where) only the element can tell. */
  durationMs: number | null;
  isVariableBitRate: boolean;
  /** A `preview` is drawn from samples taken evenly; `exact` misses nothing. */
  peaks: { kind: 'preview' | 'exact'; pyramid: PeaksPyramid } | null;
  /** 0 to 1 of the exact peaks. */
  drawnShare: number;
  /** In order of time. Null until the peaks are exact. */
  pauses: readonly Pause[] | null;
  /** What isn't as it should be though the recording plays, in words to show. */
  notices: readonly string[];
  /** Why there is no waveform, in words to show; null while there is one or may be. */
  problem: string | null;
  /** Loading was stopped by the person: `retry` begins anew. */
  isStopped: boolean;
}

/** Of a recording whose loading begins. */
export const begun: RecordingState = {
  phase: 'fetching',
  fetched: { bytes: 0, totalBytes: null },
  playableUrl: null,
  durationMs: null,
  isVariableBitRate: false,
  peaks: null,
  drawnShare: 0,
  pauses: null,
  notices: [],
  problem: null,
  isStopped: false,
};

/** A recording that is open: fetched, walked and drawn in the background. */
export interface OpenedRecording {
  getState: () => RecordingState;
  /** The same, but the same object while nothing changes except how far fetching and drawing are. */
  getSteadyState: () => RecordingState;
  subscribe: (watcher: () => void) => () => void;
  /**
   * The picture of a few seconds down to single samples, for zooming past the pyramid's finest level
   * (5 to 6 ms a pair). Null where it can't be decoded; rejects with an AbortError when aborted.
   * Ask for at most 20 seconds; neighbouring questions are answered from memory.
   */
  readDetail: (startMs: number, endMs: number, signal: AbortSignal) => Promise<PeaksPyramid | null>;
  /** The element can't play `playableUrl`: gives it the untouched file where that was another. */
  playPlain: () => void;
  /** Its record changed: begins anew where another file is behind its address now. */
  recordChanged: (updatedAt: string | null) => void;
  /** Ends fetching or drawing; what there is stays, and the recording is streamed where nothing is. */
  stop: () => void;
  /** Begins anew after a stop or a failure. */
  retry: () => void;
  /** Ends everything and gives its memory back. */
  dispose: () => void;
}
