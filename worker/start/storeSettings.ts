import type { S3Settings } from '../storage/s3/s3Settings';

type Environment = Record<string, string | undefined>;

/** Rules for bucket names common to AWS and other stores. */
const storageUrl = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]+)*)\/?$/;

/** Reads the settings of an S3-compatible store; null when files are on disk. Adds errors to `problems`. */
export function readStoreSettings(env: Environment, problems: string[]): S3Settings | null {
  const read = (name: string): string | null => (env[name] ?? '').trim() || null;
  function readWord<Word extends string>(name: string, words: readonly Word[]): Word | null {
    const text = read(name);
    const word = words.find((each) => each === text) ?? null;
    if (text !== null && word === null) problems.push(`${name} must be ${words.join(' or ')}`);
    return word;
  }
  const reads = readWord('STORAGE_READS', ['proxy', 'redirect']);
  const pathStyle = readWord('S3_PATH_STYLE', ['on', 'off']);
  const url = read('STORAGE_URL');
  if (url === null) return null;

  const [, bucket = '', folders = ''] = storageUrl.exec(url) ?? [];
  if (bucket === '') problems.push('STORAGE_URL must be s3://bucket or s3://bucket/prefix');
  const [accessKeyId, secretAccessKey] = [read('AWS_ACCESS_KEY_ID'), read('AWS_SECRET_ACCESS_KEY')];
  if (accessKeyId === null || secretAccessKey === null) {
    problems.push('STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  const region = read('AWS_REGION') ?? read('AWS_DEFAULT_REGION') ?? 'us-east-1';
  const configuredEndpoint = read('AWS_ENDPOINT_URL_S3') ?? read('AWS_ENDPOINT_URL');
  const endpoint = (configuredEndpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  if (!/^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(endpoint) || !URL.canParse(endpoint)) {
    problems.push('AWS_ENDPOINT_URL_S3 must be an http(s) address');
    return null;
  }
  return {
    bucket,
    prefix: folders === '' ? '' : `${folders.slice(1)}/`,
    endpoint,
    region,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    sessionToken: read('AWS_SESSION_TOKEN'),
    // A wildcard certificate covers only one label, and most other stores have no host name per bucket.
    isPathStyle:
      pathStyle === null ? configuredEndpoint !== null || bucket.includes('.') : pathStyle === 'on',
    redirectsReads: reads === 'redirect',
  };
}
