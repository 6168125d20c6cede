import { isProblem } from '../../domain/problem';
import { endpointCases } from '../../testing/endpointCases';
import { type EndpointCase } from '../../testing/endpointCase';
import { FaultInjector } from '../../testing/faults';
import { responseFaults, type ResponseFault } from '../../testing/workers/responseFaults';
import { stubGateway } from '../../testing/stubGateway';
import { type FormRequest } from '../api/services';
import { sessionFound } from '../session/sessionSlice';
import { createConsoleStore } from '../start/store';

/** Time limits of a read and of a write, in ms. */
const READ_LIMIT_MS = 10_500;
const WRITE_LIMIT_MS = 30_500;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const person = { id: 'u', email: null, fullName: null, avatarUrl: null };
const seed = Number(process.env['FAULTS_SEED'] ?? 1);
/** A 30 MB list takes each call about a second, so that size is used only in the full run. */
const listMegabytes = process.env['FAULTS_SEED'] === undefined ? 0.1 : 30;

type Kind = 'data' | 'problem';

/** Outcomes that differ from the usual ones of a fault. */
const OWN_OUTCOMES: Record<string, Kind> = {
  // A public call sends no token, hence has none to refresh.
  'getLanguages: 401, refreshed': 'problem',
  // 409 means that a request is already pending, as specified.
  'requestAccess: 409': 'data',
  // A section without that language has no media in it.
  'getOtherLanguagesMedia: 404': 'data',
};

/** A console on a worker that returns each call's valid response, with injected faults. */
function openConsole({ validResponse }: EndpointCase, canRefresh: boolean) {
  const injector = new FaultInjector();
  const send = injector.wrap(async () =>
    validResponse === null ? new Response(null, { status: 204 }) : Response.json(validResponse),
  );
  // Responds once the whole body has arrived, like XMLHttpRequest.
  const sendForm = async ({ url, method, headers, form, signal }: FormRequest) => {
    const response = await send(url, { method, headers, body: form, signal });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, response);
  };
  const auth = stubGateway({ refresh: async () => (canRefresh ? 'refreshed' : 'refused') });
  const { store } = createConsoleStore({
    services: { workerUrl: 'http://w', auth, fetch: send, sendForm },
  });
  store.dispatch(sessionFound(person));
  return { store, injector };
}

interface Seen {
  outcome: Kind;
  message: string;
  ms: number;
}

/** Outcome of a call; null when the call has not settled within 100 seconds. */
async function watch(call: Promise<{ error?: unknown }>): Promise<Seen | null> {
  const startedAt = Date.now();
  const seen: { current: Seen | null } = { current: null };
  void call.then(({ error }) => {
    const message = isProblem(error) ? error.message : '';
    const outcome = error === undefined ? 'data' : 'problem';
    seen.current = { outcome, message, ms: Date.now() - startedAt };
  });
  for (let step = 0; step < 200 && seen.current === null; step += 1)
    await jest.advanceTimersByTimeAsync(500);
  return seen.current;
}

/** Outcome of concurrent runs: the first failure, if any. */
async function firstFailure(runs: readonly Promise<{ error?: unknown }>[]) {
  const outcomes = await Promise.all(runs);
  return outcomes.find(({ error }) => error !== undefined) ?? {};
}

const unhandled: unknown[] = [];
const counts: string[] = [];
let logged: jest.SpyInstance;

/** Complaints about a call's behaviour under a fault. */
async function complaintsOf(name: string, endpoint: EndpointCase, fault: ResponseFault) {
  const { store, injector } = openConsole(endpoint, fault.canRefresh ?? false);
  for (const method of METHODS) injector.on(method, /./, fault.fault, fault.times);
  const runs = Array.from({ length: fault.isTwice ? 2 : 1 }, () => endpoint.run(store.dispatch));
  const seen = await watch(firstFailure(runs));
  if (seen === null) return { outcome: null, complaints: ['never ends'] };

  const { calls } = injector;
  const writes = calls.filter((sent) => !sent.startsWith('GET '));
  const limitMs = writes.length > 0 ? WRITE_LIMIT_MS : READ_LIMIT_MS;
  const usual = endpoint.isSilent === true ? 'data' : fault.outcome;
  const expected = OWN_OUTCOMES[name] ?? usual ?? seen.outcome;
  const texts = store.getState().notices.map(({ text }) => text);
  const isMute = seen.outcome === 'problem' && seen.message === '';

  injector.clear();
  if (store.getState().session.status !== 'signed in')
    store.dispatch(sessionFound({ ...person, id: 'again' }));
  const again = await watch(endpoint.run(store.dispatch));

  const complaints = [
    // Some endpoints make several calls in sequence.
    ...(seen.ms > limitMs + (fault.lastsMs ?? 0) * calls.length ? [`took ${seen.ms} ms`] : []),
    ...(seen.outcome === expected ? [] : [`ended with ${seen.outcome}`]),
    ...(isMute ? ['failed without a word'] : []),
    ...(writes.length > (fault.canRefresh ? 2 : 1) * runs.length
      ? [`wrote ${writes.length} times`]
      : []),
    ...(new Set(texts).size < texts.length ? [`said twice: ${texts.join(' / ')}`] : []),
    ...(again?.outcome === 'data' ? [] : ['cannot be repeated']),
    ...(unhandled.splice(0).length > 0 ? ['failed unheard'] : []),
    ...(logged.mock.calls.splice(0).length > 0 ? ['threw on the way'] : []),
  ];
  return { outcome: seen.outcome, complaints };
}

const onUnhandled = (failure: unknown) => void unhandled.push(failure);
const cases = Object.entries(endpointCases).map(
  ([name, endpoint], index) =>
    [name, endpoint, responseFaults(seed * 1000 + index, listMegabytes)] as const,
);
const faultNames = Object.keys(responseFaults(seed, listMegabytes));

beforeAll(() => void process.on('unhandledRejection', onUnhandled));
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  logged.mockRestore();
});
afterAll(() => {
  process.off('unhandledRejection', onUnhandled);
  if (process.env['FAULTS_SEED'] === undefined) return;
  const head = `${'fault'.padEnd(20)} calls  data  problem`;
  const total = `${faultNames.length * cases.length} cases of seed ${seed}`;
  process.stdout.write(`\n${[head, ...counts, total].join('\n')}\n`);
});

it('each call meets each fault: at least 600 cases', () => {
  expect(faultNames.length * cases.length).toBeGreaterThanOrEqual(600);
});

it.each(faultNames)(
  'every call ends in time, in words and without harm: %s',
  async (faultName) => {
    const seen: Record<Kind, number> = { data: 0, problem: 0 };
    const found: string[] = [];
    for (const [name, endpoint, faultsOfCall] of cases) {
      const fault = faultsOfCall[faultName];
      if (fault === undefined) throw new Error(`No fault ${faultName}`);
      const { outcome, complaints } = await complaintsOf(`${name}: ${faultName}`, endpoint, fault);
      if (outcome !== null) seen[outcome] += 1;
      found.push(...complaints.map((complaint) => `${name} ${complaint}`));
    }
    const numbers = [cases.length, seen.data, seen.problem].map((count) =>
      String(count).padStart(5),
    );
    counts.push(`${faultName.padEnd(20)} ${numbers.join(' ')}`);
    expect(found).toEqual([]);
  },
  1_800_000,
);
