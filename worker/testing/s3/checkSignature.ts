import { createHash, createHmac } from 'node:crypto';

/**
 * AWS Signature Version 4, verified as the store does: implemented from its documentation rather than from a client.
 */

export interface TestKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** S3's error code for an invalid signature; null when valid. */
type Refusal = string | null;

const MAX_SKEW_MS = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function parseQuery(query: string): [string, string][] {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s).map(decodeURIComponent);
      return [name, value];
    });
}

function parseTime(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  time: string;
  payload: string;
  /** Query parameters without the signature. */
  query: [string, string][];
}

function readClaim({ target, headers }: SignedRequest): Claim | null {
  const query = parseQuery(target.split('?')[1] ?? '');
  const parameter = (name: string) => query.find(([each]) => each === name)?.[1] ?? '';
  const authorization = headers['authorization'];
  if (authorization === undefined) {
    if (parameter('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return null;
    return {
      credential: parameter('X-Amz-Credential'),
      signedHeaders: parameter('X-Amz-SignedHeaders'),
      signature: parameter('X-Amz-Signature'),
      time: parameter('X-Amz-Date'),
      payload: 'UNSIGNED-PAYLOAD',
      query: query.filter(([name]) => name !== 'X-Amz-Signature'),
    };
  }
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const time = headers['x-amz-date'] ?? '';
  const payload = headers['x-amz-content-sha256'] ?? '';
  return { credential, signedHeaders, signature, time, payload, query };
}

function canonicalRequest({ method, target, headers }: SignedRequest, claim: Claim): string {
  const path = (target.split('?')[0] ?? '').split('/').map(decodeURIComponent).map(encode);
  // Sorted by name; the worker sends no name twice.
  const query = [...claim.query]
    .sort(([one], [other]) => (encode(one) < encode(other) ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const signed = claim.signedHeaders
    .split(';')
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`);
  return [method, path.join('/'), query, signed.join(''), claim.signedHeaders, claim.payload].join(
    '\n',
  );
}

function timeRefusal({ time, query }: Claim, isPresigned: boolean, now: number): Refusal {
  const at = parseTime(time);
  if (Number.isNaN(at)) return 'AccessDenied';
  if (!isPresigned) return Math.abs(now - at) > MAX_SKEW_MS ? 'RequestTimeTooSkewed' : null;
  const seconds = Number(query.find(([name]) => name === 'X-Amz-Expires')?.[1]);
  return seconds > 0 && seconds <= 604_800 && now <= at + seconds * 1000 ? null : 'AccessDenied';
}

export function signatureRefusal(request: SignedRequest, key: TestKey, now: number): Refusal {
  const claim = readClaim(request);
  if (claim === null) return 'AccessDenied';
  const [id, date = '', region = '', service, end] = claim.credential.split('/');
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  if (service !== 's3' || end !== 'aws4_request' || !claim.time.startsWith(date)) {
    return 'AuthorizationHeaderMalformed';
  }
  const late = timeRefusal(claim, request.headers['authorization'] === undefined, now);
  if (late !== null) return late;
  const names = claim.signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !names.includes(name),
  );
  if (unsigned.length > 0) return 'AccessDenied';
  const scope = [date, region, service, end].join('/');
  const digest = sha256(canonicalRequest(request, claim));
  const signingKey = [region, service, end].reduce(hmac, hmac(`AWS4${key.secretAccessKey}`, date));
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', claim.time, scope, digest].join('\n'));
  if (signature.toString('hex') !== claim.signature) return 'SignatureDoesNotMatch';
  const isUnsigned = claim.payload === 'UNSIGNED-PAYLOAD';
  return isUnsigned || claim.payload === sha256(request.body) ? null : 'XAmzContentSHA256Mismatch';
}
