import { transferablesIn, type SessionResponse, type SessionRequest } from './decodeMessages';
import { BrowserFrameDecoder } from './frameDecoder';
import { DecodeSession } from './decodeSession';

const canDecode = typeof AudioDecoder !== 'undefined';
const session = new DecodeSession(canDecode ? () => new BrowserFrameDecoder() : null);

function respond(message: SessionResponse): void {
  postMessage(message, { transfer: [...new Set(transferablesIn(message))] });
}

function dispatch(request: SessionRequest): unknown {
  const { id } = request;
  if (request.method === 'fetch') {
    return session.fetch(request.url, {
      maxBytes: request.maxBytes,
      onProgress: (bytes, totalBytes) => respond({ id, bytes, totalBytes }),
    });
  }
  if (request.method === 'decodeHere') {
    return session.decodeHere(request.purpose, (progress) => respond({ id, progress }));
  }
  // All requests come from startDecodeClient, which is typed by the session itself.
  const method = session[request.method] as (...args: readonly unknown[]) => unknown;
  return method.apply(session, [...request.args]);
}

/** Channel with a closed receiving port, which frees buffers transferred to it. */
const discardChannel = new MessageChannel();
discardChannel.port2.close();

/**
 * Frees the buffers of a request at once. Two gigabytes of samples pass through here for hours of audio, which would
 * otherwise trigger hundreds of garbage collections.
 */
function detachBuffers(request: SessionRequest): void {
  const buffers = transferablesIn(request);
  if (buffers.length > 0) discardChannel.port1.postMessage(null, buffers);
}

addEventListener('message', ({ data }: MessageEvent<SessionRequest>) => {
  const result = new Promise((resolve) => resolve(dispatch(data)));
  // Methods consume their samples synchronously, before the first await.
  detachBuffers(data);
  result.then(
    (value) => respond({ id: data.id, value }),
    (failure: unknown) => respond({ id: data.id, failure: String(failure) }),
  );
});
