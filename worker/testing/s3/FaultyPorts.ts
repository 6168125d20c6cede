import type { S3Ports } from '../../storage/s3/s3Client';

/** Faults between worker and store. */
export const faultKinds = [
  'refuses the connection',
  'fails inside',
  'asks to slow down',
  'hangs',
  'does it and loses the response',
  'cuts the response in the middle',
  'falls silent in the middle',
] as const;
export type FaultKind = (typeof faultKinds)[number];

interface Injected {
  kind: FaultKind;
  matches: (request: string) => boolean;
  left: number;
}

const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  new Response(`<Error><Code>${code}</Code><Message>This is ${code}</Message></Error>`, {
    status,
    headers,
  });

const noConnection = () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), {
    code: 'ECONNREFUSED',
  });
  return new TypeError('fetch failed', { cause });
};

/** A network with injectable faults and no real waiting: timers expire when a fault requires it. */
export class FaultyPorts implements S3Ports {
  /** Pauses between attempts, in milliseconds. */
  readonly pauses: number[] = [];
  /** Sent requests, such as `PUT /bucket/files/a.png?partNumber=1`. */
  readonly sent: string[] = [];
  private readonly timers = new Set<() => void>();
  private injected: Injected[] = [];

  /** Makes the next `times` matching requests meet a fault. */
  inject(kind: FaultKind, matches = (_request: string) => true, times = 1): void {
    this.injected.push({ kind, matches, left: times });
  }

  heal(): void {
    this.injected = [];
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const request = `${init?.method ?? 'GET'} ${pathname}${search}`;
    this.sent.push(request);
    const fault = this.injected.find(({ matches, left }) => left > 0 && matches(request));
    if (fault === undefined) return fetch(input, init);
    fault.left -= 1;
    return this.meet(fault.kind, () => fetch(input, init), init?.signal);
  };

  pause(ms: number): Promise<void> {
    this.pauses.push(ms);
    return Promise.resolve();
  }

  random(): number {
    return 0.5;
  }

  startTimer(_ms: number, expire: () => void): () => void {
    this.timers.add(expire);
    return () => void this.timers.delete(expire);
  }

  private expireTimers(): void {
    for (const expire of [...this.timers]) expire();
  }

  private async meet(
    kind: FaultKind,
    send: () => Promise<Response>,
    signal: AbortSignal | null | undefined,
  ): Promise<Response> {
    switch (kind) {
      case 'refuses the connection':
        throw noConnection();
      case 'fails inside':
        return refusal(500, 'InternalError');
      case 'asks to slow down':
        return refusal(503, 'SlowDown', { 'retry-after': '1' });
      case 'hangs':
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
          queueMicrotask(() => this.expireTimers());
        });
      case 'does it and loses the response':
        await (await send()).arrayBuffer();
        throw new TypeError('fetch failed', { cause: new Error('other side closed') });
      default:
        return this.breakBody(await send(), kind === 'falls silent in the middle');
    }
  }

  /** Sends the first half of a response, then stalls or ends prematurely. */
  private async breakBody(response: Response, isSilent: boolean): Promise<Response> {
    const whole = new Uint8Array(await response.arrayBuffer());
    const half = whole.slice(0, Math.floor(whole.length / 2));
    let isSent = half.length === 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (!isSent) {
            isSent = true;
            return controller.enqueue(half);
          }
          if (!isSilent) return controller.error(new TypeError('terminated'));
          queueMicrotask(() => this.expireTimers());
          return new Promise(() => undefined);
        },
      },
      { highWaterMark: 0 },
    );
    const { status, headers } = response;
    return new Response(body, { status, headers });
  }
}
