import { buffersIn, type DeskAnswer, type DeskRequest } from './decodeMessages';
import { BrowserFrameDecoder } from './frameDecoder';
import { SoundDesk } from './decodeSession';

const canDecode = typeof AudioDecoder !== 'undefined';
const desk = new SoundDesk(canDecode ? () => new BrowserFrameDecoder() : null);

function answer(message: DeskAnswer): void {
  postMessage(message, { transfer: [...new Set(buffersIn(message))] });
}

function perform(request: DeskRequest): unknown {
  const { id } = request;
  if (request.method === 'fetch') {
    return desk.fetch(request.url, {
      maxBytes: request.maxBytes,
      onProgress: (bytes, totalBytes) => answer({ id, bytes, totalBytes }),
    });
  }
  if (request.method === 'draw') {
    return desk.draw(request.purpose, (share) => answer({ id, share }));
  }
  // The one sender is startDesk, whose types are those of the desk itself.
  const method = desk[request.method] as (...args: readonly unknown[]) => unknown;
  return method.apply(desk, [...request.args]);
}

/** A way to nowhere. */
const drain = new MessageChannel();
drain.port2.close();

/**
 * Lets go at once of what was handed over with a call. Two gigabytes of samples pass through here in
 * hours of sound: left to the garbage collector, they make it run hundreds of times.
 */
function release(request: DeskRequest): void {
  const buffers = buffersIn(request);
  if (buffers.length > 0) drain.port1.postMessage(null, buffers);
}

addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => {
  const performed = new Promise((resolve) => resolve(perform(data)));
  // What a call does with its samples it does at once, whatever it waits for then.
  release(data);
  performed.then(
    (value) => answer({ id: data.id, value }),
    (failure: unknown) => answer({ id: data.id, failure: String(failure) }),
  );
});
