import { languagesEndpoints } from '../endpoints/languagesEndpoints';
import { mediaEndpoints } from '../endpoints/mediaEndpoints';
import { toursEndpoints } from '../endpoints/toursEndpoints';
import { stubGateway } from '../../testing/stubGateway';
import { sessionFound } from '../session/sessionSlice';
import { createConsoleStore } from '../start/store';
import { type ConsoleServices } from './services';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A console whose worker gives the responses in turn; `sent` collects the URLs of the calls. */
function openConsole(responses: Response[]) {
  const sent: string[] = [];
  const { store } = createConsoleStore({
    services: {
      workerUrl: 'http://w',
      auth: stubGateway(),
      fetch: async (input) => {
        sent.push(String(input));
        return responses.shift() ?? Response.error();
      },
      sendForm: () => Promise.reject(),
    },
  });
  store.dispatch(sessionFound({ id: 'u', email: null, fullName: null, avatarUrl: null }));
  const getTours = () =>
    store.dispatch(
      toursEndpoints.endpoints.getTours.initiate({ language: 'en' }, { forceRefetch: true }),
    );
  return { store, sent, getTours };
}

describe('a worker that says nothing', () => {
  const silent = (services: Partial<ConsoleServices>) =>
    createConsoleStore({
      services: {
        workerUrl: 'http://w',
        auth: stubGateway(),
        fetch: () => new Promise(() => undefined),
        sendForm: () => new Promise(() => undefined),
        ...services,
      },
    }).store;
  const after = async (ms: number, call: PromiseLike<{ error?: unknown }>) => {
    await jest.advanceTimersByTimeAsync(ms);
    return (await Promise.race([call, 'open'])) as { error?: unknown } | 'open'; // cast: the race yields either of them
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fails a read after ten seconds, asked once, and in words of its own', async () => {
    const fetch = jest.fn(() => new Promise<Response>(() => undefined));
    const { dispatch } = silent({ fetch });
    const call = dispatch(toursEndpoints.endpoints.getTours.initiate({ language: 'en' }));
    expect(await after(9999, call)).toBe('open');
    expect(await after(1, call)).toMatchObject({
      error: {
        code: 'network',
        isTimeout: true,
        message: 'The server has not answered for 10 seconds. Please try again.',
      },
    });
    const lists = fetch.mock.calls.filter((sent) => String(sent).includes('/api/tours'));
    expect(lists).toHaveLength(1);
  });

  it('fails a read whose response stops in the middle', async () => {
    const respond = () => {
      const start = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(new TextEncoder().encode('[{"id":'));
      return new Response(new ReadableStream({ start }));
    };
    const { dispatch } = silent({ fetch: async () => respond() });
    const call = dispatch(languagesEndpoints.endpoints.getLanguages.initiate());
    expect(await after(10_000, call)).toMatchObject({ error: { isTimeout: true } });
  });

  it('leaves open what a write did', async () => {
    const { dispatch } = silent({});
    const { deleteLanguage } = languagesEndpoints.endpoints;
    const call = dispatch(deleteLanguage.initiate({ id: 'hi' }));
    expect(await after(29_999, call)).toBe('open');
    expect(await after(1, call)).toMatchObject({
      error: { code: 'network', message: expect.stringMatching(/30 seconds.*done all the same/) },
    });
  });

  it('fails an upload that stands still', async () => {
    const file = new File(['x'], 'gate.mp3');
    const scope = { tourId: 't', sectionId: 's', language: 'en', type: 'audio' as const, file };
    const upload = (share: number) => {
      const sendForm: ConsoleServices['sendForm'] = ({ onProgress }) => {
        onProgress(share);
        return new Promise(() => undefined);
      };
      const { initiate } = mediaEndpoints.endpoints.upload;
      return silent({ sendForm }).dispatch(initiate({ ...scope, onProgress: () => undefined }));
    };
    expect(await after(30_000, upload(0.4))).toMatchObject({
      error: { message: expect.stringMatching(/^Nothing could be sent for 30 seconds/) },
    });
    expect(await after(30_000, upload(1))).toMatchObject({
      error: { message: expect.stringMatching(/has not answered for 30 seconds/) },
    });
  });
});

describe('a worker that asks for patience', () => {
  const busy = (seconds: string, body: object = { error: 'Too many requests' }) =>
    new Response(JSON.stringify(body), { status: 429, headers: { 'retry-after': seconds } });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is given it, said in words, and asked once more', async () => {
    const rows = [{ id: 't1', title: 'Taj' }];
    const { getTours, sent, store } = openConsole([busy('12'), json(200, rows)]);
    expect((await getTours()).error).toMatchObject({
      status: 429,
      message: 'API Error: 429 - Too many requests. Try again in 12 seconds.',
      detail: 'Too many requests. Try again in 12 seconds.',
    });
    const texts = () => store.getState().notices.map(({ text }) => text);
    expect(texts()).toContain('The server is busy. Loading is tried again in 12 seconds.');
    await jest.advanceTimersByTimeAsync(11_999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    expect(store.getState().tours.lists['en']?.ids).toEqual(['t1']);
  });

  it('is not asked a third time, nor after two minutes', async () => {
    const { getTours, sent } = openConsole([busy('1'), busy('1'), json(200, [])]);
    await getTours();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    const patient = openConsole([busy('121'), json(200, [])]);
    expect((await patient.getTours()).error).toMatchObject({
      detail: 'Too many requests. Try again in 3 minutes.',
    });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(patient.sent).toHaveLength(1);
  });

  it('is not asked again where somebody did so meanwhile, or for a write', async () => {
    const { getTours, sent, store } = openConsole([busy('5'), json(200, []), busy('5')]);
    await getTours();
    await getTours();
    const { deleteLanguage } = languagesEndpoints.endpoints;
    const refused = await store.dispatch(deleteLanguage.initiate({ id: 'hi' }));
    expect(refused.error).toMatchObject({ detail: 'Too many requests. Try again in 5 seconds.' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
  });
});
