/** A read is given up after this long without a byte of its response, in milliseconds. */
export const READ_SILENCE_MS = 10_000;
/** A write may be under way: it is waited for longer, since nobody knows afterwards what became of it. */
const WRITE_SILENCE_MS = 30_000;

/** Responses without a body (https://fetch.spec.whatwg.org/#null-body-status). */
const NULL_BODY_STATUSES = new Set([101, 103, 204, 205, 304]);

/** A call that was given up since nothing came, or went, for `silenceMs`. */
export class CallTimedOut extends Error {
  override readonly name = 'TimeoutError';

  constructor(
    readonly silenceMs: number,
    /** True for an upload whose file did not go on; false where the response is missing. */
    readonly isSending = false,
  ) {
    super(`Nothing for ${silenceMs / 1000} s`);
  }
}

/** The outer signal where there is one, joined by an end that the deadline sets. */
export function joinedSignal(
  outer: AbortSignal | null | undefined,
  end: AbortController,
): AbortSignal {
  return outer ? AbortSignal.any([outer, end.signal]) : end.signal;
}

/** Time-out of one step of a call: after `silenceMs` aborts the whole call and rejects with CallTimedOut. */
function withStepTimeout<T>(
  step: Promise<T>,
  silenceMs: number,
  call: AbortController,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const failure = new CallTimedOut(silenceMs);
      reject(failure);
      call.abort(failure);
    }, silenceMs);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The same response, whose body breaks off with CallTimedOut where it stops coming. */
function withGuardedBody(response: Response, silenceMs: number, call: AbortController): Response {
  const { body, status, statusText, headers } = response;
  // Chromium has an empty body for these too, with which no Response can be made.
  if (body === null || body.locked || NULL_BODY_STATUSES.has(status)) return response;
  const reader = body.getReader();
  const guarded = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const chunk = await withStepTimeout(reader.read(), silenceMs, call);
        if (chunk.done) controller.close();
        else controller.enqueue(chunk.value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is waited for before it is requested.
    { highWaterMark: 0 },
  );
  return new Response(guarded, { status, statusText, headers });
}

/**
 * The same fetch, which rejects with CallTimedOut once it was silent for too long: before the headers, or
 * between two chunks of the body. A long list on a slow line may take as long as it needs.
 */
export function withDeadline(fetchCall: typeof fetch, silenceMs?: number): typeof fetch {
  return async (input, init) => {
    const isRead = ['GET', 'HEAD'].includes(init?.method ?? 'GET');
    const limitMs = silenceMs ?? (isRead ? READ_SILENCE_MS : WRITE_SILENCE_MS);
    const call = new AbortController();
    const signal = joinedSignal(init?.signal, call);
    const response = await withStepTimeout(fetchCall(input, { ...init, signal }), limitMs, call);
    return withGuardedBody(response, limitMs, call);
  };
}
