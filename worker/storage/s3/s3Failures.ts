import { StorageUnavailable, StorageMisconfigured } from '../storageFailures';
import { s3Name, type S3Settings } from './s3Settings';
import { textOf } from './s3Xml';

/** An error response of the store. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    /** S3's own code, such as NoSuchKey; empty when the response has no body, as for HEAD. */
    readonly code: string,
    message: string,
    readonly headers: Headers,
  ) {
    super(`The store answered ${status} ${code || '(no code)'}: ${message}`);
  }
}

/** No response, or an incomplete one: the connection failed or was cut, or the time-out expired. */
export class NoResponse extends Error {}

export function s3Error({ status, headers }: Response, body: string): S3Error {
  const message = textOf(body, 'Message') ?? body.slice(0, 200);
  return new S3Error(status, textOf(body, 'Code') ?? '', message, headers);
}

const transientStatuses = new Set([408, 429, 500, 502, 503, 504]);
/** Codes of transient errors that the status does not reveal: a failed completion of an upload has status 200. */
const transientCodes = new Set([
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
]);

/** True when the same request may succeed a moment later. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NoResponse ||
  (error instanceof S3Error &&
    (transientStatuses.has(error.status) || transientCodes.has(error.code)));

export const isMissing = (error: unknown): boolean =>
  error instanceof S3Error && error.status === 404 && ['', 'NoSuchKey'].includes(error.code);

/** Permissions that the worker's key needs. */
const RIGHTS =
  's3:ListBucket, s3:ListBucketMultipartUploads, s3:GetObject, s3:PutObject, s3:DeleteObject and s3:AbortMultipartUpload';

/** Advice for the person who runs the worker, by S3's code. */
const advice: Record<string, (settings: S3Settings, error: S3Error) => string> = {
  InvalidAccessKeyId: () => 'The store does not know the key. Check AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () => 'The store refuses the signature. Check AWS_SECRET_ACCESS_KEY.',
  AccessDenied: ({ bucket }) =>
    `The key may not do that in the bucket ${bucket}. It needs ${RIGHTS}.`,
  InvalidToken: () => 'The store refuses the session token. Check AWS_SESSION_TOKEN.',
  ExpiredToken: () =>
    'The session token has expired. Set a new AWS_SESSION_TOKEN, or lasting keys.',
  NoSuchBucket: ({ bucket }) =>
    `There is no bucket ${bucket}. Create it, or name another one in STORAGE_URL.`,
  InvalidBucketName: ({ bucket }) => `${bucket} is no name of a bucket. Check STORAGE_URL.`,
  PermanentRedirect: ({ bucket }, { headers }) => {
    const region = headers.get('x-amz-bucket-region');
    const where = region === null ? 'in another region' : `in the region ${region}`;
    return `The bucket ${bucket} is ${where}. Set AWS_REGION.`;
  },
  AuthorizationHeaderMalformed: ({ region }) =>
    `The store does not take the region ${region}. Set AWS_REGION.`,
  RequestTimeTooSkewed: () => 'The clock of this machine differs from the store’s. Set it.',
};

const byStatus: Record<number, string> = {
  301: 'PermanentRedirect',
  307: 'PermanentRedirect',
  401: 'InvalidAccessKeyId',
  403: 'AccessDenied',
};

/** Node's codes of failures that retries cannot overcome: the settings must be changed. */
const permanentCodes =
  /^(ENOTFOUND|ERR_TLS_\w+|ERR_SSL_\w+|CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/** Message and code of the innermost cause of a failed fetch. */
function reasonOf(error: unknown): { text: string; code: string } {
  if (!(error instanceof Error)) return { text: String(error), code: '' };
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { text: error.message || code, code };
}

/** Maps a failure to StorageMisconfigured or StorageUnavailable with advice, or returns the error itself. */
export function storageFailure(error: unknown, settings: S3Settings): unknown {
  const { host } = new URL(settings.endpoint);
  if (error instanceof NoResponse) {
    const { text, code } = reasonOf(error);
    const todo = 'Check AWS_ENDPOINT_URL_S3';
    return permanentCodes.test(code)
      ? new StorageMisconfigured(`The store at ${host} cannot be reached (${text}). ${todo}.`)
      : new StorageUnavailable(
          `The store at ${host} does not answer (${text}). ${todo} and the network.`,
        );
  }
  if (!(error instanceof S3Error)) return error;
  if (isTransient(error))
    return new StorageUnavailable(`The store at ${host} is away. ${error.message}`);
  const explain = advice[error.code] ?? advice[byStatus[error.status] ?? ''];
  if (explain === undefined) return error;
  const code = error.code === '' ? String(error.status) : `${error.status} ${error.code}`;
  return new StorageMisconfigured(`${s3Name(settings)}: ${explain(settings, error)} (${code})`);
}
