import { isJson, numberIn } from '../../domain/jsonReader';
import { personRecords } from './personRecords';

/** Limit of a kept response, in characters of JSON; a site's storage holds a few million characters in all. */
const MAX_CHARACTERS = 300_000;

const nameOf = (part: string) => `analytics-${part}`;

export interface KeptAnalytics<T> {
  data: T;
  /** Time of the response in epoch milliseconds. */
  atMs: number;
}

/**
 * Keeps a response on this device, to be shown without a network. A response over the limit is not kept, and the one
 * kept before is removed.
 */
export function keepAnalytics(personId: string, part: string, data: unknown, atMs: number): void {
  const isShort = JSON.stringify(data).length <= MAX_CHARACTERS;
  personRecords.write(personId, nameOf(part), isShort ? { atMs, data } : null);
}

/** The response that was kept last; null where there is none that can be read. */
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
