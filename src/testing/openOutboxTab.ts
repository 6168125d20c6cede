import { tourRowFixture } from './tourFixtures';
import { type Edit } from '../state/outbox/edit';
import { workerApi } from '../state/api/workerApi';
import { saveEdits } from '../state/sync/saveEdits';
import { type SessionPerson } from '../state/session/authGateway';
import { sessionFound } from '../state/session/sessionSlice';
import { createConsoleStore, type ConsoleStore } from '../state/start/store';
import { tourReceived } from '../state/model/toursSlice';
import { stubGateway } from './stubGateway';

export const asha: SessionPerson = { id: 'asha', email: null, fullName: null, avatarUrl: null };

export const taj = tourRowFixture({
  id: 't1',
  slug: 'taj',
  city: 'Agra',
  country: 'India',
  duration_seconds: 600,
  primary_language: 'en',
  is_published: false,
  published_at: null,
  cover_media_url: null,
  created_at: '2025-01-01T00:00:00Z',
  updated_at: 'v1',
  language: 'en',
  title: 'Taj',
  description: '',
  slug_suffix: 'en',
  tour_sections: null,
});

export type Call = { method: string; path: string; headers: Headers; body: unknown };
type StubResponse = Response | 'lost';
type RequestHandler = (call: Call) => StubResponse | Promise<StubResponse>;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const messages = { done: 'Done', failed: 'Failed' };

const openConsoles: ConsoleStore[] = [];

/** A console without a page, on a worker that is a single function; 'lost' simulates a network failure. */
export async function openOutboxTab(respond: RequestHandler, calls: Call[] = []) {
  const console = createConsoleStore({
    services: {
      workerUrl: '',
      auth: stubGateway(),
      fetch: async (input, init) => {
        const { method = 'GET', headers, body } = init ?? {};
        const request = {
          method,
          path: String(input),
          headers: new Headers(headers),
          body: typeof body === 'string' ? JSON.parse(body) : null,
        };
        calls.push(request);
        const response = await respond(request);
        if (response === 'lost') throw new TypeError('Failed to fetch');
        return response;
      },
      sendForm: () => Promise.reject(new TypeError()),
    },
  });
  openConsoles.push(console);
  await console.outbox.openFor(asha.id);
  console.store.dispatch(sessionFound(asha));
  await console.outbox.signedIn(asha.id);
  const { dispatch, getState } = console.store;
  dispatch(tourReceived(taj));
  const entries = () => getState().outbox.entries;
  const save = (edits: Edit[]) => dispatch(saveEdits(edits, messages));
  return { console, dispatch, getState, entries, save, outbox: console.outbox, calls };
}

export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Destroys the outboxes of all opened consoles, and clears the timers of their cached responses. */
export async function closeTabs(): Promise<void> {
  for (const console of openConsoles.splice(0)) {
    console.store.dispatch(workerApi.util.resetApiState());
    await console.outbox.destroy();
  }
}
