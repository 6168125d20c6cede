import {
  transferablesIn,
  type SessionResponse,
  type SessionMethod,
  type SessionRequest,
} from './decodeMessages';
import { type FetchedRecording, type FetchOptions } from './fetchRecording';
import { DecodeSession } from './decodeSession';

/** Decode session, in a Web Worker or on the calling thread. */
export type DecodeClient = {
  [M in SessionMethod]: (
    ...args: Parameters<DecodeSession[M]>
  ) => Promise<Awaited<ReturnType<DecodeSession[M]>>>;
} & {
  fetch: (
    url: string,
    options: Omit<FetchOptions, 'signal' | 'onChunk'>,
  ) => Promise<FetchedRecording>;
  decodeHere: DecodeSession['decodeHere'];
};

interface PendingCall {
  resolve: (value: unknown) => void;
  reject: (failure: Error) => void;
  handlers: ProgressHandlers;
}

/** Progress callbacks of a pending call. */
interface ProgressHandlers {
  onFetchProgress?: FetchOptions['onProgress'];
  onDecodeProgress?: (progress: number) => void;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Request-response messaging with a Web Worker, matched by id. */
class WebWorkerCaller {
  private readonly pending = new Map<number, PendingCall>();
  private lastId = 0;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<SessionResponse>) => this.settle(data);
    worker.onerror = () => this.rejectAll('The decode worker failed');
  }

  call(
    request: DistributiveOmit<SessionRequest, 'id'>,
    handlers: ProgressHandlers = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      const message = { ...request, id: this.lastId };
      this.pending.set(this.lastId, { resolve, reject, handlers });
      try {
        this.worker.postMessage(message, transferablesIn(message));
      } catch {
        // Some browsers cannot transfer a decoder's samples; the message is copied instead.
        this.worker.postMessage(message);
      }
    });
  }

  terminate(): void {
    this.worker.terminate();
    this.rejectAll('Closed');
  }

  private settle(response: SessionResponse): void {
    const pending = this.pending.get(response.id);
    if (pending === undefined) return;
    const { onFetchProgress, onDecodeProgress } = pending.handlers;
    if ('bytes' in response) return onFetchProgress?.(response.bytes, response.totalBytes);
    if ('progress' in response) return onDecodeProgress?.(response.progress);
    this.pending.delete(response.id);
    if ('failure' in response) pending.reject(new Error(response.failure));
    else pending.resolve(response.value);
  }

  private rejectAll(reason: string): void {
    this.pending.forEach(({ reject }) => reject(new Error(reason)));
    this.pending.clear();
  }
}

function workerClient(worker: Worker): DecodeClient {
  const caller = new WebWorkerCaller(worker);
  const forward =
    (method: SessionMethod) =>
    (...args: unknown[]) =>
      caller.call({ method, args });
  // The Web Worker responds with the result of the session's method of the same name.
  return {
    fetch: (url: string, { maxBytes, onProgress }: Omit<FetchOptions, 'signal' | 'onChunk'>) =>
      caller.call({ method: 'fetch', url, maxBytes }, { onFetchProgress: onProgress }),
    decodeHere: (purpose: 'preview' | 'exact', onProgress: (progress: number) => void) =>
      caller.call({ method: 'decodeHere', purpose }, { onDecodeProgress: onProgress }),
    read: forward('read'),
    nextSlice: forward('nextSlice'),
    detailSlice: forward('detailSlice'),
    submit: forward('submit'),
    submitAndNext: forward('submitAndNext'),
    finish: forward('finish'),
    finishExact: forward('finishExact'),
    peaksOf: forward('peaksOf'),
    release: forward('release'),
    close: async () => caller.terminate(),
  } as DecodeClient;
}

/** Client of a session on the calling thread. */
export function localClient(session: DecodeSession): DecodeClient {
  return {
    fetch: (url, options) => session.fetch(url, options),
    read: (blob) => session.read(blob),
    decodeHere: (purpose, onProgress) => session.decodeHere(purpose, onProgress),
    nextSlice: (purpose) => session.nextSlice(purpose),
    detailSlice: (startMs, endMs) => session.detailSlice(startMs, endMs),
    submit: async (id, channels) => session.submit(id, channels),
    submitAndNext: (id, channels, purpose) => session.submitAndNext(id, channels, purpose),
    finish: async (purpose) => session.finish(purpose),
    finishExact: async () => session.finishExact(),
    peaksOf: async (channels, sampleRate) => session.peaksOf(channels, sampleRate),
    release: async () => session.release(),
    close: async () => session.close(),
  };
}

/** Session on the calling thread, for environments without Web Workers. */
export const startLocalClient = () => localClient(new DecodeSession());

/** Session in a Web Worker of its own, which `close` terminates too. */
export function startDecodeClient(): DecodeClient {
  if (typeof Worker === 'undefined') return startLocalClient();
  return workerClient(
    // The build emits a single file for this chunk, because Trusted Types would need a policy for `importScripts`.
    new Worker(
      /* webpackChunkName: "decode-worker" */ new URL('./decodeWorker.ts', import.meta.url),
    ),
  );
}
