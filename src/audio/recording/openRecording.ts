import { decodeSamples } from '../decode/decodeSamples';
import { keepTruncation } from './truncations';
import { RecordingLoader } from './recordingLoader';
import { type RecordingPorts } from './recordingPorts';
import { recordingCache } from './sharedRecordingCache';
import {
  initialRecordingState,
  type OpenedRecording,
  type RecordingSource,
  type RecordingState,
} from './recordingState';
import { startDecodeClient } from '../decode/startDecodeClient';

function canSeekMp3(): boolean {
  return document.createElement('audio').canPlayType('audio/mp4; codecs="mp3"') !== '';
}

const browserPorts: RecordingPorts = {
  startDecodeClient,
  decode: decodeSamples,
  canSeekMp3,
  cache: recordingCache,
};

/** State members that change many times a second during fetching and decoding. */
const PROGRESS: ReadonlySet<string> = new Set<keyof RecordingState>(['fetched', 'peaksProgress']);

/**
 * Opens a recording: from the cache if possible, else fetched once; then played from memory, parsed for its exact
 * duration and decoded for its waveform, in a Web Worker. Never throws: failures are part of the state, and a recording
 * that cannot be fetched is streamed.
 */
export function openRecording(
  source: RecordingSource,
  ports: RecordingPorts = browserPorts,
): OpenedRecording {
  let state: RecordingState = initialRecordingState;
  let stateWithoutProgress: RecordingState = initialRecordingState;
  const listeners = new Set<() => void>();
  let current = start();

  function start(): RecordingLoader {
    const loader = new RecordingLoader(
      source,
      ports,
      (part) => {
        if (loader !== current) return;
        state = { ...state, ...part };
        if (part.notices !== undefined) keepTruncation(source.id, part.notices);
        if (Object.keys(part).some((key) => !PROGRESS.has(key))) stateWithoutProgress = state;
        listeners.forEach((listener) => listener());
      },
      () => state,
    );
    loader.run().catch(() => {
      if (!loader.isAborted()) loader.fail();
    });
    return loader;
  }

  function retry(): void {
    current.dispose();
    state = initialRecordingState;
    stateWithoutProgress = initialRecordingState;
    current = start();
    listeners.forEach((listener) => listener());
  }

  return {
    getState: () => state,
    getSteadyState: () => stateWithoutProgress,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readDetail: (startMs, endMs, signal) => current.readDetail(startMs, endMs, signal),
    playOriginal: () => current.playOriginal(),
    recordChanged: (updatedAt) => {
      source = { ...source, updatedAt };
      const checked = current;
      void checked.isStale().then((isStale) => {
        if (isStale && checked === current && !checked.isAborted()) retry();
      });
    },
    stop: () => current.stop(),
    retry,
    dispose: () => {
      current.dispose();
      listeners.clear();
    },
  };
}
