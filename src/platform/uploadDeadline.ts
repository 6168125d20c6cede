import { CallTimedOut, joinedSignal } from './callDeadline';

/**
 * Time in milliseconds without upload progress after which the upload is aborted; its total duration depends on the
 * file.
 */
const UPLOAD_SILENCE_MS = 30_000;

interface Upload {
  signal: AbortSignal;
  /** Share of the bytes sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Wraps an upload so that it rejects with CallTimedOut once its progress stalls. */
export function withUploadDeadline<Request extends Upload>(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve, reject) => {
      const call = new AbortController();
      let sentShare = 0;
      const giveUp = () => {
        const failure = new CallTimedOut(UPLOAD_SILENCE_MS, sentShare < 1);
        reject(failure);
        call.abort(failure);
      };
      let timer = setTimeout(giveUp, UPLOAD_SILENCE_MS);
      const onProgress = (share: number) => {
        if (share > sentShare) {
          sentShare = share;
          clearTimeout(timer);
          timer = setTimeout(giveUp, UPLOAD_SILENCE_MS);
        }
        request.onProgress(share);
      };
      const signal = joinedSignal(request.signal, call);
      send({ ...request, signal, onProgress })
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}
