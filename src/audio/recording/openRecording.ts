import { decodeSamples } from '../decode/decodeSamples';
import { Loading } from './loadRecording';
import { type RecordingPorts } from './recordingPorts';
import { recordingCache } from './openedCache';
import {
  begun,
  type OpenedRecording,
  type RecordingSource,
  type RecordingState,
} from './recordingState';
import { startDesk } from '../decode/startDecodeWorker';

function canSeekMp3(): boolean {
  return document.createElement('audio').canPlayType('audio/mp4; codecs="mp3"') !== '';
}

const browserPorts: RecordingPorts = {
  startDesk,
  decode: decodeSamples,
  canSeekMp3,
  cache: recordingCache,
};

/** What changes many times a second while a recording is fetched and drawn. */
const PROGRESS: ReadonlySet<string> = new Set<keyof RecordingState>(['fetched', 'drawnShare']);

/**
 * Opens a recording: from the cache where it was opened before, else fetched once; then played from
 * memory, walked for its exact duration and drawn, outside of the page's own thread. Never throws:
 * what fails is said in the state, and the recording is streamed where it can't be fetched.
 */
export function openRecording(
  source: RecordingSource,
  ports: RecordingPorts = browserPorts,
): OpenedRecording {
  let state: RecordingState = begun;
  let steady: RecordingState = begun;
  const watchers = new Set<() => void>();
  let loading = start();

  function start(): Loading {
    const own = new Loading(
      source,
      ports,
      (part) => {
        if (own !== loading) return;
        state = { ...state, ...part };
        if (Object.keys(part).some((key) => !PROGRESS.has(key))) steady = state;
        watchers.forEach((watcher) => watcher());
      },
      () => state,
    );
    own.run().catch(() => {
      if (!own.isOver()) own.fail();
    });
    return own;
  }

  function retry(): void {
    loading.end();
    state = begun;
    steady = begun;
    loading = start();
    watchers.forEach((watcher) => watcher());
  }

  return {
    getState: () => state,
    getSteadyState: () => steady,
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    readDetail: (startMs, endMs, signal) => loading.readDetail(startMs, endMs, signal),
    playPlain: () => loading.playPlain(),
    recordChanged: (updatedAt) => {
      source = { ...source, updatedAt };
      const asked = loading;
      void asked.isOutdated().then((isOutdated) => {
        if (isOutdated && asked === loading && !asked.isOver()) retry();
      });
    },
    stop: () => loading.stop(),
    retry,
    dispose: () => {
      loading.end();
      watchers.clear();
    },
  };
}
