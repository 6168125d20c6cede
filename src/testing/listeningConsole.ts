import { type AnyDispatch } from '../state/api/anyDispatch';
import { type ConsoleServices } from '../state/api/services';
import { createConsoleStore } from '../state/start/store';
import { stillGateway } from './stillGateway';

const json = { headers: { 'content-type': 'application/json' } };

/** A console that writes down what it sends, and is answered with an empty list until it shall fail. */
export function listeningConsole() {
  const sent: { call: string; body: unknown; headers: Record<string, string> }[] = [];
  let answer = () => new Response('[]', json);
  const fail = () => (answer = () => new Response('{"error":"Down"}', { ...json, status: 500 }));
  const headersOf = (init?: HeadersInit) => Object.fromEntries(new Headers(init));
  const services: ConsoleServices = {
    workerUrl: 'http://w',
    auth: stillGateway(),
    fetch: async (input, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const path = String(input).slice('http://w'.length);
      sent.push({ call: `${init?.method} ${path}`, body, headers: headersOf(init?.headers) });
      return answer();
    },
    sendForm: async ({ url, method, headers, form }) => {
      const body = Object.fromEntries(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      );
      sent.push({ call: `${method} ${url.slice('http://w'.length)}`, body, headers });
      return answer();
    },
  };
  const { store } = createConsoleStore({ services });
  return { sent, fail, dispatch: store.dispatch as AnyDispatch }; // endpoints read only their own cache
}
