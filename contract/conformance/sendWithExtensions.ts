import { isJson } from '../../src/domain/jsonReader';
import { type Operation } from '../document/operation';
import { idIn, type Step, type StepRequest } from './conformanceStep';
import { parseJson } from '../../src/domain/jsonReader';
import { type ReadResponse, type Send } from './sender';

/** A response with the extensions that were found to work, and the announced ones that do not. */
export interface ExtendedResponse {
  response: ReadResponse;
  works: string[];
  /** Descriptions, as in 'if-match: status 200 in place of 412'. */
  fails: string[];
}

/** A version that no record has. */
const NO_VERSION = '"1970-01-01T00:00:00.000Z"';
const isSuccess = ({ status }: ReadResponse) => status >= 200 && status < 300;

/** `updated_at` of the record included in an `If-Match` refusal. */
function currentVersion({ text }: ReadResponse): string | null {
  const body = parseJson(text);
  const current = isJson(body) ? [body['current']].flat()[0] : null;
  const version = isJson(current) ? current['updated_at'] : null;
  return typeof version === 'string' ? version : null;
}

function itemsOf({ text }: ReadResponse): unknown[] {
  const body = parseJson(text);
  return Array.isArray(body) ? body : [];
}

/** Fault of the first two pages of one record each; null when they equal the first two records of the list. */
async function findPageFault(
  whole: unknown[],
  read: (query: Record<string, string>) => Promise<ReadResponse>,
): Promise<string | null> {
  const first = await read({ limit: '1' });
  const next = /^<([^>]*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
  if (next === undefined) return 'no header Link names the next page';
  // The URL may be relative.
  const query = Object.fromEntries(new URL(next, 'https://worker.example').searchParams);
  const pages = [first, await read(query)].map((page) => idIn(itemsOf(page)));
  const isInOrder = pages.every((id, index) => id === idIn(whole.slice(index)));
  return isInOrder ? null : 'pages of one record are not the list';
}

/**
 * Sends a step as the console would with the announced extensions: changes a record under its version after a refusal
 * under another one, repeats a call with an idempotency key, and requests a known list again, and its first pages.
 */
export async function sendWithExtensions(
  { call, ...step }: Step,
  request: StepRequest,
  { operation, announced, send }: { operation: Operation; announced: Set<string>; send: Send },
): Promise<ExtendedResponse> {
  const works: string[] = [];
  const fails: string[] = [];
  const headers: Record<string, string> = {};
  // A call that reaches people is not sent twice to probe it.
  const isProbed = step.isRefused !== true && step.isSent !== true;
  const has = (name: string) =>
    isProbed && announced.has(name) && operation.extensions.includes(name);
  const note = (name: string, { status }: ReadResponse, expected: number) =>
    status === expected
      ? works.push(name)
      : fails.push(`${name}: status ${status} in place of ${expected}`);

  if (has('if-match')) {
    const refused = await send(call, request, { 'if-match': NO_VERSION });
    note('if-match', refused, 412);
    const version = currentVersion(refused);
    if (version !== null) headers['if-match'] = `"${version}"`;
  }
  if (has('idempotency-key')) headers['idempotency-key'] = crypto.randomUUID();
  const response = await send(call, request, headers);
  if (!isSuccess(response)) return { response, works, fails };
  if (has('idempotency-key')) {
    const again = await send(call, request, headers);
    const isReplayed = again.headers.has('idempotency-replayed') && again.text === response.text;
    if (isReplayed) note('idempotency-key', again, response.status);
    else fails.push('idempotency-key: the first response is not repeated');
  }
  if (has('if-none-match')) {
    const known = { 'if-none-match': response.headers.get('etag') ?? '' };
    note('if-none-match', await send(call, request, known), 304);
  }
  const items = itemsOf(response);
  if (has('list-pages') && items.length > 1) {
    const fault = await findPageFault(items, (query) =>
      send(call, { ...request, query: { ...request.query, ...query } }, {}),
    );
    if (fault === null) works.push('list-pages');
    else fails.push(`list-pages: ${fault}`);
  }
  return { response, works, fails };
}
