import { isProblem, type Problem } from '../../domain/problem';
import { workerApi } from '../../state/api/workerApi';
import { sessionFound } from '../../state/session/sessionSlice';
import { createConsoleStore } from '../../state/start/store';
import { type EndpointCase } from '../endpointCase';
import { endpointCases } from '../endpointCases';
import { stubGateway } from '../stubGateway';

const auth = stubGateway();

export type Respond = () => Response;
export const json =
  (body: unknown, status = 200): Respond =>
  () =>
    new Response(JSON.stringify(body), { status });

/** Outcome of a call when its request, and any follow-up requests, get this response. */
export async function outcomeOf({ run }: EndpointCase, respond: Respond) {
  const { store } = createConsoleStore({
    services: {
      workerUrl: 'http://w',
      auth,
      fetch: async () => respond(),
      sendForm: async () => respond(),
    },
  });
  store.dispatch(sessionFound({ id: 'u', email: null, fullName: null, avatarUrl: null }));
  const { data, error } = await run(store.dispatch);
  // Clears RTK Query's timers, which would outlive the test.
  store.dispatch(workerApi.util.resetApiState());
  if (error === undefined) return { data, problem: null };
  if (!isProblem(error)) throw new Error(`Thrown on the way: ${JSON.stringify(error)}`);
  return { data, problem: error satisfies Problem };
}

/** An endpoint case by name. */
export function named(name: string): EndpointCase {
  const found = endpointCases[name];
  if (found === undefined) throw new Error(`Not in the table: ${name}`);
  return found;
}
