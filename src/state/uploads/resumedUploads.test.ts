import { type FormRequest } from '../api/services';
import { stubGateway } from '../../testing/stubGateway';
import { createConsoleStore } from '../start/store';
import { selectUploads, uploadCleared } from '../model/uploadsSlice';
import { stopUpload } from './startUpload';
import { uploadFile } from './uploadFile';

const file = new File(['x'], 'gate.mp3', { type: 'audio/mpeg' });
const stored = { media_record: { id: 'm', title: null, language: 'en' }, public_url: '/g.mp3' };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const settle = () => jest.advanceTimersByTimeAsync(0);

interface Attempt {
  form: FormRequest;
  lose: () => void;
  respond: (response: Response) => void;
}

/** A console whose uploads the test completes or fails; other calls get a response while `isAway` is false. */
function startUploads(count: number, type: 'audio' | 'image' = 'audio') {
  const attempts: Attempt[] = [];
  const network = { isAway: false, media: [] as unknown[] };
  const { store, reachability } = createConsoleStore({
    services: {
      workerUrl: 'http://worker.test',
      auth: stubGateway(),
      async fetch(url) {
        if (network.isAway) throw new TypeError('Failed to fetch');
        const isSection = String(url).includes('/api/sections/s?');
        return json(isSection ? [{ id: 's', tour_id: 't', media: network.media }] : []);
      },
      sendForm: (form) =>
        new Promise((respond, reject) => {
          const lose = () => reject(new TypeError('Failed to send'));
          attempts.push({ form, lose, respond });
          form.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    },
  });
  const request = { tourId: 't', sectionId: 's', file, type };
  const outcomes = Array.from({ length: count }, (_, index) =>
    store.dispatch(
      uploadFile(
        { ...request, language: `l${index}` },
        { done: null, failed: 'Failed' },
        jest.fn(),
      ),
    ),
  );
  const uploads = () => Object.values(selectUploads(store.getState()));
  const failures = () => store.getState().notices.filter(({ tone }) => tone === 'error');
  const comeBack = async () => {
    network.isAway = false;
    reachability.networkReturned();
    await settle();
  };
  const goAway = async (lost: readonly Attempt[]) => {
    network.isAway = true;
    for (const { lose } of lost) lose();
    await settle();
  };
  return { attempts, network, outcomes, uploads, failures, comeBack, goAway, store };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an upload that the network lost', () => {
  it('waits for the connection, and begins anew when it is back', async () => {
    const { attempts, outcomes, uploads, failures, goAway, comeBack } = startUploads(1);
    await settle();
    attempts[0]?.form.onProgress(0.5);
    await goAway(attempts);
    expect(uploads()).toMatchObject([{ status: 'uploading', isOffline: true, percent: 0 }]);
    await comeBack();
    expect(attempts).toHaveLength(2);
    expect(uploads()).toMatchObject([{ status: 'uploading', isOffline: false }]);
    attempts[1]?.respond(json(stored));
    expect(await outcomes[0]).toMatchObject({ ok: true, media: { id: 'm' } });
    expect(failures()).toEqual([]);
  });

  it('is not sent again where its response alone was lost', async () => {
    const { network, attempts, outcomes, goAway, comeBack } = startUploads(1);
    await settle();
    await goAway(attempts);
    const created_at = new Date().toISOString();
    const medium = { id: 'm', type: 'audio', language: 'l0', filename: file.name, created_at };
    network.media = [{ ...medium, public_url: 'http://worker.test/media/g.mp3' }];
    await comeBack();
    expect(await outcomes[0]).toMatchObject({ ok: true, media: { id: 'm' } });
    expect(attempts).toHaveLength(1);
  });

  it('goes on three at a time', async () => {
    const { attempts, uploads, goAway, comeBack } = startUploads(5);
    await settle();
    await goAway(attempts);
    await goAway(attempts);
    expect(uploads().map(({ isOffline }) => isOffline)).toEqual([true, true, true, true, true]);
    const before = attempts.length;
    await comeBack();
    expect(attempts).toHaveLength(before + 3);
    expect(uploads().map(({ isWaiting }) => isWaiting)).toEqual([false, false, false, true, true]);
    attempts.at(-1)?.respond(json(stored));
    await settle();
    expect(attempts).toHaveLength(before + 4);
  });

  it('is sent once more where the worker responds all the same, and has failed then', async () => {
    const { attempts, outcomes, uploads, failures } = startUploads(1);
    await settle();
    attempts[0]?.lose();
    await settle();
    expect(attempts).toHaveLength(2);
    attempts[1]?.lose();
    expect(await outcomes[0]).toMatchObject({ ok: false, problem: { code: 'network' } });
    expect(uploads()).toMatchObject([{ status: 'failed', isOffline: false }]);
    expect(failures()).toHaveLength(1);
  });

  it('waits longer each time that it is lost again', async () => {
    const { attempts, goAway, comeBack } = startUploads(1);
    await settle();
    await goAway(attempts);
    await comeBack();
    await goAway(attempts.slice(1));
    await comeBack();
    expect(attempts).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(attempts).toHaveLength(3);
  });

  it('is stopped while it waits, and stays so', async () => {
    const { attempts, outcomes, uploads, goAway, comeBack } = startUploads(1);
    await settle();
    await goAway(attempts);
    stopUpload(uploads()[0]?.id ?? '');
    expect(await outcomes[0]).toMatchObject({ ok: false, problem: { code: 'aborted' } });
    await comeBack();
    expect(attempts).toHaveLength(1);
    expect(uploads()).toMatchObject([{ status: 'stopped', isOffline: false }]);
  });

  it('is not sent once it has gone from the store, as with a sign-out', async () => {
    const { attempts, uploads, goAway, comeBack, store } = startUploads(1);
    await settle();
    await goAway(attempts);
    store.dispatch(uploadCleared(uploads()[0]?.id ?? ''));
    await comeBack();
    expect(attempts).toHaveLength(1);
  });

  it('fails at once as a cover, whose form is still open', async () => {
    const { attempts, outcomes, goAway } = startUploads(1, 'image');
    await settle();
    await goAway(attempts);
    expect(await outcomes[0]).toMatchObject({ ok: false, problem: { code: 'network' } });
  });
});

it.each([413, 415, 503])('an upload that is refused with %s is not sent again', async (status) => {
  const { attempts, outcomes, uploads } = startUploads(1);
  await settle();
  attempts[0]?.respond(json({ message: 'No' }, status));
  await outcomes[0];
  expect(uploads()).toMatchObject([{ status: 'failed' }]);
  expect(attempts).toHaveLength(1);
});
