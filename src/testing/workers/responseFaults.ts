import { faults, type Fault } from '../faults';
import { seededRandom } from '../../../worker/sample/seededRandom';

/** A fault in the responses to one call, with its expected outcome. */
export interface ResponseFault {
  fault: Fault;
  /** Number of calls that get the fault; all by default. */
  times?: number;
  /** True when the session can be refreshed. */
  canRefresh?: boolean;
  /** Expected outcome; absent when it depends on the fields that the call requires. */
  outcome?: 'data' | 'problem';
  /** Duration of a valid response, in milliseconds. */
  lastsMs?: number;
  /** True when the call is made twice in immediate succession. */
  isTwice?: boolean;
}

/** Delay in milliseconds after which a response arrives later than the next one. */
const REORDERED_MS = 3000;

const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const slow =
  (ms: number): Fault =>
  async (passOn) => {
    await waitMs(ms);
    return passOn();
  };

/** Sends the body in pieces, with a pause before each. */
const dripping =
  (pieces: number, everyMs: number): Fault =>
  async (passOn) => {
    const response = await passOn();
    const bytes = new Uint8Array(await response.arrayBuffer());
    const size = Math.max(1, Math.ceil(bytes.length / pieces));
    let at = 0;
    const body = new ReadableStream({
      async pull(controller) {
        if (at >= bytes.length) return controller.close();
        await waitMs(everyMs);
        controller.enqueue(bytes.slice(at, (at += size)));
      },
    });
    return new Response(response.status === 204 ? null : body, response);
  };

/** A proxy that sends the request twice and returns one of the responses. */
const duplicated = (): Fault => async (passOn) => {
  const [first] = await Promise.all([passOn(), passOn()]);
  return first;
};

/** Swaps the responses of two calls: the earlier one arrives last. */
const reordered = (): Fault => {
  let isFirst = true;
  return async (passOn) => {
    const waits = isFirst;
    isFirst = false;
    const response = await passOn();
    if (waits) await waitMs(REORDERED_MS);
    return response;
  };
};

/** A list of the given size in megabytes, filled with copies of the response's first record. */
const list = (megabytes: number) => (text: string) => {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  const record = JSON.stringify(Array.isArray(value) ? (value[0] ?? {}) : value);
  const copies = Math.floor((megabytes * 1024 * 1024) / (record.length + 1));
  return `[${record}${`,${record}`.repeat(copies)}]`;
};

const changed =
  (change: (text: string) => string): Fault =>
  async (passOn) => {
    const text = await (await passOn()).text();
    return new Response(change(text), { headers: { 'content-type': 'application/json' } });
  };

/** Changes one random field of a response: removed or of another type. */
function withField(
  text: string,
  random: () => number,
  change: (record: object, name: string) => void,
) {
  if (text === '') return text;
  const value: unknown = JSON.parse(text);
  const records: object[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node)) records.push(node);
    Object.values(node).forEach(walk);
  };
  walk(value);
  const record = records[Math.floor(random() * records.length)];
  const names = Object.keys(record ?? {});
  const name = names[Math.floor(random() * names.length)];
  if (record !== undefined && name !== undefined) change(record, name);
  return JSON.stringify(value);
}

const status = (code: number): ResponseFault => ({
  fault: faults.respond(code, { error: `Refused with ${code}` }),
  outcome: 'problem',
});

/** Faults applied to every call of the worker; the seed determines the damaged field and the delay. */
export function responseFaults(seed: number, listMegabytes: number): Record<string, ResponseFault> {
  const { next: random } = seededRandom(String(seed));
  const slowMs = Math.round(1000 + random() * 8000);
  const everyMs = Math.round(1000 + random() * 8000);
  return {
    refused: { fault: faults.networkLost(), outcome: 'problem' },
    'response lost': { fault: faults.responseLost(), outcome: 'problem' },
    hanging: { fault: faults.hanging(), outcome: 'problem' },
    stalled: { fault: faults.stalled() },
    slow: { fault: slow(slowMs), outcome: 'data', lastsMs: slowMs },
    dripping: { fault: dripping(3, everyMs), outcome: 'data', lastsMs: 3 * everyMs },
    duplicated: { fault: duplicated(), outcome: 'data' },
    reordered: { fault: reordered(), outcome: 'data', lastsMs: REORDERED_MS, isTwice: true },
    400: status(400),
    '401, refreshed': { fault: status(401).fault, times: 1, canRefresh: true, outcome: 'data' },
    '401, not refreshed': status(401),
    403: status(403),
    404: status(404),
    409: status(409),
    413: status(413),
    422: status(422),
    429: status(429),
    '429, Retry-After': {
      fault: async () =>
        Response.json({ error: 'Too many' }, { status: 429, headers: { 'retry-after': '3' } }),
      times: 1,
      outcome: 'problem',
    },
    500: status(500),
    '502 with HTML': { fault: faults.html(502), outcome: 'problem' },
    503: status(503),
    '200 with HTML': { fault: faults.html(200), outcome: 'problem' },
    204: { fault: faults.empty() },
    empty: { fault: changed(() => '') },
    truncated: { fault: changed((text) => text.slice(0, Math.floor(random() * text.length))) },
    'a list too long': { fault: changed(list(listMegabytes)) },
    'another type': {
      fault: changed((text) =>
        withField(text, random, (record, name) => Reflect.set(record, name, { odd: [] })),
      ),
    },
    'a field missing': {
      fault: changed((text) =>
        withField(text, random, (record, name) => Reflect.deleteProperty(record, name)),
      ),
    },
  };
}
