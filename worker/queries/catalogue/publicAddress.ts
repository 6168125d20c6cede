import { sql, type SQL } from 'drizzle-orm';

/**
 * Addresses of our own files are stored without the host, `/media/<key>`, so that a database may
 * move to another address; addresses elsewhere are stored whole. Answers always hold whole ones.
 */
const FOLDER = '/media/';

/** What to store in a `cover_media_url` for a file of ours. */
export function coverOf(key: string): string {
  return `${FOLDER}${key}`;
}

/** What to store for an address that came in a body. */
export function storedAddress<T extends string | null | undefined>(publicUrl: string, url: T) {
  return url?.startsWith(publicUrl + FOLDER) === true ? url.slice(publicUrl.length) : url;
}

/** The whole address of a file of ours. */
export function publicFileAddress(publicUrl: string, key: string): string {
  return publicUrl + coverOf(key);
}

/** In SQL: the whole address of what a `cover_media_url` column holds. */
export function publicAddress(publicUrl: string, stored: SQL): SQL {
  return sql`case when ${stored} like '/media/%' then ${publicUrl}::text || ${stored} else ${stored} end`;
}

/** In SQL: the whole address of the file with this key. */
export function publicKeyAddress(publicUrl: string, key: SQL): SQL {
  return sql`${publicUrl}::text || ${FOLDER}::text || ${key}`;
}
