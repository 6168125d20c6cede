import { CallTimedOut, joinedSignal } from './callDeadline';

/** An upload takes as long as its file: it is given up once this long nothing was sent. */
const UPLOAD_SILENCE_MS = 30_000;

interface Upload {
  signal: AbortSignal;
  /** 0 to 1 of the bytes sent. */
  onProgress: (share: number) => void;
}

/** The same sending of a file, which rejects with CallTimedOut once its progress stops. */
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
