import { like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Path prefix of stored files. Columns hold the path without a host, `/media/<key>`, so that a database can move to
 * another host; URLs of other sites are stored unchanged. Responses hold absolute URLs.
 */
export const MEDIA_PREFIX = '/media/';

/** Path of a stored file, also the value of a `cover_media_url` column for it. */
export function mediaPath(key: string): string {
  return `${MEDIA_PREFIX}${key}`;
}

/** Converts a URL of a request body to the value of a `cover_media_url` column. */
export function toStoredUrl<T extends string | null | undefined>(publicUrl: string, url: T) {
  return url?.startsWith(publicUrl + MEDIA_PREFIX) === true ? url.slice(publicUrl.length) : url;
}

/** Absolute URL of a stored file. */
export function fileUrl(publicUrl: string, key: string): string {
  return publicUrl + mediaPath(key);
}

/** SQL of the absolute URL for a `cover_media_url` column. */
export function publicUrlSql(publicUrl: string, stored: SQL | PgColumn): SQL<string | null> {
  const isPath = like(stored, `${MEDIA_PREFIX}%`);
  return sql<
    string | null
  >`case when ${isPath} then ${publicUrl}::text || ${stored} else ${stored} end`;
}

/** SQL of the absolute URL for a file key. */
export function fileUrlSql(publicUrl: string, key: SQL | PgColumn): SQL<string> {
  return sql<string>`${publicUrl}::text || ${MEDIA_PREFIX}::text || ${key}`;
}
