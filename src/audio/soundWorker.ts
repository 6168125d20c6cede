import { buffersIn, type DeskAnswer, type DeskRequest } from './deskMessages';
import { SoundDesk } from './soundDesk';

const desk = new SoundDesk();

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
  // The one sender is startDesk, whose types are those of the desk itself.
  const method = desk[request.method] as (...args: readonly unknown[]) => unknown;
  return method.apply(desk, [...request.args]);
}

addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => {
  new Promise((resolve) => resolve(perform(data))).then(
    (value) => answer({ id: data.id, value }),
    (failure: unknown) => answer({ id: data.id, failure: String(failure) }),
  );
});
