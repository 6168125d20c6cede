/** A bucket of an S3-compatible store, and the key for it. */
export interface S3Settings {
  bucket: string;
  /** Prefix of all object names, with a slash at the end; empty when the bucket holds the worker's files only. */
  prefix: string;
  /** URL of the store, without a slash at the end; it may have a path, as Supabase's does. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Session token of temporary keys; null for lasting ones. */
  sessionToken: string | null;
  /** True: the bucket is the first segment of the path; false: it is the first label of the host name. */
  isPathStyle: boolean;
  /** True where readers are sent to the store by presigned URLs; false where the worker passes files on. */
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
 * Origin to which readers are sent, for the console's content security policy; null where the worker passes files on.
 */
export const redirectOrigin = (settings: S3Settings | null): string | null =>
  settings?.redirectsReads === true ? s3Url(settings, null).origin : null;

/** Name of the store in messages. */
export const s3Name = ({ bucket, prefix }: S3Settings): string =>
  `s3://${bucket}/${prefix}`.replace(/\/$/, '');
