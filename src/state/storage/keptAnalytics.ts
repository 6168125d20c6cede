import { isJson, numberIn } from '../../domain/jsonReader';
import { personRecords } from './personRecords';

/**
 * Maximum length of a kept response, in characters of JSON; a site's storage holds a few million characters in total.
 */
const MAX_CHARACTERS = 300_000;

const nameOf = (part: string) => `analytics-${part}`;

export interface KeptAnalytics<T> {
  data: T;
  /** Time of the response in epoch milliseconds. */
  atMs: number;
}

/**
 * Keeps a response on this device for offline use. A response over the limit is not kept, and the previous one is
 * removed.
 */
export function keepAnalytics(personId: string, part: string, data: unknown, atMs: number): void {
  const isShort = JSON.stringify(data).length <= MAX_CHARACTERS;
  personRecords.write(personId, nameOf(part), isShort ? { atMs, data } : null);
}

/** The response kept last; null when none is stored or the stored one is invalid. */
export function readKeptAnalytics<T>(
  personId: string,
  part: string,
  read: (data: unknown, source: string) => T,
): KeptAnalytics<T> | null {
  const record = personRecords.read(personId, nameOf(part));
  const atMs = isJson(record) ? numberIn(record['atMs'], null) : null;
  if (!isJson(record) || atMs === null) return null;
  try {
    return { data: read(record['data'], nameOf(part)), atMs };
  } catch {
    return null;
  }
}
