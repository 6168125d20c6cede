import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { people, testWorker, type TestWorker } from '../../worker/testing/testWorker';
import { ConsoleApp } from '../app/start/ConsoleApp';
import { type ConsoleParts } from '../app/shell/ConsoleContext';
import { consoleRoutes } from '../app/routes/consoleRoutes';
import { createVersionOffer } from '../app/serviceWorker/versionOffer';
import { parseSettings } from '../app/settings';
import { type Problem } from '../domain/problem';
import { type FormRequest } from '../state/api/services';
import { startSession } from '../state/start/startSession';
import { createConsoleStore } from '../state/start/store';
import { inDialect, type Dialect } from './workers/dialects';
import { FaultInjector } from './faults';
import { renderStyled } from './renderStyled';
import { TestGateway } from './testGateway';

const ORIGIN = 'http://worker.test';

export interface RenderOptions {
  worker: TestWorker;
  /** The signed-in person: asha, an owner, by default; null for nobody. */
  as?: keyof typeof people | null;
  isAdmin?: boolean | Problem;
  /** Dialect of the worker; none by default. */
  dialect?: Dialect;
  /** True to keep the session unknown until the returned `start` is called. */
  isSessionPending?: boolean;
}

/** Disposers of the current test's consoles, because an open console would write its cache during the next test. */
const disposers: (() => Promise<void>)[] = [];

/**
 * Renders the whole console at a path, on the real worker in this process. Requests pass through the returned fault
 * injector; full page loads are recorded in `redirects`.
 */
export async function renderConsole(path: string, options: RenderOptions) {
  const { worker } = options;
  const signedInAs = options.as === undefined ? 'asha' : options.as;
  const person = signedInAs === null ? null : people[signedInAs];
  const injector = new FaultInjector();
  const ask: typeof fetch = async (input, init) => worker.worker.request(String(input), init);
  const { dialect } = options;
  const send = injector.wrap(dialect === undefined ? ask : inDialect(ask, dialect));
  const auth = new TestGateway({
    person: person && {
      id: person.id,
      email: person.email,
      fullName: person.full_name,
      avatarUrl: person.avatar_url,
    },
    token: () => (person ? worker.tokenFor(person) : Promise.reject(new Error('Nobody'))),
    isAdmin: options.isAdmin ?? true,
  });
  const sendForm = ({ url, method, headers, form, signal, onProgress }: FormRequest) => {
    onProgress(0.5);
    return send(url, { method, headers, body: form, signal });
  };
  const console = createConsoleStore({
    services: { workerUrl: ORIGIN, auth, fetch: send, sendForm },
  });
  const redirects: string[] = [];
  const settings = parseSettings(
    { VITE_WORKER_URL: ORIGIN, VITE_SUPABASE_URL: ORIGIN, VITE_SUPABASE_ANON_KEY: 'test' },
    'http://console.test',
  );
  const versions = createVersionOffer({
    flush: () => console.storage.flush(),
    reload: () => void redirects.push('reload'),
  });
  const parts: ConsoleParts = {
    console,
    auth,
    settings,
    versions,
    redirectTo: (currentPath) => void redirects.push(currentPath),
  };
  const router = createMemoryRouter(consoleRoutes, { initialEntries: [path] });
  const view = renderStyled(<ConsoleApp parts={parts} router={router} />);
  const start = () => {
    const stop = startSession({ console, auth, restart: () => void redirects.push('restart') });
    disposers.push(async () => {
      stop();
      console.persistor.pause();
      await console.storage.destroy();
    });
  };
  if (options.isSessionPending !== true) await act(async () => start());
  const user = userEvent.setup();
  const currentPath = () => router.state.location.pathname + router.state.location.search;
  return {
    ...view,
    user,
    auth,
    console,
    versions,
    faults: injector,
    router,
    currentPath,
    redirects,
    start,
  };
}

/** Call after each test: unmounts the screen and deletes all storage. */
export async function forgetConsole(): Promise<void> {
  cleanup();
  for (const close of disposers.splice(0)) await close();
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  databases.forEach(({ name }) => name !== undefined && indexedDB.deleteDatabase(name));
}

export { people, testWorker, type TestWorker };
