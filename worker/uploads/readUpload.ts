import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { randomUUID } from 'node:crypto';
import { throwInvalid, throwProblem } from '../http/problemResponse';
import { removeFiles } from '../storage/removeFiles';
import { SNIFFED_BYTES } from '../../src/domain/audioFormats/sniffSound';
import { storedBytes } from '../storage/storedBytes';
import { hasContentOfType } from './hasContentOfType';
import { sniffType, type SniffedType } from './sniffType';
import { TooLarge, type Storage, type StoredFile } from '../storage/storage';

export interface UploadedFile extends StoredFile, SniffedType {
  key: string;
  /** File name on the client, without folders. */
  name: string;
}

export interface Upload {
  fields: Record<string, string>;
  /** The stored file, which the caller deletes when the call fails later; null when the form has no file. */
  file: UploadedFile | null;
}

export interface UploadRules {
  storage: Storage;
  /** Maximum size in bytes for a file of this type; null when the type is not accepted. */
  limitFor: (type: SniffedType) => number | null;
  /** Message for a file that is too large. */
  tooLargeMessage: (name: string, maxBytes: number) => string;
  /** Message for a file type that is not accepted; receives the fields that preceded the file. */
  notAcceptedMessage: (name: string, fields: ReadonlyMap<string, string>) => string;
}

/** The form is truncated or malformed, or the client disconnected. */
class MalformedForm extends Error {}

async function* readChunks(stream: BusboyFileStream): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array; // a file's stream has no encoding
  } catch {
    throw new MalformedForm();
  }
}

async function* prepend(head: Uint8Array[], rest: AsyncIterator<Uint8Array>) {
  yield* head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function storeFile(
  stream: BusboyFileStream,
  name: string,
  rules: UploadRules,
  fields: ReadonlyMap<string, string>,
) {
  const chunks = readChunks(stream);
  const head: Uint8Array[] = [];
  for (let size = 0; size < SNIFFED_BYTES;) {
    const next = await chunks.next();
    if (next.done === true) break;
    head.push(next.value);
    size += next.value.byteLength;
  }
  if (head.length === 0) throwInvalid({ file: 'The file is empty.' });
  const type = sniffType(Buffer.concat(head));
  const maxBytes = type === null ? null : rules.limitFor(type);
  if (type === null || maxBytes === null) throwProblem(415, rules.notAcceptedMessage(name, fields));
  const key = `${randomUUID()}.${type.extension}`;
  const options = { contentType: type.contentType, maxBytes };
  try {
    const stored = await rules.storage.put(key, prepend(head, chunks), options);
    if (!(await hasContentOfType(storedBytes(rules.storage, key, stored.size), type))) {
      await removeFiles(rules.storage, [key]);
      throwProblem(415, rules.notAcceptedMessage(name, fields));
    }
    return { ...type, ...stored, key, name };
  } catch (error) {
    if (error instanceof TooLarge) throwProblem(413, rules.tooLargeMessage(name, maxBytes));
    throw error;
  }
}

function createParser(request: Request): BusboyInstance {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throwProblem(415, 'A multipart/form-data body is expected');
  }
  try {
    const limits = { files: 1, fields: 50, parts: 60 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    return throwProblem(400, 'The form cannot be read');
  }
}

/** Writes the body to the parser with back-pressure; stops as soon as `failed` rejects. */
async function writeToParser(
  parser: BusboyInstance,
  request: Request,
  failed: Promise<void>,
): Promise<void> {
  const reader = request.body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw new MalformedForm();
    });
  // Not cancelled on failure: cancelling would close the connection before the client has the response.
  for (let part = await read(); part?.value !== undefined; part = await read()) {
    const chunk = part.value;
    const written = new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
    await Promise.race([written, failed]);
  }
  parser.end();
}

/**
 * Parses a multipart/form-data body (RFC 7578) and streams its only file to the storage; fields may precede or follow
 * it. On any failure, or when the client disconnects, nothing is left in the storage.
 */
export async function readUpload(request: Request, rules: UploadRules): Promise<Upload> {
  const parser = createParser(request);
  const fields = new Map<string, string>();
  const streams: BusboyFileStream[] = [];
  const storing: Promise<UploadedFile>[] = [];
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value) => void fields.set(name, value));
    parser.on('file', (_field, stream, name) => {
      const stored = storeFile(stream, name || 'file', rules, fields);
      stored.catch(reject);
      storing.push(stored);
      streams.push(stream);
    });
    parser.on('error', () => reject(new MalformedForm()));
    parser.on('finish', () => resolve());
  });
  try {
    await Promise.all([writeToParser(parser, request, parsed), parsed]);
    const [file] = await Promise.all(storing);
    return { fields: Object.fromEntries(fields), file: file ?? null };
  } catch (error) {
    for (const stream of streams) stream.destroy(new MalformedForm());
    const results = await Promise.allSettled(storing);
    const keys = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.key] : []));
    await removeFiles(rules.storage, keys);
    if (error instanceof MalformedForm) throwProblem(400, 'The form cannot be read');
    throw error;
  }
}
