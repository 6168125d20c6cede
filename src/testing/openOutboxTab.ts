import { type Edit } from '../state/outbox/edit';
import { saveEdits } from '../state/sync/saveEdits';
import { type SessionPerson } from '../state/session/authGateway';
import { sessionFound } from '../state/session/sessionSlice';
import { createConsoleStore, type ConsoleStore } from '../state/start/store';
import { tourReceived } from '../state/model/toursSlice';
import { stillGateway } from './stillGateway';

export const asha: SessionPerson = { id: 'asha', email: null, fullName: null, avatarUrl: null };

export const taj = {
  ...{ id: 't1', slug: 'taj', city: 'Agra', country: 'India', duration_seconds: 600 },
  ...{ primary_language: 'en', is_published: false, published_at: null, cover_media_url: null },
  ...{ created_at: '2025-01-01T00:00:00Z', updated_at: 'v1', language: 'en', title: 'Taj' },
  ...{ description: '', slug_suffix: 'en', tour_sections: null },
};

export type Call = { method: string; path: string; headers: Headers; body: unknown };
type Said = Response | 'lost';
type Answer = (call: Call) => Said | Promise<Said>;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const words = { done: 'Done', failed: 'Failed' };

const opened: ConsoleStore[] = [];

/** A console with nothing drawn, over a worker that is one function; `lost` is a network that failed. */
export async function openTab(answer: Answer, calls: Call[] = []) {
  const console = createConsoleStore({
    services: {
      workerUrl: '',
      auth: stillGateway(),
      fetch: async (input, init) => {
        const { method = 'GET', headers, body } = init ?? {};
        const given = {
          ...{ method, path: String(input), headers: new Headers(headers) },
          body: typeof body === 'string' ? JSON.parse(body) : null,
        };
        calls.push(given);
        const said = await answer(given);
        if (said === 'lost') throw new TypeError('Failed to fetch');
        return said;
      },
      sendForm: () => Promise.reject(new TypeError()),
    },
  });
  opened.push(console);
  await console.outbox.openFor(asha.id);
  console.store.dispatch(sessionFound(asha));
  await console.outbox.signedIn(asha.id);
  const { dispatch, getState } = console.store;
  dispatch(tourReceived(taj));
  const entries = () => getState().outbox.entries;
  const save = (edits: Edit[]) => dispatch(saveEdits(edits, words));
  return { console, dispatch, getState, entries, save, outbox: console.outbox, calls };
}

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Leaves nothing of the opened tabs behind. */
export async function closeTabs(): Promise<void> {
  for (const console of opened.splice(0)) await console.outbox.destroy();
}
