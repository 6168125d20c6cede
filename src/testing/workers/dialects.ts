import { PUBLIC_URL } from '../../../worker/testing/testWorker';
import { isJson } from '../../domain/jsonReader';

interface Exchange {
  method: string;
  path: string;
}

/** A dialect of the contract, which rewrites requests to and responses of the real worker. */
export interface Dialect {
  name: string;
  /** Maps a record's id to the id that this worker returns; the identity by default. */
  idOf?: (id: string) => string;
  request?: (path: string, body: BodyInit | null | undefined) => [string, typeof body];
  respond: (response: Response, exchange: Exchange) => Response | Promise<Response>;
}

const isRead = ({ method }: Exchange) => method === 'GET';
const isRecordPath = (path: string) => /^\/api\/(tours|sections)\/[^/]+$/.test(path);

/** The response with its JSON body changed; a response without a body is unchanged. */
async function withJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  if (text === '') return new Response(null, { status, headers });
  return new Response(JSON.stringify(change(JSON.parse(text))), { status, headers });
}

const rowsInLists: Dialect = {
  name: 'rows in lists',
  respond: (response) =>
    response.ok ? withJson(response, (body) => (isJson(body) ? [body] : body)) : response,
};

const afterChange = (respond: () => Response) => (response: Response, exchange: Exchange) =>
  response.ok && ['PATCH', 'PUT', 'DELETE'].includes(exchange.method) ? respond() : response;

const silent: Dialect = {
  name: 'silent',
  respond: afterChange(() => new Response(null, { status: 204 })),
};
const plain: Dialect = { name: 'plain', respond: afterChange(() => new Response('OK')) };

const objects: Dialect = {
  name: 'objects',
  respond: (response, exchange) => {
    const isSingle = isRecordPath(exchange.path) || (!isRead(exchange) && response.ok);
    return isSingle
      ? withJson(response, (body) => (Array.isArray(body) ? body[0] : body))
      : response;
  },
};

const wrapped: Dialect = {
  name: 'wrapped',
  respond: (response) =>
    response.ok ? withJson(response, (data) => ({ success: true, data })) : response,
};

const empty = (name: string, body: unknown): Dialect => ({
  name,
  respond: (response, exchange) =>
    isRead(exchange) && isRecordPath(exchange.path) && response.status === 404
      ? new Response(JSON.stringify(body))
      : response,
});

/** Fields that the specification allows to be empty. */
const OPTIONAL = [
  'slug_suffix',
  'native_label',
  'flag',
  'transcript_text',
  'full_name',
  'filename',
];

/** Forms of UTC times, chosen by the length of the field name: without a zone, with microseconds, with an offset. */
const times = [
  (time: string) => time.replace(/Z$/, ''),
  (time: string) => time.replace(/(\.\d+)?Z$/, '.123456+00:00'),
  (time: string) => time.replace(/Z$/, '+00:00'),
];

/** Numbers as text, ids as numbers, unusual times, nulls, unknown values and fields, relative URLs. */
function oddTypes(): Dialect {
  const ids: string[] = [];
  const numberOf = (id: string) => {
    if (!ids.includes(id)) ids.push(id);
    return ids.indexOf(id) + 1;
  };
  const realIdOf = (number: string) => ids[Number(number) - 1] ?? number;

  const speak = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => speak(entry));
    if (isJson(value)) return speakRecord(value, name);
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return value;
    if (/(^|_)id$/.test(name)) return numberOf(value);
    if (name.endsWith('_at')) return times[name.length % times.length]?.(value);
    if (name === 'role' && value !== 'owner') return 'superuser';
    if (name === 'status' && value === 'pending') return 'on hold';
    return name.toLowerCase().endsWith('url') ? value.replace(PUBLIC_URL, '') : value;
  };
  const speakRecord = (record: Record<string, unknown>, name: string) => {
    const entries = Object.entries(record).map(([key, value]) => {
      const other = key === 'cover_media_url' ? 'coverImageUrl' : key;
      return [other, OPTIONAL.includes(key) ? null : speak(value, key)];
    });
    const unknown = name === 'by_language' ? {} : { added_later: { deep: [true] } };
    return { ...Object.fromEntries(entries), ...unknown };
  };

  return {
    name: 'odd types',
    idOf: (id) => String(numberOf(id)),
    request(path, body) {
      const spoken = path.replaceAll(/(?<=\/)\d+(?=\/|$|\?)/g, realIdOf);
      if (body instanceof FormData) {
        for (const key of ['tour_id', 'section_id']) {
          const number = body.get(key);
          if (typeof number === 'string') body.set(key, realIdOf(number));
        }
        // The file must follow the fields that determine how to read it.
        const file = body.get('file');
        body.delete('file');
        if (file !== null) body.set('file', file);
      }
      return typeof body === 'string'
        ? [spoken, body.replaceAll(/(?<="\w*[iI]d":")\d+(?=")/g, realIdOf)]
        : [spoken, body];
    },
    respond: async (response) => {
      const spoken = await withJson(response, (body) => speak(body));
      // A worker with these types does not offer extensions.
      spoken.headers.delete('kathayatra-extensions');
      spoken.headers.delete('etag');
      return spoken;
    },
  };
}

/** Wraps a worker's fetch so that requests and responses use a dialect. */
export function inDialect(send: typeof fetch, { request, respond }: Dialect): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const method = init?.method ?? 'GET';
    const [path, body] = request?.(url.pathname, init?.body) ?? [url.pathname, init?.body];
    const original = await send(`${url.origin}${path}${url.search}`, { ...init, body });
    return respond(original, { method, path });
  };
}

export const dialects: readonly Dialect[] = [
  rowsInLists,
  silent,
  plain,
  objects,
  wrapped,
  empty('empty lists', []),
  empty('null', null),
  oddTypes(),
];
