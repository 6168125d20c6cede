import { type Pause } from '../peaks/pauses';
import { type PeaksPyramid } from '../peaks/peaksPyramid';

/** Record id, URL and version of a recording. */
export interface RecordingSource {
  /** Id of the record. */
  id: string;
  url: string;
  /** Time of the record's last change; null when the worker does not send it. */
  updatedAt: string | null;
}

/** State of an opened recording. Immutable: a new object with every change. */
export interface RecordingState {
  /**
   * Phase of loading. `fetching`: the file is downloading. `reading`: its frames are being indexed. `drawing`:
   * playable, with the peaks being computed. `ready`: finished, stopped or failed.
   */
  phase: 'fetching' | 'reading' | 'drawing' | 'ready';
  /** Received and total bytes; the total is null when the server does not send it. */
  fetched: { bytes: number; totalBytes: number | null };
  /** Source for an audio element; null when none is available. */
  playableUrl: string | null;
  /** Exact duration in whole milliseconds; null while (or if) only the element knows it. */
  durationMs: number | null;
  isVariableBitRate: boolean;
  /** `preview`: peaks of evenly spaced spots; `exact`: peaks of every sample. */
  peaks: { kind: 'preview' | 'exact'; pyramid: PeaksPyramid } | null;
  /** Completed fraction of the exact peaks, 0 to 1. */
  peaksProgress: number;
  /** Pauses by start time; null until the peaks are exact. */
  pauses: readonly Pause[] | null;
  /** Warnings to show about a recording that plays. */
  notices: readonly string[];
  /** Message in place of the waveform; null while there is or may be one. */
  problem: string | null;
  /**
   * Reason why loading ended early, so that `retry` may load more: stopped by the user, or a failed download; else
   * null.
   */
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

/** Store of an open recording, which is fetched, parsed and decoded in the background. */
export interface OpenedRecording {
  getState: () => RecordingState;
  /** State as of its last change other than progress: the same object while only progress changes. */
  getSteadyState: () => RecordingState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Peaks of a few seconds down to single samples, for zooming beyond the pyramid's finest level (5 to 6 ms per pair).
   * At most 20 seconds; neighbouring reads are cached. Null when they cannot be decoded; rejects with an AbortError
   * when aborted.
   */
  readDetail: (startMs: number, endMs: number, signal: AbortSignal) => Promise<PeaksPyramid | null>;
  /** Falls back to the original file when the element cannot play `playableUrl`. */
  playOriginal: () => void;
  /** Revalidates the file after a change of the record, and reloads it when it is another one. */
  recordChanged: (updatedAt: string | null) => void;
  /** Aborts loading; everything loaded stays, and the recording is streamed if that is nothing. */
  stop: () => void;
  /** Starts again after a stop or a failure. */
  retry: () => void;
  /** Aborts everything and frees the memory. */
  dispose: () => void;
}
