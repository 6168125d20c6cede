import fc from 'fast-check';
import { isJson, type Json } from '../../domain/jsonReader';
import { endpointCases } from '../../testing/endpointCases';
import { json, named, outcomeOf, type Respond } from '../../testing/workers/outcomeOf';
import { workerApi } from './workerApi';

const cases = Object.entries(endpointCases);
const html: Respond = () =>
  new Response('<!doctype html><title>Oops</title>', { headers: { 'content-type': 'text/html' } });
const empty: Respond = () => new Response(null, { status: 204 });
const truncated: Respond = () => new Response('[{"id": "t1", "title": "Taj');

const isRecord = (value: unknown): value is Json | unknown[] =>
  isJson(value) || Array.isArray(value);

/** A copy with the value at a path replaced or removed. */
function changed(value: unknown, path: readonly string[], replace: (old: unknown) => unknown) {
  const copy: unknown = structuredClone(value);
  const parent = at(copy, path.slice(0, -1));

  const last = path.at(-1);
  if (!isRecord(parent) || last === undefined) return replace(copy);
  Reflect.set(parent, last, replace(Reflect.get(parent, last)));
  return copy;
}

const at = (value: unknown, path: readonly string[]) =>
  path.reduce((node, name) => (isRecord(node) ? Reflect.get(node, name) : undefined), value);

/** Adds an unknown field to every record; `by_language` is left out, because its keys are data. */
function withMore(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withMore(entry));
  if (!isJson(value)) return value;
  const extended = Object.entries(value).map(([key, entry]) => [key, withMore(entry, key)]);
  const more = name === 'by_language' ? {} : { added_later: { deep: [1] } };
  return { ...Object.fromEntries(extended), ...more };
}

/** Zeroes the response times in receipts and uploads. */
function withoutTimes(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, entry: unknown) =>
      key === 'fetchedAt' || key === 'created_at' ? 0 : entry,
    ),
  );
}

function pathsIn(value: unknown, before: string[] = []): string[][] {
  const inner = isRecord(value) ? Object.entries(value) : [];
  return [before, ...inner.flatMap(([name, entry]) => pathsIn(entry, [...before, name]))];
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // RTK logs errors thrown in a query.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('the table has every call there is', () => {
  // The outbox compares the raw record of a fresh read field by field.
  const read = Object.keys(workerApi.endpoints).filter((name) => name !== 'freshRead');
  expect(Object.keys(endpointCases).sort()).toEqual(read.sort());
});

describe.each(cases)('%s', (name, endpoint) => {
  // The error catalogue has a message of its own for this call.
  const ownWords =
    name === 'createChapter' ? 'No valid chapter data returned from server' : undefined;
  const { validResponse, required, allowsNoResponse = false, isSilent = false, record } = endpoint;
  const failing = async (respond: Respond): Promise<string | null> => {
    const { data, problem } = await outcomeOf(endpoint, respond);
    if (isSilent) expect({ data, problem }).toEqual({ data: [], problem: null });
    return problem?.message ?? null;
  };

  it('succeeds with its own response, and takes no notice of what it does not know', async () => {
    const plain = await outcomeOf(endpoint, json(validResponse));
    expect(plain.problem).toBeNull();
    const extended = await outcomeOf(endpoint, json(withMore(validResponse)));
    expect(withoutTimes(extended)).toEqual(withoutTimes(plain));
  });

  it.each([
    ['HTML', html],
    ['truncated JSON', truncated],
  ])('says so of %s', async (_fault, respond) => {
    const message = await failing(respond);
    if (isSilent) return;
    expect(message).toBe(ownWords ?? 'Invalid JSON response');
  });

  it('says so where a response is due and none comes', async () => {
    const message = await failing(empty);
    if (isSilent) return;
    if (allowsNoResponse) expect(message).toBeNull();
    else if (record !== undefined) expect(message).toBe(`The worker has no such ${record}`);
    else expect(message).toMatch(ownWords ?? /^Invalid JSON response/);
  });

  it('names call and field where something required is missing or of another kind', async () => {
    for (const path of required) {
      const parts = path.split('.');
      const field = parts.findLast((part) => !/^\d+$/.test(part));
      const right = at(validResponse, parts);
      const empties = [...(isJson(right) ? [] : [{}]), ...(Array.isArray(right) ? [] : [[]])];
      const wrongs = [undefined, null, true, ...empties];
      for (const wrong of wrongs) {
        const message = await failing(json(changed(validResponse, parts, () => wrong)));
        if (isSilent) continue;
        const named = expect.stringMatching(
          new RegExp(`^Invalid JSON response: [A-Z]+ /\\S+ lacks a usable "${field}"$`),
        );
        expect({ path, wrong, message }).toEqual({ path, wrong, message: ownWords ?? named });
      }
    }
  });

  it('never throws, whatever the response', async () => {
    const paths = pathsIn(validResponse);
    const inherited = fc.constantFrom('__proto__', 'constructor', 'valueOf');
    const anything = fc.oneof({ weight: 4, arbitrary: fc.jsonValue({ maxDepth: 2 }) }, inherited);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), anything, async (path, value) => {
        const { problem } = await outcomeOf(
          endpoint,
          json(changed(validResponse, path, () => value)),
        );
        expect(problem?.message ?? 'fine').not.toBe('');
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(['getTour', 'getSection'])('%s', (name) => {
  const nothing: unknown[] = [null, [], [null], {}, { data: null }, { data: [] }];
  it.each(nothing.map((body) => [JSON.stringify(body), body]))(
    'takes %s for a record that is not there',
    async (_text, body) => {
      const { problem } = await outcomeOf(named(name), json(body));
      expect(problem).toMatchObject({ code: 'not_found', status: 404 });
    },
  );
});

const writes = cases.filter(([, { allowsNoResponse }]) => allowsNoResponse === true);
describe.each(writes.filter(([name]) => name !== 'getOtherLanguagesMedia'))(
  '%s is done',
  (_name, endpoint) => {
    const bodies: [string, Respond][] = [
      ['a 204', empty],
      ['a text', () => new Response('OK')],
      ['an empty list', json([])],
      ['an empty record', json({})],
      ['success alone', json({ success: true })],
      ['a wrapped record', json({ success: true, data: endpoint.validResponse })],
      ['a record in a list', json([endpoint.validResponse].flat())],
    ];
    it.each(bodies)('after %s', async (_what, respond) => {
      expect((await outcomeOf(endpoint, respond)).problem).toBeNull();
    });

    const refusals: [string, unknown][] = [
      ['success: false', { success: false, message: 'Quota exceeded' }],
      ['a text in error', { error: 'Quota exceeded' }],
      ['a list of errors', { errors: [{ message: 'Quota exceeded' }] }],
      ['errors by field', { errors: { title: 'Quota exceeded' } }],
    ];
    it.each(refusals)('not after 200 with %s', async (_what, body) => {
      const { problem } = await outcomeOf(endpoint, json(body));
      expect(problem).toMatchObject({ status: 200, detail: 'Quota exceeded' });
    });
  },
);

describe('a created chapter without an id', () => {
  it.each<[string, Respond]>([
    ['204', empty],
    ['a text', () => new Response('OK')],
    ['an empty list', json([])],
    ['a record without it', json({ title: 'One', start_time_seconds: 1 })],
  ])('is an error: %s', async (_what, respond) => {
    const { problem } = await outcomeOf(named('createChapter'), respond);
    expect(problem?.message).toBe('No valid chapter data returned from server');
  });
});
