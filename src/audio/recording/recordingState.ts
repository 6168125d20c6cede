import { type Pause } from '../peaks/pauses';
import { type PeaksPyramid } from '../peaks/peaksPyramid';

/** A recording's record id, URL and version. */
export interface RecordingSource {
  /** Id of its record. */
  id: string;
  url: string;
  /** Time of the record's last change; null where the worker does not send it. */
  updatedAt: string | null;
}

/** State of an opened recording. Immutable: a new object with every change. */
export interface RecordingState {
  /**
   * `fetching`: the file is downloaded. `reading`: its frames are indexed. `drawing`: it plays, and its
   * peaks are computed. `ready`: finished, stopped or failed.
   */
  phase: 'fetching' | 'reading' | 'drawing' | 'ready';
  /** Bytes received and in total; null where the server does not return it. */
  fetched: { bytes: number; totalBytes: number | null };
  /** Source for an audio element; null while there is none. */
  playableUrl: string | null;
  /** Exact, in whole milliseconds; null while (or where) only the element knows. */
  durationMs: number | null;
  isVariableBitRate: boolean;
  /** `preview`: peaks of evenly spaced spots; `exact`: peaks of every sample. */
  peaks: { kind: 'preview' | 'exact'; pyramid: PeaksPyramid } | null;
  /** Fraction of the exact peaks that is computed, 0 to 1. */
  peaksProgress: number;
  /** Sorted by start time. Null until the peaks are exact. */
  pauses: readonly Pause[] | null;
  /** Warnings to show about a recording that plays. */
  notices: readonly string[];
  /** Message to show in place of the waveform; null while there is one or may be. */
  problem: string | null;
  /** Not null where `retry` may load more: the person stopped, or the download failed. */
  endedBy: 'stop' | 'failure' | null;
}

/** State before anything is loaded. */
export const initialRecordingState: RecordingState = {
  phase: 'fetching',
  fetched: { bytes: 0, totalBytes: null },
  playableUrl: null,
  durationMs: null,
  isVariableBitRate: false,
  peaks: null,
  peaksProgress: 0,
  pauses: null,
  notices: [],
  problem: null,
  endedBy: null,
};

/** Store of one open recording: fetched, parsed and decoded in the background. */
export interface OpenedRecording {
  getState: () => RecordingState;
  /** The state as of its last change other than progress: the same object while only progress changes. */
  getSteadyState: () => RecordingState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Peaks of a few seconds down to single samples, for zooming past the pyramid's finest level (5 to
   * 6 ms a pair). At most 20 seconds; neighbouring reads are cached. Null where it cannot be decoded;
   * rejects with an AbortError when aborted.
   */
  readDetail: (startMs: number, endMs: number, signal: AbortSignal) => Promise<PeaksPyramid | null>;
  /** Falls back to the original file when the element cannot play `playableUrl`. */
  playOriginal: () => void;
  /** Revalidates the file after a change of the record, and reloads it where it is another one. */
  recordChanged: (updatedAt: string | null) => void;
  /** Aborts loading; what is loaded stays, and the recording is streamed where nothing is. */
  stop: () => void;
  /** Starts again after a stop or a failure. */
  retry: () => void;
  /** Aborts everything and frees the memory. */
  dispose: () => void;
}
