import { redirectOrigin, s3Url } from '../storage/s3/s3Settings';
import { readStoreSettings } from './storeSettings';

const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

function read(env: Record<string, string>) {
  const problems: string[] = [];
  const settings = readStoreSettings({ ...key, ...env }, problems);
  return { settings, problems };
}

const urlOf = (env: Record<string, string>): string | null => {
  const { settings, problems } = read(env);
  expect(problems).toEqual([]);
  return settings === null ? null : s3Url(settings, 'a.mp3').href;
};

it('keeps files on disk when nothing is set', () => {
  expect(readStoreSettings({}, [])).toBeNull();
});

it.each<[string, Record<string, string>, string]>([
  [
    'AWS',
    { STORAGE_URL: 's3://tours', AWS_REGION: 'ap-south-1' },
    'https://tours.s3.ap-south-1.amazonaws.com/a.mp3',
  ],
  [
    'AWS, with a prefix',
    { STORAGE_URL: 's3://tours/live/files/' },
    'https://tours.s3.us-east-1.amazonaws.com/live/files/a.mp3',
  ],
  [
    'AWS, with a dot that no certificate covers',
    { STORAGE_URL: 's3://tours.example', AWS_DEFAULT_REGION: 'eu-west-1' },
    'https://s3.eu-west-1.amazonaws.com/tours.example/a.mp3',
  ],
  [
    'another store',
    { STORAGE_URL: 's3://tours/live', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000/' },
    'http://127.0.0.1:9000/tours/live/a.mp3',
  ],
  [
    'a store with a path',
    { STORAGE_URL: 's3://tours', AWS_ENDPOINT_URL_S3: 'https://x.supabase.test/storage/v1/s3' },
    'https://x.supabase.test/storage/v1/s3/tours/a.mp3',
  ],
  [
    'another store with a host for each bucket',
    { STORAGE_URL: 's3://tours', AWS_ENDPOINT_URL: 'https://r2.test', S3_PATH_STYLE: 'off' },
    'https://tours.r2.test/a.mp3',
  ],
])('reads the URL of %s', (_name, env, url) => {
  expect(urlOf(env)).toBe(url);
});

it('names the origin to which readers are sent', () => {
  const STORAGE_URL = 's3://tours';
  expect(redirectOrigin(read({ STORAGE_URL }).settings)).toBeNull();
  const { settings } = read({ STORAGE_URL, STORAGE_READS: 'redirect' });
  expect(redirectOrigin(settings)).toBe('https://tours.s3.us-east-1.amazonaws.com');
  expect(redirectOrigin(null)).toBeNull();
});

it.each<[Record<string, string>, string]>([
  [{ STORAGE_URL: 'https://tours' }, 'STORAGE_URL must be s3://bucket or s3://bucket/prefix'],
  [{ STORAGE_URL: 's3://T' }, 'STORAGE_URL must be s3://bucket or s3://bucket/prefix'],
  [{ STORAGE_URL: 's3://tours/../x y' }, 'STORAGE_URL must be s3://bucket or s3://bucket/prefix'],
  [
    { STORAGE_URL: 's3://tours', AWS_ACCESS_KEY_ID: '' },
    'STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  ],
  [
    { STORAGE_URL: 's3://tours', AWS_ENDPOINT_URL_S3: 'minio:9000' },
    'AWS_ENDPOINT_URL_S3 must be an http(s) address',
  ],
  [{ S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be on or off'],
  [{ STORAGE_READS: 'cdn' }, 'STORAGE_READS must be proxy or redirect'],
])('%j is wrong', (env, problem) => {
  expect(read(env).problems).toEqual([problem]);
});
