import { type FormRequest } from '../api/services';
import { stubGateway } from '../../testing/stubGateway';
import { createConsoleStore } from '../start/store';
import { dismissUpload, retryUpload, stopUpload } from './startUpload';
import { uploadFile } from './uploadFile';
import { selectUploads } from '../model/uploadsSlice';

const request = {
  tourId: 't',
  sectionId: 's',
  language: 'en',
  type: 'audio' as const,
  file: new File(['x'], 'gate.mp3', { type: 'audio/mpeg' }),
};

/** A console whose upload is held until the test responds. */
function pauseUpload() {
  const paused: { form?: FormRequest; respond?: (response: Response) => void } = {};
  const { store } = createConsoleStore({
    services: {
      workerUrl: '',
      auth: stubGateway(),
      fetch: () => Promise.reject(new Error('Not asked for')),
      sendForm: (form) => {
        paused.form = form;
        return new Promise((resolve) => (paused.respond = resolve));
      },
    },
  });
  const retry = jest.fn();
  const running = store.dispatch(
    uploadFile(request, { done: 'audio uploaded successfully', failed: 'Failed' }, retry),
  );
  const uploads = () => Object.values(selectUploads(store.getState()));
  return { held: paused, running, uploads, retry, dispatch: store.dispatch };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const stored = { media_record: { id: 'm', title: null, language: 'en' }, public_url: '/g.mp3' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an upload', () => {
  it('reports its percent, then that it is completed, and is cleared after three seconds', async () => {
    const { held: paused, running, uploads } = pauseUpload();
    await settle();
    expect(uploads()).toMatchObject([{ status: 'uploading', percent: 0, filename: 'gate.mp3' }]);
    paused.form?.onProgress(0.419);
    expect(uploads()).toMatchObject([{ percent: 41 }]);
    paused.respond?.(new Response(JSON.stringify(stored)));
    expect(await running).toMatchObject({ ok: true, media: { id: 'm', public_url: '/g.mp3' } });
    expect(uploads()).toMatchObject([{ status: 'completed', percent: 100 }]);
    await jest.advanceTimersByTimeAsync(2999);
    expect(uploads()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(uploads()).toEqual([]);
  });

  it('reports its pace and what is left of it', async () => {
    const { held: paused, uploads } = pauseUpload();
    await settle();
    paused.form?.onProgress(0.1);
    expect(uploads()).toMatchObject([{ pace: null }]);
    await jest.advanceTimersByTimeAsync(30_000);
    paused.form?.onProgress(0.25);
    expect(uploads()).toMatchObject([{ percent: 25, pace: '1 kB/s, about 2 minutes left' }]);
  });

  it.each(['failed', 'stopped'])('that %s gives way to a new attempt', async (status) => {
    const { held: paused, running, uploads, retry } = pauseUpload();
    await settle();
    const id = uploads()[0]?.id ?? '';
    if (status === 'stopped') stopUpload(id);
    else paused.respond?.(new Response('{}', { status: 503 }));
    await running;
    expect(uploads()).toMatchObject([{ status }]);
    expect(retry).not.toHaveBeenCalled();
    retryUpload(id);
    retryUpload(id);
    expect(retry.mock.calls).toEqual([[id]]);
  });

  it('that was dismissed is gone, and is not sent again', async () => {
    const { held: paused, running, uploads, retry, dispatch } = pauseUpload();
    await settle();
    paused.respond?.(new Response('{}', { status: 503 }));
    await running;
    const id = uploads()[0]?.id ?? '';
    dispatch(dismissUpload(id));
    retryUpload(id);
    expect(uploads()).toEqual([]);
    expect(retry).not.toHaveBeenCalled();
  });

  it('that failed stays, with the reason', async () => {
    const { held: paused, running, uploads } = pauseUpload();
    await settle();
    paused.respond?.(new Response('{"message":"Disk full"}', { status: 507 }));
    expect((await running).ok).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(uploads()).toMatchObject([
      { status: 'failed', message: 'Upload failed: 507 - Disk full' },
    ]);
  });
});

/** A console whose uploads are held until the test responds, in the order in which they started. */
function pauseUploads(count: number) {
  const resolvers: ((response: Response) => void)[] = [];
  const { store } = createConsoleStore({
    services: {
      workerUrl: '',
      auth: stubGateway(),
      fetch: () => Promise.reject(new Error('Not asked for')),
      sendForm: ({ signal }) =>
        new Promise((resolve, reject) => {
          resolvers.push(resolve);
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    },
  });
  const silent = { done: null, failed: null };
  const start = (language: string, type: 'audio' | 'image' = 'audio') =>
    store.dispatch(uploadFile({ ...request, type, language }, silent, jest.fn()));
  const outcomes = Array.from({ length: count }, (_, index) => start(`l${index}`));
  const uploads = () => Object.values(selectUploads(store.getState()));
  return { resolvers, outcomes, start, uploads };
}

describe('many uploads', () => {
  it('are sent three at a time, the next as one ends, well or not', async () => {
    const { resolvers, uploads } = pauseUploads(5);
    const waiting = () => uploads().map(({ isWaiting }) => isWaiting);
    await settle();
    expect(resolvers).toHaveLength(3);
    expect(waiting()).toEqual([false, false, false, true, true]);
    resolvers[1]?.(new Response(JSON.stringify(stored)));
    await settle();
    expect(resolvers).toHaveLength(4);
    expect(waiting()).toEqual([false, false, false, false, true]);
    resolvers[0]?.(new Response('{}', { status: 503 }));
    await settle();
    expect(resolvers).toHaveLength(5);
    expect(waiting()).not.toContain(true);
  });

  it('are stopped while they wait, and never begun', async () => {
    const { resolvers, uploads, outcomes } = pauseUploads(5);
    await settle();
    stopUpload(uploads()[3]?.id ?? '');
    expect(await outcomes[3]).toMatchObject({ ok: false, problem: { code: 'aborted' } });
    expect(uploads()[3]).toMatchObject({ status: 'stopped', isWaiting: false });
    stopUpload(uploads()[0]?.id ?? '');
    await settle();
    expect(resolvers).toHaveLength(4);
    expect(uploads()[4]).toMatchObject({ status: 'uploading', isWaiting: false });
  });

  it('do not keep a cover waiting', async () => {
    const { resolvers, start } = pauseUploads(3);
    void start('en', 'image');
    await settle();
    expect(resolvers).toHaveLength(4);
  });
});
