import { taj } from '../../testing/openOutboxTab';
import { stubGateway } from '../../testing/stubGateway';
import { tourDraftFixture } from '../../testing/tourFixtures';
import { selectTour } from '../select/selectTours';
import { createConsoleStore } from '../start/store';
import { tourReceived } from '../model/toursSlice';
import { type Edit } from '../outbox/edit';
import { saveEdits } from './saveEdits';

const auth = stubGateway();

const tour = { ...taj, updated_at: '2025-01-01T00:00:00Z' };

const publish: Edit = {
  entity: 'tour',
  action: 'update',
  ref: { tourId: 't1', language: 'en' },
  fields: { is_published: true },
};
const retitle: Edit = {
  entity: 'tourTranslation',
  action: 'update',
  ref: { tourId: 't1', language: 'en' },
  fields: { title: 'Taj Mahal' },
};

function consoleWith(respond: (url: string, method: string) => Promise<Response>) {
  const sent: string[] = [];
  const { store } = createConsoleStore({
    services: {
      workerUrl: '',
      auth,
      fetch: (input, init) => {
        sent.push(`${init?.method} ${String(input)}`);
        return respond(String(input), init?.method ?? 'GET');
      },
      sendForm: () => Promise.reject(new TypeError()),
    },
  });
  store.dispatch(tourReceived(tour));
  return { store, sent, view: () => selectTour(store.getState(), 't1', 'en') };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}

const messages = { done: 'Tour updated successfully', failed: 'Failed to update tour' };

describe('a worker that responds to writes with nothing', () => {
  const silent = () => new Response(null, { status: 204 });
  const create: Edit = {
    entity: 'tour',
    action: 'create',
    ref: {},
    fields: tourDraftFixture({ slug: 'new', title: 'New' }),
  };

  it.each<[string, () => Response]>([
    ['204', silent],
    ['text', () => new Response('OK')],
    ['an empty list', () => json(200, [])],
  ])('carries out every call of a save: %s', async (_what, respond) => {
    const { store, sent, view } = consoleWith(async (_url, method) =>
      method === 'GET' ? json(200, [tour]) : respond(),
    );
    const saved = await store.dispatch(saveEdits([publish, retitle], messages));
    expect(saved).toMatchObject({ ok: true });
    expect(sent.filter((call) => call.startsWith('PATCH'))).toHaveLength(2);
    expect(view()).toMatchObject({ is_published: true, title: 'Taj Mahal' });
    expect(store.getState().notices.map(({ text }) => text)).toEqual([messages.done]);
  });

  it('has the tour that it created looked up by its slug', async () => {
    const rows = [tour, { ...tour, id: 't9', slug: 'new', title: 'Renamed by the worker' }];
    const { store } = consoleWith(async (_url, method) =>
      method === 'GET' ? json(200, rows) : silent(),
    );
    const saved = await store.dispatch(saveEdits([create], messages));
    expect(saved).toEqual({ ok: true, id: 't9' });
  });

  it('does not leave it unsaid when that tour is nowhere', async () => {
    const { store } = consoleWith(async (_url, method) =>
      method === 'GET' ? json(200, [tour]) : silent(),
    );
    const saved = await store.dispatch(saveEdits([create], messages));
    expect(saved).toMatchObject({ ok: false, problem: { code: 'invalid_response' } });
  });
});

describe('saveEdits', () => {
  it('shows an edit before the response, and what the worker returned in the end', async () => {
    let isPublished = false;
    const { store, view } = consoleWith(async (_url, method) => {
      isPublished ||= method === 'PATCH';
      await new Promise((resolve) => setTimeout(resolve, 20));
      const published_at = isPublished ? '2025-02-01T00:00:00Z' : null;
      return json(200, [{ ...tour, is_published: isPublished, published_at }]);
    });
    const saving = store.dispatch(saveEdits([publish], messages));
    await until(() => view()?.hasUnsentEdits === true);
    expect(view()).toMatchObject({ is_published: true });
    expect(await saving).toEqual({ ok: true, id: 't1' });
    expect(view()).toMatchObject({ published_at: '2025-02-01T00:00:00Z', hasUnsentEdits: false });
    expect(store.getState().notices.map((notice) => notice.text)).toEqual([messages.done]);
  });

  it('takes a refused edit back, and says so once', async () => {
    const { store, view } = consoleWith(async () => json(500, { error: 'no' }));
    const outcome = await store.dispatch(saveEdits([publish], messages));
    expect(outcome).toMatchObject({ ok: false, sent: 0 });
    expect(view()).toMatchObject({ is_published: false, hasUnsentEdits: false });
    expect(store.getState().notices.map((notice) => notice.text)).toEqual([messages.failed]);
  });

  it('sends several in order, stops at the first failure, and reports how many went', async () => {
    const { store, sent, view } = consoleWith(async (url) =>
      url.endsWith('translations/en')
        ? json(409, { error: 'x' })
        : json(200, url.endsWith('translations') ? [{ language: 'en', title: 'Taj' }] : [tour]),
    );
    const outcome = await store.dispatch(saveEdits([publish, retitle, publish], messages));
    expect(outcome).toMatchObject({ ok: false, sent: 1, problem: { code: 'conflict' } });
    const writes = sent.filter((call) => !call.startsWith('GET'));
    expect(writes).toEqual(['PATCH /api/tours/t1?lang=en', 'PATCH /api/tours/t1/translations/en']);
    expect(view()).toMatchObject({ title: 'Taj', hasUnsentEdits: false });
  });

  it('adds no toast where the form shows the error itself', async () => {
    const { store } = consoleWith(async () => json(422, { fields: { slug: 'taken' } }));
    const outcome = await store.dispatch(saveEdits([publish], { ...messages, failed: null }));
    expect(outcome).toMatchObject({ problem: { fields: { slug: 'taken' } } });
    expect(store.getState().notices).toEqual([]);
  });
});
