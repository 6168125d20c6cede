import { type StepRequest } from './conformanceStep';

/** A response with its body read. */
export interface ReadResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a call of the contract, such as 'GET /api/tours/{id}', with the headers of an extension. */
export type Send = (
  call: string,
  request: StepRequest,
  headers?: Record<string, string>,
) => Promise<ReadResponse>;

interface SenderOptions {
  /** URL of the worker, without a trailing slash. */
  base: string;
  send: typeof fetch;
  token: string | null;
  timeoutMs: number;
}

/** A sender that collects the extensions announced in responses. */
export function createSender(options: SenderOptions): { send: Send; announced: Set<string> } {
  const { base, send, token, timeoutMs } = options;
  const announced = new Set<string>();
  return {
    announced,
    async send(call, { path = {}, query = {}, body, form }, ofExtension = {}) {
      const [method = 'GET', template = ''] = call.split(' ');
      const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(path[name] ?? ''),
      );
      const search = new URLSearchParams(query).toString();
      const headers = new Headers({ accept: 'application/json' });
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      if (body) headers.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(ofExtension)) headers.set(name, value);
      const fields = new FormData();
      for (const [name, value] of Object.entries(form ?? {})) fields.set(name, value);
      const response = await send(`${base}${filled}${search === '' ? '' : `?${search}`}`, {
        method,
        headers,
        body: form ? fields : body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const listed = response.headers.get('kathayatra-extensions') ?? '';
      for (const one of listed.split(',')) if (one.trim() !== '') announced.add(one.trim());
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}
