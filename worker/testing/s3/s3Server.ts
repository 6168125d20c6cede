import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { signatureRefusal, type TestKey } from './checkSignature';
import { S3Refusal, type TestBucket, type TestObject } from './s3Objects';

/** The S3 calls that the worker makes, served locally and in memory; each needs a valid signature. */
export interface S3Server {
  endpoint: string;
  key: TestKey;
  buckets: Map<string, TestBucket>;
  /** Requests so far, such as `PUT /bucket/key?uploadId=…`. */
  seen: string[];
  /** Called with each request before it is handled. */
  onRequest: (request: string) => void;
  /** Maximum number of entries per page of a listing. */
  pageSize: number;
  close(): Promise<void>;
}

interface Call {
  bucket: TestBucket;
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Buffer;
  pageSize: number;
}

interface CallResult {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const element = (name: string, content: string | number | boolean) =>
  `<${name}>${content}</${name}>`;
const document = (name: string, ...content: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content.join('')}</${name}>`;

const statusOf: Record<string, number> = {
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
};

/** Headers that S3 stores with an object. */
const isKept = (name: string) =>
  ['content-type', 'cache-control'].includes(name) || name.startsWith('x-amz-meta-');
const keptHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name)));

function listObjects({ bucket, query, pageSize }: Call): CallResult {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const size = Math.min(pageSize, Number(query.get('max-keys') ?? 1000));
  const keys = [...bucket.objects.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .filter((key) => delimiter === null || !key.slice(prefix.length).includes(delimiter))
    .sort();
  const page = keys.slice(0, size);
  const isTruncated = keys.length > page.length;
  const entries = page.map((key) => {
    const { etag, content, writtenAt } = bucket.objects.get(key) as TestObject; // just listed
    const parts = [element('Key', escaped(key)), element('ETag', escaped(etag))];
    parts.push(element('LastModified', writtenAt.toISOString()), element('Size', content.length));
    return element('Contents', parts.join(''));
  });
  const next = isTruncated ? [element('NextContinuationToken', escaped(page.at(-1) ?? ''))] : [];
  const head = element('IsTruncated', isTruncated);
  return { status: 200, body: document('ListBucketResult', head, ...next, ...entries) };
}

function listUploads({ bucket, query, pageSize }: Call): CallResult {
  const prefix = query.get('prefix') ?? '';
  const marker = query.get('upload-id-marker') ?? '';
  const uploads = [...bucket.uploads]
    .filter(([id, { key }]) => key.startsWith(prefix) && id > marker)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const page = uploads.slice(0, pageSize);
  const isTruncated = uploads.length > page.length;
  const entries = page.map(([id, { key, begunAt }]) => {
    const parts = [element('Key', escaped(key)), element('UploadId', escaped(id))];
    return element('Upload', parts.join('') + element('Initiated', begunAt.toISOString()));
  });
  const [lastId = '', last] = page.at(-1) ?? [];
  const next = isTruncated
    ? [element('NextKeyMarker', last?.key ?? ''), element('NextUploadIdMarker', escaped(lastId))]
    : [];
  const head = element('IsTruncated', isTruncated);
  return { status: 200, body: document('ListMultipartUploadsResult', head, ...next, ...entries) };
}

function readObject({ bucket, key, method, headers }: Call): CallResult {
  const object = bucket.objects.get(key);
  if (object === undefined) throw new S3Refusal(404, 'NoSuchKey');
  const { content, etag } = object;
  if ((headers['if-match'] ?? etag) !== etag) throw new S3Refusal(412, 'PreconditionFailed');
  if (headers['if-none-match'] === etag) return { status: 304, headers: { etag } };
  const objectHeaders: Record<string, string> = {
    ...object.headers,
    etag,
    'accept-ranges': 'bytes',
    'last-modified': object.writtenAt.toUTCString(),
  };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers['range'] ?? '') ?? [];
  if (first === undefined) {
    const length = String(content.length);
    const body = method === 'HEAD' ? undefined : content;
    return { status: 200, headers: { ...objectHeaders, 'content-length': length }, body };
  }
  if (Number(first) >= content.length) throw new S3Refusal(416, 'InvalidRange');
  const body = content.subarray(Number(first), last ? Number(last) + 1 : undefined);
  const end = Number(first) + body.length - 1;
  objectHeaders['content-range'] = `bytes ${first}-${end}/${content.length}`;
  return { status: 206, headers: objectHeaders, body };
}

function complete({ bucket, key, query, body }: Call): CallResult {
  const named = [...body.toString().matchAll(/<Part>([^]*?)<\/Part>/g)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>([^<]*)</.exec(part)?.[1] ?? '').replace(/&(quot|#34);/g, '"'),
  }));
  const { etag } = bucket.complete(key, query.get('uploadId') ?? '', named);
  return {
    status: 200,
    body: document('CompleteMultipartUploadResult', element('ETag', escaped(etag))),
  };
}

function handleCall(call: Call): CallResult {
  const { bucket, method, key, query, headers, body } = call;
  const uploadId = query.get('uploadId');
  if (key === '') {
    if (method !== 'GET') throw new S3Refusal(405, 'MethodNotAllowed');
    return query.has('uploads') ? listUploads(call) : listObjects(call);
  }
  switch (method) {
    case 'GET':
    case 'HEAD':
      return readObject(call);
    case 'PUT': {
      if (uploadId === null) {
        return { status: 200, headers: { etag: bucket.put(key, body, keptHeaders(headers)).etag } };
      }
      const number = Number(query.get('partNumber'));
      return { status: 200, headers: { etag: bucket.addPart(key, uploadId, number, body) } };
    }
    case 'POST': {
      if (uploadId !== null) return complete(call);
      const id = element('UploadId', escaped(bucket.begin(key, keptHeaders(headers))));
      return { status: 200, body: document('InitiateMultipartUploadResult', id) };
    }
    case 'DELETE':
      if (uploadId === null) bucket.objects.delete(key);
      else bucket.abort(key, uploadId);
      return { status: 204 };
    default:
      throw new S3Refusal(405, 'MethodNotAllowed');
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks);
}

export async function startS3Server(): Promise<S3Server> {
  const key: TestKey = { accessKeyId: 'tester', secretAccessKey: 'a/b+c=', region: 'eu-test-1' };
  const buckets = new Map<string, TestBucket>();

  async function handle(request: IncomingMessage): Promise<CallResult> {
    const { method = '', url = '' } = request;
    const body = await readBody(request);
    started.seen.push(`${method} ${url}`);
    started.onRequest(`${method} ${url}`);
    // Every header has a single value, as sent by S3 clients.
    const headers = request.headers as Record<string, string>;
    const refusal = signatureRefusal({ method, target: url, headers, body }, key, Date.now());
    if (refusal !== null) throw new S3Refusal(statusOf[refusal] ?? 403, refusal);
    const { pathname, searchParams: query } = new URL(url, started.endpoint);
    const [, bucketName = '', ...segments] = pathname.split('/').map(decodeURIComponent);
    const bucket = buckets.get(bucketName);
    if (bucket === undefined) throw new S3Refusal(404, 'NoSuchBucket');
    const { pageSize } = started;
    return handleCall({ bucket, method, key: segments.join('/'), query, headers, body, pageSize });
  }

  function respond(response: ServerResponse, method: string, result: CallResult): void {
    response.writeHead(result.status, result.headers);
    response.end(method === 'HEAD' ? undefined : result.body);
  }

  const server = createServer((request, response) => {
    const method = request.method ?? '';
    handle(request).then(
      (result) => respond(response, method, result),
      (error: unknown) => {
        const { status, code } =
          error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError');
        const failure = element('Code', code) + element('Message', `This is ${code}`);
        const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${failure}</Error>`;
        respond(response, method, { status, body });
      },
    );
  });
  // Finished tests do not wait for this server.
  server.on('connection', (socket) => socket.unref());
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const started: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    key,
    buckets,
    seen: [],
    onRequest: () => undefined,
    pageSize: 1000,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return started;
}
