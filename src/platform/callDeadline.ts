/** Silence in milliseconds after which a read is aborted. */
export const READ_SILENCE_MS = 10_000;
/**
 * Silence in milliseconds after which a write is aborted: longer, because an aborted write may or may not have been
 * executed.
 */
const WRITE_SILENCE_MS = 30_000;

/** Statuses of responses without a body (https://fetch.spec.whatwg.org/#null-body-status). */
const NULL_BODY_STATUSES = new Set([101, 103, 204, 205, 304]);

/** Error of a call aborted because nothing was received, or sent, for `silenceMs`. */
export class CallTimedOut extends Error {
  override readonly name = 'TimeoutError';

  constructor(
    readonly silenceMs: number,
    /** True for a stalled upload; false for a missing response. */
    readonly isSending = false,
  ) {
    super(`Nothing for ${silenceMs / 1000} s`);
  }
}

/** Combined signal of the caller's, if any, and the deadline's. */
export function joinedSignal(
  outer: AbortSignal | null | undefined,
  end: AbortController,
): AbortSignal {
  return outer ? AbortSignal.any([outer, end.signal]) : end.signal;
}

/** Times out one step of a call: after `silenceMs`, aborts the whole call and rejects with CallTimedOut. */
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

/** Response whose body fails with CallTimedOut when it stalls. */
function withGuardedBody(response: Response, silenceMs: number, call: AbortController): Response {
  const { body, status, statusText, headers } = response;
  // Chromium gives these an empty body too, which the Response constructor rejects.
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
    // Reads only on demand, so that no timer runs without a request.
    { highWaterMark: 0 },
  );
  return new Response(guarded, { status, statusText, headers });
}

/**
 * Wraps a fetch so that it rejects with CallTimedOut after too long a silence: before the headers, or between two
 * chunks of the body. The total duration is not limited, for long lists on slow connections.
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
