import { type LandingContent } from '../../../domain/tours/landing';
import { limits } from '../../../domain/limits';
import { isJson } from '../../../domain/reading';
import { readLanding } from './readLanding';

const PATH = '/api/landing';
export const UNABLE_TO_LOAD = 'Unable to load content';
/** A call that takes longer has failed for a visitor. */
export const LANDING_TIMEOUT_MS = 30_000;

export type FetchPage = (address: string, request: RequestInit) => Promise<Response>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(status: number, said: string): string {
  if (status === 404) return `API endpoint not found: ${PATH}`;
  if (said === '') return UNABLE_TO_LOAD;
  return status >= 500 ? `Backend server error: ${said}` : `API Error: ${status} - ${said}`;
}

/**
 * The content of the landing page. Fails with an Error whose message a visitor can be shown: the
 * server's own words where it said any, else that the content could not be loaded.
 */
export async function fetchLanding(
  fetchPage: FetchPage,
  workerUrl: string,
  signal: AbortSignal,
): Promise<LandingContent> {
  const query = new URLSearchParams({ lang: 'en', limit: String(limits.landingTours) });
  let text: string;
  let response: Response;
  try {
    response = await fetchPage(`${workerUrl}${PATH}?${query}`, {
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal,
    });
    text = await response.text();
  } catch (cause) {
    throw new Error(UNABLE_TO_LOAD, { cause });
  }
  const body = parse(text);
  const saidIn = (name: string) =>
    isJson(body) && typeof body[name] === 'string' ? String(body[name]).trim() : '';
  if (!response.ok)
    throw new Error(messageOf(response.status, saidIn('message') || saidIn('error')));
  if (saidIn('error') !== '') throw new Error(saidIn('error'));
  try {
    return readLanding(body, `${workerUrl}/`);
  } catch (cause) {
    throw new Error(UNABLE_TO_LOAD, { cause });
  }
}
