import { type LandingContent } from '../../../domain/tours/landing';
import { isJson } from '../../../domain/jsonReader';
import { pathWithQuery } from '../../../state/api/workerCall';
import { type FetchPage } from '../../../state/api/services';
import { requestOf } from '../../../state/contract/requestOf';
import { parseLanding } from './parseLanding';

export const UNABLE_TO_LOAD = 'Unable to load content';
/** Timeout of the request in ms. */
export const LANDING_TIMEOUT_MS = 30_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface LandingQuery {
  language: string;
  /** Number of tours to request. */
  limit: number;
}

/**
 * Loads the content of the landing page. Throws an Error with a message fit for visitors: the `error` of a successful
 * response, but never the message of a failed one, which is meant for operators.
 */
export async function fetchLanding(
  fetchPage: FetchPage,
  workerUrl: string,
  { language, limit }: LandingQuery,
  signal: AbortSignal,
): Promise<LandingContent> {
  const request = requestOf('GET /api/landing', { query: { lang: language, limit } });
  let text: string;
  let response: Response;
  try {
    response = await fetchPage(workerUrl + pathWithQuery(request), {
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal,
    });
    text = await response.text();
  } catch (cause) {
    throw new Error(UNABLE_TO_LOAD, { cause });
  }
  const body = parse(text);
  if (!response.ok) throw new Error(UNABLE_TO_LOAD);
  const message = isJson(body) && typeof body['error'] === 'string' ? body['error'].trim() : '';
  if (message !== '') throw new Error(message);
  try {
    return parseLanding(body, `${workerUrl}/`);
  } catch (cause) {
    throw new Error(UNABLE_TO_LOAD, { cause });
  }
}
