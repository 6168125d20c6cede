import { type Problem } from '../../domain/problem';
import { toursEndpoints } from '../endpoints/toursEndpoints';
import { languagesEndpoints } from '../endpoints/languagesEndpoints';
import { stubGateway } from '../../testing/stubGateway';
import { type RefreshOutcome } from '../session/authGateway';
import { sessionFound } from '../session/sessionSlice';
import { createConsoleStore } from '../start/store';
import { workerApi } from './workerApi';
import { pathWithQuery } from './workerCall';

type ResponseOrError = Response | Error;

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const stores: ReturnType<typeof createConsoleStore>['store'][] = [];
afterEach(() => {
  // Clears the timers of cached responses, which would outlive the tests.
  for (const store of stores.splice(0)) store.dispatch(workerApi.util.resetApiState());
});

/** A console whose worker gives the responses in turn; `sent` collects the calls. */
function consoleWith(
  responses: ResponseOrError[],
  refreshed: RefreshOutcome = 'refused',
  token = true,
) {
  const sent: { url: string; authorization: string | null }[] = [];
  let refreshes = 0;
  const auth = stubGateway({
    accessToken: async () => (token ? `token-${refreshes}` : null),
    refresh: async () => {
      refreshes += 1;
      return refreshed;
    },
  });
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push({
      url: String(input),
      authorization: new Headers(init?.headers).get('authorization'),
    });
    const response = responses.shift() ?? new Error('no more responses');
    if (response instanceof Error) throw response;
    return response;
  };
  const { store } = createConsoleStore({
    services: { workerUrl: 'http://w', auth, fetch: send, sendForm: () => Promise.reject() },
  });
  stores.push(store);
  store.dispatch(sessionFound({ id: 'u', email: null, fullName: null, avatarUrl: null }));
  const getTours = () =>
    store.dispatch(
      toursEndpoints.endpoints.getTours.initiate({ language: 'en' }, { forceRefetch: true }),
    );
  return { store, sent, getTours, refreshCount: () => refreshes };
}

async function problemOfResponse(response: ResponseOrError): Promise<Problem> {
  const { error } = await consoleWith([response]).getTours();
  return error as Problem; // cast: the base query returns Problems
}

describe('the error catalogue of the worker API', () => {
  it.each<[string, ResponseOrError, string]>([
    [
      '500 with a JSON message',
      json(500, { message: 'disk full' }),
      'Backend server error: disk full',
    ],
    ['503 with a JSON error', json(503, { error: 'away' }), 'Backend server error: away'],
    [
      '502 with text',
      new Response('bad gateway', { status: 502 }),
      'Backend server error: bad gateway',
    ],
    [
      '502 with HTML',
      new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
      'Backend server error: Bad Gateway',
    ],
    ['404', json(404, { error: 'x' }), 'API endpoint not found: /api/tours'],
    ['403', json(403, { error: 'x' }), 'Access forbidden: You may not have admin permissions'],
    ['409', json(409, { message: 'taken' }), 'API Error: 409 - taken'],
    [
      '422',
      json(422, { error: 'Unprocessable', fields: { slug: 'taken' } }),
      'API Error: 422 - Unprocessable',
    ],
    [
      'no network',
      new TypeError('Failed to fetch'),
      'Network error: Cannot connect to backend API. Check if your VITE_WORKER_URL is correct.',
    ],
    ['400 with an empty record', json(400, {}), 'API Error: 400 - no detail'],
    ['text where data are due', new Response('OK'), 'Invalid JSON response'],
    [
      'success: false',
      json(200, { success: false, message: 'Already an admin' }),
      'API Error: 200 - Already an admin',
    ],
    ['HTML with success', new Response('<html>'), 'Invalid JSON response'],
    ['truncated JSON', new Response('[{"id":'), 'Invalid JSON response'],
    ['an error inside success', json(200, { error: 'quota' }), 'API Error: 200 - quota'],
  ])('%s', async (_name, response, message) => {
    expect((await problemOfResponse(response)).message).toBe(message);
  });

  it('names call and field of a list where none is, or of a row without an id', async () => {
    expect((await problemOfResponse(new Response(null, { status: 204 }))).message).toBe(
      'Invalid JSON response: GET /api/tours lacks a usable "tours"',
    );
    expect((await problemOfResponse(json(200, [{ title: 'x' }]))).message).toBe(
      'Invalid JSON response: GET /api/tours lacks a usable "id"',
    );
  });

  it('hands on the messages of single fields', async () => {
    const problem = await problemOfResponse(
      json(422, { error: 'x', fields: { slug: 'taken', n: 1 } }),
    );
    expect(problem.fields).toEqual({ slug: 'taken' });
  });
});

describe('a 401', () => {
  it('leads to a refresh and one repetition with the new token', async () => {
    const { getTours, sent, store } = consoleWith([json(401, {}), json(200, [])], 'refreshed');
    expect((await getTours()).error).toBeUndefined();
    expect(sent.map((call) => call.authorization)).toEqual(['Bearer token-0', 'Bearer token-1']);
    expect(store.getState().session.status).toBe('signed in');
  });

  it('counts when the repetition is refused as well', async () => {
    const { getTours, store } = consoleWith([json(401, {}), json(401, {})], 'refreshed');
    expect((await getTours()).error).toMatchObject({
      message: 'Unauthorized - redirecting to login',
    });
    expect(store.getState().session.status).toBe('expired');
  });

  it('of a token that was just refreshed ends the session until somebody signs in anew', async () => {
    const { getTours, store } = consoleWith([json(401, {}), json(401, {})], 'refreshed');
    await getTours();
    // The client reports the refreshed session.
    store.dispatch(sessionFound({ id: 'u', email: null, fullName: null, avatarUrl: null }));
    expect(store.getState().session.status).toBe('expired');
    const { notices } = store.getState();
    expect(notices.map(({ text }) => text)).toEqual(['Unauthorized - redirecting to login']);
    store.dispatch(sessionFound({ id: 'other', email: null, fullName: null, avatarUrl: null }));
    expect(store.getState().session.status).toBe('signed in');
  });

  it('is a lost network when the refresh cannot be asked for', async () => {
    const { getTours, store } = consoleWith([json(401, {})], 'unreachable');
    expect((await getTours()).error).toMatchObject({ code: 'network' });
    expect(store.getState().session.status).toBe('signed in');
  });
});

describe('a read that the network lost', () => {
  const lost = () => new TypeError('Failed to fetch');
  const tour = { id: 't1', slug: 'taj', title: 'Taj' };
  const paths = (sent: readonly { url: string }[]) => sent.map(({ url }) => new URL(url).pathname);

  it('is made once more where the worker responds to a probe', async () => {
    const { getTours, sent } = consoleWith([lost(), json(200, []), json(200, [tour])]);
    expect((await getTours()).error).toBeUndefined();
    expect(paths(sent)).toEqual(['/api/tours', '/api/languages', '/api/tours']);
  });

  it('is made once more where its response broke off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    const { getTours, sent } = consoleWith([new Response(body), json(200, [tour])]);
    expect((await getTours()).error).toBeUndefined();
    expect(paths(sent)).toEqual(['/api/tours', '/api/tours']);
  });

  it('has failed when it is lost again, or nothing responds', async () => {
    const again = consoleWith([lost(), json(200, []), lost()]);
    expect((await again.getTours()).error).toMatchObject({ code: 'network' });
    expect(paths(again.sent).slice(0, 3)).toEqual(['/api/tours', '/api/languages', '/api/tours']);
    const away = consoleWith([]);
    expect((await away.getTours()).error).toMatchObject({ code: 'network' });
    expect(paths(away.sent)).toEqual(['/api/tours', '/api/languages']);
  });
});

describe('a call', () => {
  it('fails without a token, and asks nobody', async () => {
    const { getTours, sent } = consoleWith([], 'refused', false);
    expect((await getTours()).error).toMatchObject({ message: 'No authentication token' });
    expect(sent).toEqual([]);
  });

  it('takes relative URLs of media for the worker’s', async () => {
    const rows = [
      { id: 't1', title: 'Taj', cover_media_url: '/files/taj.png', tour_sections: null },
      { id: 't2', title: 'Fort', coverImageUrl: 'files/fort.png' },
      { id: 't3', title: 'Gate', cover_media_url: 'https://cdn.test/gate.png' },
      { id: 't4', title: 'Well', cover_media_url: null },
    ];
    const { store, getTours } = consoleWith([json(200, rows)]);
    await getTours();
    const { records } = store.getState().tours;
    expect(Object.values(records).map((tour) => tour.cover_media_url)).toEqual([
      'http://w/files/taj.png',
      'http://w/files/fort.png',
      'https://cdn.test/gate.png',
      null,
    ]);
  });

  it('keeps one row of two that are the same', async () => {
    const row = { id: 't1', title: 'Taj' };
    const { store, getTours } = consoleWith([json(200, [row, row])]);
    await getTours();
    expect(store.getState().tours.lists['en']?.ids).toEqual(['t1']);
  });

  it('reads booleans as 0 and 1, and refuses other words for them', async () => {
    const published = { id: 't1', title: 'Taj', is_published: 1 };
    const { store, getTours } = consoleWith([
      json(200, [published, { id: 't2', is_published: '0' }]),
      json(200, [{ id: 't1', is_published: 'maybe' }]),
    ]);
    await getTours();
    const { records } = store.getState().tours;
    expect([records['t1']?.is_published, records['t2']?.is_published]).toEqual([true, false]);
    expect((await getTours()).error).toMatchObject({
      message: 'Invalid JSON response: GET /api/tours lacks a usable "is_published"',
    });
  });

  it('says which rows of a list could not be read', async () => {
    const { store, getTours } = consoleWith([json(200, [{ id: 't1' }, { title: 'no id' }])]);
    await getTours();
    expect(store.getState().notices.map(({ text }) => text)).toEqual([
      'One record could not be read and is not shown. Invalid JSON response: GET /api/tours lacks a usable "id"',
    ]);
  });

  it('goes without a token where it is public', async () => {
    const { store, sent } = consoleWith([json(200, [])]);
    await store.dispatch(languagesEndpoints.endpoints.getLanguages.initiate());
    expect(sent).toEqual([{ url: 'http://w/api/languages', authorization: null }]);
  });

  it('is sent once for identical reads at one time', async () => {
    const { store, sent } = consoleWith([json(200, []), json(200, [])]);
    const read = () =>
      store.dispatch(toursEndpoints.endpoints.getTours.initiate({ language: 'hi' }));
    await Promise.all([read(), read(), read()]);
    expect(sent).toHaveLength(1);
  });

  it('leaves empty parameters out of the URL and encodes the others', () => {
    const query = { q: 'ताज & co', lang: undefined, limit: 20, x: '' };
    expect(pathWithQuery({ path: '/api/search', query })).toBe(
      `/api/search?${new URLSearchParams({ q: 'ताज & co', limit: '20' })}`,
    );
  });
});
