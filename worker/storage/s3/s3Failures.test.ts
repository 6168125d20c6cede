import { FaultyPorts } from '../../testing/s3/FaultyPorts';
import { settingsOf, testS3Server } from '../../testing/s3/openTestS3';
import type { TestBucket } from '../../testing/s3/s3Objects';
import { StorageUnavailable, StorageMisconfigured } from '../storageFailures';
import { s3Storage, type S3Storage } from './s3Storage';
import type { S3Settings } from './s3Settings';

let settings: S3Settings;
let ports: FaultyPorts;
let storage: S3Storage;
let bucket: TestBucket;

beforeEach(async () => {
  const server = await testS3Server();
  settings = settingsOf(server);
  ports = new FaultyPorts();
  storage = s3Storage(settings, ports);
  bucket = server.buckets.get(settings.bucket) as TestBucket; // created by settingsOf
});

test('a store that asks for a minute is away, and is not asked before', async () => {
  const response = new Response('', { status: 503, headers: { 'retry-after': '60' } });
  const fetched = jest.spyOn(ports, 'fetch').mockResolvedValue(response);
  await expect(storage.stat('a.mp3')).rejects.toBeInstanceOf(StorageUnavailable);
  expect([fetched.mock.calls.length, ports.pauses]).toEqual([1, []]);
});

describe('settings of a store', () => {
  test('are tried by listing and writing, and leave nothing', async () => {
    await storage.checkSettings();
    expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
  });

  test.each<[string, Partial<S3Settings>, RegExp]>([
    ['key', { accessKeyId: 'nobody' }, /does not know the key\. Check AWS_ACCESS_KEY_ID\./],
    ['secret', { secretAccessKey: 'x' }, /refuses the signature\. Check AWS_SECRET_ACCESS_KEY\./],
    ['region', { region: 'us-east-1' }, /does not take the region us-east-1\. Set AWS_REGION\./],
    ['bucket', { bucket: 'nowhere' }, /There is no bucket nowhere\. Create it, or name another/],
  ])('with a wrong %s are refused in a sentence', async (_name, wrong, sentence) => {
    const refused = s3Storage({ ...settings, ...wrong }, ports);
    await expect(refused.checkSettings()).rejects.toBeInstanceOf(StorageMisconfigured);
    await expect(refused.checkSettings()).rejects.toThrow(sentence);
  });

  test.each<[string, number, string, Record<string, string>, RegExp]>([
    ['AccessDenied', 403, 'AccessDenied', {}, /may not do that in the bucket .* It needs s3:List/],
    ['a HEAD without rights', 403, '', {}, /may not do that in the bucket/],
    [
      'another region',
      301,
      'PermanentRedirect',
      { 'x-amz-bucket-region': 'ap-south-1' },
      /in the region ap-south-1\. Set AWS_REGION/,
    ],
    ['an old token', 400, 'ExpiredToken', {}, /has expired\. Set a new AWS_SESSION_TOKEN/],
    ['a wrong clock', 403, 'RequestTimeTooSkewed', {}, /clock of this machine/],
  ])('%s: a sentence', async (_name, status, code, headers, sentence) => {
    const body = code && `<Error><Code>${code}</Code><Message>No</Message></Error>`;
    jest.spyOn(ports, 'fetch').mockResolvedValue(new Response(body, { status, headers }));
    await expect(storage.check()).rejects.toThrow(sentence);
  });

  test('of a host that nobody knows are refused', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    jest.spyOn(ports, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
    await expect(storage.check()).rejects.toBeInstanceOf(StorageMisconfigured);
    await expect(storage.check()).rejects.toThrow('cannot be reached (getaddrinfo ENOTFOUND).');
  });

  test('of a store that cannot do what is needed are refused', async () => {
    const body = '<Error><Code>NotImplemented</Code><Message>No uploads in parts</Message></Error>';
    const response = new Response(body, { status: 501 });
    jest.spyOn(storage, 'check').mockResolvedValue(undefined);
    jest.spyOn(ports, 'fetch').mockResolvedValue(response);
    await expect(storage.checkSettings()).rejects.toThrow(/cannot be used\. .*No uploads in parts/);
  });

  test('of a URL where something else responds are refused', async () => {
    jest.spyOn(ports, 'fetch').mockResolvedValue(new Response('<html>Welcome</html>'));
    await expect(storage.check()).rejects.toThrow('Check AWS_ENDPOINT_URL_S3.');
  });

  test('of a store that is away are not', async () => {
    ports.inject('refuses the connection', undefined, Infinity);
    await expect(storage.check()).rejects.toBeInstanceOf(StorageUnavailable);
    expect(ports.sent).toHaveLength(1);
  });
});
