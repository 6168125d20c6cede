import { type BaseQueryFn, type QueryReturnValue } from '@reduxjs/toolkit/query';
import { firstItems } from '../../platform/firstItems';
import { isJson } from '../../domain/jsonReader';
import { type Problem, problemCodeFor } from '../../domain/problem';
import { retryAfterMs } from '../../platform/retryAfter';
import { formatWait } from '../../domain/text/duration';
import { bodyOf } from './responseBody';
import { CallTimedOut } from '../../platform/callDeadline';
import { mayHoldRelativeUrls, resolveRelativeUrls } from './relativeUrls';
import { type Reachability } from '../reachability/reachability';
import { type ThunkExtra } from './thunkExtra';
import { type ContractRequest } from '../contract/requestOf';
import { sessionExpired, sessionRefused } from '../session/sessionSlice';
import { pathWithQuery, headersOf, jsonHeadersOf } from './workerCall';

/** Headers of a write, for workers that support them; a null header is not sent. */
export interface WriteHeaders {
  /** Sent as `Idempotency-Key`, so that the worker carries the write out once. */
  idempotencyKey: string | null;
  /**
   * `updated_at` of the version that the person saw, sent as `If-Match`, so that a newer version is not overwritten.
   */
  ifMatch: string | null;
}

export interface WriteOptions {
  writeHeaders?: WriteHeaders;
}

export interface WorkerRequest extends WriteOptions, ContractRequest {
  /** ETag of the cached response, sent as `If-None-Match`. */
  knownVersion?: string | null;
  /** Called once with the first rows of a list while the remaining rows load. */
  onFirstRows?: (rows: readonly unknown[]) => void;
  /** True for a call without a token. */
  isPublic?: boolean;
  /** Multipart form, sent with progress. */
  form?: FormData;
  onProgress?: (share: number) => void;
}

export interface ResponseMeta {
  /** `ETag` of the response; null without one. */
  version: string | null;
  /** True for 304: the known version is current and there is no data. */
  isUnchanged: boolean;
}

type CallResult = { data: unknown; meta: ResponseMeta } | { error: Problem };

const NOT_MODIFIED = 304;
/** Fallback message when neither the body nor the status text has one. */
const NO_DETAIL = 'no detail';
const UNAUTHORIZED: Problem = {
  code: 'unauthorized',
  status: 401,
  message: 'Unauthorized - redirecting to login',
};

export const NETWORK_PROBLEM: Problem = {
  code: 'network',
  message:
    'Network error: Cannot connect to backend API. Check if your VITE_WORKER_URL is correct.',
};

/** Problem of a call that timed out: a read had no effect, the effect of a write is unknown. */
function timeoutProblem({ silenceMs, isSending }: CallTimedOut, isRead: boolean): Problem {
  const seconds = silenceMs / 1000;
  const silence = `The server has not answered for ${seconds} seconds.`;
  const noResponseText = isRead
    ? `${silence} Please try again.`
    : `${silence} This may have been done all the same: check before you try again.`;
  const message = isSending
    ? `Nothing could be sent for ${seconds} seconds, so this was stopped. Please try again.`
    : noResponseText;
  return { code: 'network', message, isTimeout: true };
}

/** First message in a list or map of errors, each a text or a record with a message. */
function firstErrorIn(errors: unknown): unknown {
  const [first] = Array.isArray(errors) ? errors : Object.values(isJson(errors) ? errors : {});
  return isJson(first) ? first['message'] : first;
}

/** The server's own message on a failure; undefined when the body has none. */
function detailOf(body: unknown, text: string): string | undefined {
  if (body === null) {
    const isMarkup = text.trimStart().startsWith('<');
    return (isMarkup ? '' : text.trim()) || undefined;
  }
  const record = isJson(body) ? body : {};
  const words = [record['message'], record['error'], firstErrorIn(record['errors'])];
  return words.find((value): value is string => typeof value === 'string' && value !== '');
}

function messageFor(status: number, path: string, detail: string, isPublic: boolean): string {
  if (status === 401) return UNAUTHORIZED.message;
  if (status >= 500) return `Backend server error: ${detail}`;
  if (status === 404) return `API endpoint not found: ${path}`;
  if (status === 403 && !isPublic) {
    return 'Access forbidden: You may not have admin permissions';
  }
  return `API Error: ${status} - ${detail}`;
}

function fieldsOf(body: unknown): Record<string, string> | undefined {
  if (!isJson(body) || !isJson(body['fields'])) return undefined;
  const entries = Object.entries(body['fields']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Appends the server's requested wait to its message. */
function withWait(detail: string | undefined, waitMs: number | null): string | undefined {
  if (waitMs === null || /try again in/i.test(detail ?? '')) return detail;
  const words = (detail ?? 'The server is busy').replace(/[.!]$/, '');
  return `${words}. Try again in ${formatWait(waitMs)}.`;
}

/** True for a body that reports an error despite a success status. */
function refusesInside(body: unknown): boolean {
  if (!isJson(body)) return false;
  const { error, errors, success } = body;
  const hasErrors = Array.isArray(errors) ? errors.length > 0 : isJson(errors);
  return (typeof error === 'string' && error !== '') || success === false || hasErrors;
}

/** Number of rows passed on before a list is complete: more than any screen shows. */
const FIRST_ROWS = 50;

/** Returns a listener that extracts a list's first rows from its partial text, and returns true on passing them on. */
function watchFirstRows(workerUrl: string, onFirstRows: (rows: readonly unknown[]) => void) {
  let isDone = false;
  return (text: string): boolean => {
    const rows = isDone ? null : firstItems(text, FIRST_ROWS, ['tours', 'data']);
    if (rows === null) return false;
    isDone = true;
    const resolved = mayHoldRelativeUrls(text) ? resolveRelativeUrls(rows, `${workerUrl}/`) : rows;
    if (Array.isArray(resolved)) onFirstRows(resolved);
    return true;
  };
}

/** Narrows a response to data or a Problem; data is `null` for an empty body or, after a write, plain text. */
async function readResponse(
  response: Response,
  request: WorkerRequest,
  { workerUrl }: ThunkExtra,
): Promise<CallResult> {
  const version = response.headers.get('etag');
  if (response.status === NOT_MODIFIED) {
    return { data: null, meta: { version, isUnchanged: true } };
  }
  const { onFirstRows } = request;
  const watch = onFirstRows && response.ok ? watchFirstRows(workerUrl, onFirstRows) : undefined;
  const { value, format, text, hasRelativeUrls } = await bodyOf(response, watch);
  const body = hasRelativeUrls ? resolveRelativeUrls(value, `${workerUrl}/`) : value;
  const { status } = response;
  if (!response.ok || refusesInside(body)) {
    const waitMs = retryAfterMs(response.headers, Date.now());
    const detail = withWait(detailOf(body, text), waitMs);
    const reason = detail ?? (response.statusText || NO_DETAIL);
    const error: Problem = {
      code: response.ok ? 'other' : problemCodeFor(status),
      status,
      ...(detail === undefined ? {} : { detail }),
      message: messageFor(status, request.path, reason, request.isPublic ?? false),
      body,
    };
    const fields = fieldsOf(body);
    if (waitMs !== null) error.retryAfterMs = waitMs;
    return { error: fields ? { ...error, fields } : error };
  }
  const isWrite = (request.method ?? 'GET') !== 'GET';
  if (format === 'broken' || (format === 'text' && !isWrite)) {
    return { error: { code: 'invalid_response', status, message: 'Invalid JSON response' } };
  }
  return { data: body, meta: { version, isUnchanged: false } };
}

function isAbort(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'AbortError';
}

async function send(
  services: ThunkExtra,
  request: WorkerRequest,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const url = services.workerUrl + pathWithQuery(request);
  const { method } = request;
  if (request.form) {
    const onProgress = request.onProgress ?? (() => undefined);
    const formMethod = method === 'PATCH' ? 'PATCH' : 'POST';
    return services.sendForm({
      url,
      method: formMethod,
      headers: headersOf(token),
      form: request.form,
      signal,
      onProgress,
    });
  }
  const headers: Record<string, string> = jsonHeadersOf(token);
  const { writeHeaders, knownVersion = null } = request;
  if (knownVersion !== null) headers['if-none-match'] = knownVersion;
  const { idempotencyKey = null, ifMatch = null } = writeHeaders ?? {};
  if (idempotencyKey !== null) headers['idempotency-key'] = idempotencyKey;
  if (ifMatch !== null) headers['if-match'] = `"${ifMatch}"`;
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const response = await services.fetch(url, { method, headers, body, signal, cache: 'no-store' });
  services.extensions.read(response.headers);
  return response;
}

type WorkerBaseQuery = BaseQueryFn<WorkerRequest, unknown, Problem, object, ResponseMeta>;
/** Result of a call, as an endpoint's `queryFn` receives it. */
export type QueryResult = QueryReturnValue<unknown, Problem, unknown>;
/** The base query, as an endpoint's `queryFn` receives it. */
export type SendRequest = (request: WorkerRequest) => QueryResult | PromiseLike<QueryResult>;

/** Makes one call; a 401 triggers one shared token refresh and one retry. */
const callWorker: WorkerBaseQuery = async (request, { extra, signal, dispatch }) => {
  // cast: the store sets ThunkExtra as the thunk argument; RTK passes it untyped
  const services = extra as ThunkExtra;
  try {
    if (request.isPublic)
      return await readResponse(await send(services, request, null, signal), request, services);
    const token = await services.auth.accessToken();
    if (token === null) {
      const message = 'No authentication token';
      dispatch(sessionExpired(message));
      return { error: { code: 'unauthorized', message } };
    }
    const response = await send(services, request, token, signal);
    if (response.status !== 401) return await readResponse(response, request, services);

    const outcome = await services.auth.refresh();
    if (outcome === 'unreachable') return { error: NETWORK_PROBLEM };
    const freshToken = outcome === 'refreshed' ? await services.auth.accessToken() : null;
    const repeated = freshToken === null ? null : await send(services, request, freshToken, signal);
    if (repeated !== null && repeated.status !== 401)
      return await readResponse(repeated, request, services);
    const reportEnd = repeated === null ? sessionExpired : sessionRefused;
    dispatch(reportEnd(UNAUTHORIZED.message));
    return { error: UNAUTHORIZED };
  } catch (failure) {
    if (isAbort(failure) || signal.aborted) {
      return { error: { code: 'aborted', message: 'Stopped' } };
    }
    if (failure instanceof CallTimedOut)
      return { error: timeoutProblem(failure, (request.method ?? 'GET') === 'GET') };
    return { error: NETWORK_PROBLEM };
  }
};

/** Resolves once a running probe has finished, within 5 s; at once when none is running. */
function whenChecked(reachability: Reachability): Promise<void> {
  return new Promise((resolve) => {
    const stop = reachability.subscribe(() => settle());
    const settle = () => {
      if (reachability.state === 'checking') return;
      stop();
      resolve();
    };
    settle();
  });
}

/**
 * Base query of the worker API. Every failure becomes a Problem with a message from the error catalogue. A read that
 * failed for lack of a network is retried once if the worker turns out to respond.
 */
export const workerBaseQuery: WorkerBaseQuery = async (request, api, options) => {
  const result = await callWorker(request, api, options);
  const { reachability } = api.extra as ThunkExtra; // cast: as in callWorker
  const isRead = (request.method ?? 'GET') === 'GET';
  const { code, isTimeout = false } = result.error ?? {};
  if (!isRead || code !== 'network' || isTimeout || reachability === undefined) return result;
  await whenChecked(reachability);
  const canRepeat = reachability.state === 'online' && !api.signal.aborted;
  return canRepeat ? callWorker(request, api, options) : result;
};
