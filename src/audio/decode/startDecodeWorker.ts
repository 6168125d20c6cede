import { buffersIn, type DeskAnswer, type DeskMethod, type DeskRequest } from './decodeMessages';
import { type FetchedRecording, type FetchOptions } from './fetchRecording';
import { SoundDesk } from './decodeSession';

/** A sound desk, wherever it runs. */
export type Desk = {
  [M in DeskMethod]: (
    ...args: Parameters<SoundDesk[M]>
  ) => Promise<Awaited<ReturnType<SoundDesk[M]>>>;
} & {
  fetch: (
    url: string,
    options: Omit<FetchOptions, 'signal' | 'onPart'>,
  ) => Promise<FetchedRecording>;
  draw: SoundDesk['draw'];
};

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (failure: Error) => void;
  told: Told;
}

/** Who is told how far a call is. */
interface Told {
  onProgress?: FetchOptions['onProgress'];
  onShare?: (share: number) => void;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A worker and the answers it owes. */
class DeskCaller {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<DeskAnswer>) => this.take(data);
    worker.onerror = () => this.fail('The sound worker failed');
  }

  call(request: DistributiveOmit<DeskRequest, 'id'>, told: Told = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      const message = { ...request, id: this.lastId };
      this.waiting.set(this.lastId, { resolve, reject, told });
      try {
        this.worker.postMessage(message, buffersIn(message));
      } catch {
        // Some browsers keep the samples of a decoder for themselves: they are copied then.
        this.worker.postMessage(message);
      }
    });
  }

  end(): void {
    this.worker.terminate();
    this.fail('Ended');
  }

  private take(answer: DeskAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if (waiting === undefined) return;
    const { onProgress, onShare } = waiting.told;
    if ('bytes' in answer) return onProgress?.(answer.bytes, answer.totalBytes);
    if ('share' in answer) return onShare?.(answer.share);
    this.waiting.delete(answer.id);
    if ('failure' in answer) waiting.reject(new Error(answer.failure));
    else waiting.resolve(answer.value);
  }

  private fail(reason: string): void {
    this.waiting.forEach(({ reject }) => reject(new Error(reason)));
    this.waiting.clear();
  }
}

function deskInWorker(worker: Worker): Desk {
  const caller = new DeskCaller(worker);
  const ask =
    (method: DeskMethod) =>
    (...args: unknown[]) =>
      caller.call({ method, args });
  // What the worker answers is what the desk's method of that name gives.
  return {
    fetch: (url: string, { maxBytes, onProgress }: Omit<FetchOptions, 'signal' | 'onPart'>) =>
      caller.call({ method: 'fetch', url, maxBytes }, { onProgress }),
    draw: (purpose: 'preview' | 'exact', onShare: (share: number) => void) =>
      caller.call({ method: 'draw', purpose }, { onShare }),
    read: ask('read'),
    cut: ask('cut'),
    cutDetail: ask('cutDetail'),
    fold: ask('fold'),
    turn: ask('turn'),
    finish: ask('finish'),
    finishExact: ask('finishExact'),
    drawWhole: ask('drawWhole'),
    rest: ask('rest'),
    end: async () => caller.end(),
  } as Desk;
}

/** A desk on the thread that asks. */
export function deskOf(desk: SoundDesk): Desk {
  return {
    fetch: (url, options) => desk.fetch(url, options),
    read: (blob) => desk.read(blob),
    draw: (purpose, onShare) => desk.draw(purpose, onShare),
    cut: (purpose) => desk.cut(purpose),
    cutDetail: (startMs, endMs) => desk.cutDetail(startMs, endMs),
    fold: async (id, channels) => desk.fold(id, channels),
    turn: (id, channels, purpose) => desk.turn(id, channels, purpose),
    finish: async (purpose) => desk.finish(purpose),
    finishExact: async () => desk.finishExact(),
    drawWhole: async (channels, sampleRate) => desk.drawWhole(channels, sampleRate),
    rest: async () => desk.rest(),
    end: async () => desk.end(),
  };
}

/** A desk on the page's own thread, where workers can't be had. */
export const deskHere = () => deskOf(new SoundDesk());

/** A desk in a worker of its own; `end` ends the worker too. */
export function startDesk(): Desk {
  if (typeof Worker === 'undefined') return deskHere();
  return deskInWorker(new Worker(new URL('./decodeWorker.ts', import.meta.url)));
}
