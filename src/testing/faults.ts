type Fetch = typeof fetch;

/** A fault at the fetch boundary, which replaces or changes the worker's response. */
export type Fault = (passOn: () => Promise<Response>) => Promise<Response>;

interface Rule {
  method: string;
  path: RegExp;
  fault: Fault;
  times: number;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

export const faults = {
  respond:
    (status: number, body: unknown, headers?: Record<string, string>): Fault =>
    async () =>
      json(status, body, headers),
  html:
    (status = 200): Fault =>
    async () =>
      new Response('<!doctype html><title>Oops</title>', {
        status,
        headers: { 'content-type': 'text/html' },
      }),
  truncated: (): Fault => async (passOn) => {
    const text = await (await passOn()).text();
    return new Response(text.slice(0, Math.max(1, text.length / 2)), {
      headers: { 'content-type': 'application/json' },
    });
  },
  empty: (): Fault => async () => new Response(null, { status: 204 }),
  /** Never responds; the call ends when its signal aborts. */
  hanging: (): Fault => () => new Promise<never>(() => undefined),
  /** Sends half of the worker's body and then stalls. */
  stalled: (): Fault => async (passOn) => {
    const response = await passOn();
    const bytes = new Uint8Array(await response.arrayBuffer());
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
    });
    return new Response(body, response);
  },
  networkLost: (): Fault => async () => {
    throw new TypeError('Failed to fetch');
  },
  /** The worker handles the request, but the response is lost. */
  responseLost: (): Fault => async (passOn) => {
    await passOn();
    throw new TypeError('Failed to fetch');
  },
};

/** A request that is paused until the test releases it, so that intermediate states can be asserted. */
export function pausedCall(): { fault: Fault; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { fault: (passOn) => released.then(passOn), release };
}

/** A response whose body pauses after a number of characters until the test lets it continue or fail. */
export function pausedBody(text: string, length: number) {
  const encoder = new TextEncoder();
  let source: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller;
      controller.enqueue(encoder.encode(text.slice(0, length)));
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'application/json' } });
  return {
    fault: async () => response,
    release() {
      source?.enqueue(encoder.encode(text.slice(length)));
      source?.close();
    },
    break: () => source?.error(new TypeError('network error')),
  };
}

/** The response; rejects when the signal aborts before it arrives. */
function untilEnded(response: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    response.then(resolve, reject);
  });
}

/** Injects faults between console and worker, by method and path, for a number of calls. */
export class FaultInjector {
  private rules: Rule[] = [];
  /** Method and path of every call, in order. */
  readonly calls: string[] = [];

  on(method: string, path: RegExp, fault: Fault, times = Infinity): void {
    this.rules.push({ method, path, fault, times });
  }

  clear(): void {
    this.rules = [];
  }

  wrap(send: Fetch): Fetch {
    return async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      const method = init?.method ?? 'GET';
      this.calls.push(`${method} ${url.pathname}${url.search}`);
      if (init?.signal?.aborted) throw new DOMException('Stopped', 'AbortError');
      const rule = this.rules.find(
        (candidate) =>
          candidate.times > 0 && candidate.method === method && candidate.path.test(url.pathname),
      );
      if (!rule) return send(input, init);
      rule.times -= 1;
      return untilEnded(
        rule.fault(() => send(input, init)),
        init?.signal,
      );
    };
  }
}
