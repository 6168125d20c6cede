/** A bucket of an S3-compatible store, and the key for it. */
export interface S3Settings {
  bucket: string;
  /** Prefix of all object names, with a trailing slash; empty when the bucket contains only the worker's files. */
  prefix: string;
  /** URL of the store, without a trailing slash; may have a path, like Supabase's. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Session token of temporary keys; null for permanent ones. */
  sessionToken: string | null;
  /**
   * True for path style (bucket as first path segment), false for virtual-hosted style (bucket as first host label).
   */
  isPathStyle: boolean;
  /** True to redirect readers to the store by presigned URLs; false to pass files through the worker. */
  redirectsReads: boolean;
}

/** URL of an object, or of the bucket itself. */
export function s3Url(settings: S3Settings, key: string | null): URL {
  const url = new URL(settings.endpoint);
  const base = url.pathname.replace(/\/$/, '');
  const name = key === null ? '' : settings.prefix + key;
  if (settings.isPathStyle) {
    url.pathname = `${base}/${settings.bucket}${name && `/${name}`}`;
  } else {
    url.host = `${settings.bucket}.${url.host}`;
    url.pathname = `${base}/${name}`;
  }
  return url;
}

/**
 * Origin to which readers are redirected, for the console's content security policy; null when the worker passes files
 * through.
 */
export const redirectOrigin = (settings: S3Settings | null): string | null =>
  settings?.redirectsReads === true ? s3Url(settings, null).origin : null;

/** Name of the store in messages. */
export const s3Name = ({ bucket, prefix }: S3Settings): string =>
  `s3://${bucket}/${prefix}`.replace(/\/$/, '');
