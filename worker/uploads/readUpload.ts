import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { randomUUID } from 'node:crypto';
import { problem } from '../http/answerProblem';
import { removeFiles } from '../storage/removeFiles';
import { SNIFFED_BYTES, sniffType, type SniffedType } from './sniffType';
import { TooLarge, type Storage, type StoredFile } from '../storage/storage';

export interface UploadedFile extends StoredFile, SniffedType {
  key: string;
  /** As the sender's system calls it, without folders. */
  name: string;
}

export interface Upload {
  fields: Record<string, string>;
  /** Null when the form had none. It is in the storage: delete it there if the call fails later. */
  file: UploadedFile | null;
}

export interface UploadRules {
  storage: Storage;
  /** How many bytes a file of this type may have; null when it is not accepted at all. */
  limitFor: (type: SniffedType) => number | null;
  /** The words for a file that is too large. */
  tooLarge: (name: string, maxBytes: number) => string;
  /** The words for a file of another type. */
  notAccepted: (name: string) => string;
}

/** The form ends too early, is no form, or the sender went away. */
class BrokenForm extends Error {}

async function* chunksOf(stream: BusboyFileStream): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array; // a file's stream has no encoding
  } catch {
    throw new BrokenForm();
  }
}

async function* startingWith(first: Uint8Array[], rest: AsyncIterator<Uint8Array>) {
  yield* first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function storeFile(stream: BusboyFileStream, name: string, rules: UploadRules) {
  const chunks = chunksOf(stream);
  const first: Uint8Array[] = [];
  for (let size = 0; size < SNIFFED_BYTES;) {
    const next = await chunks.next();
    if (next.done === true) break;
    first.push(next.value);
    size += next.value.byteLength;
  }
  const type = sniffType(Buffer.concat(first));
  const maxBytes = type === null ? null : rules.limitFor(type);
  if (type === null || maxBytes === null) problem(415, rules.notAccepted(name));
  const key = `${randomUUID()}.${type.extension}`;
  const options = { contentType: type.contentType, maxBytes };
  try {
    const stored = await rules.storage.put(key, startingWith(first, chunks), options);
    return { ...type, ...stored, key, name };
  } catch (error) {
    if (error instanceof TooLarge) problem(413, rules.tooLarge(name, maxBytes));
    throw error;
  }
}

function createParser(request: Request): BusboyInstance {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    problem(415, 'A multipart/form-data body is expected');
  }
  try {
    const limits = { files: 1, fields: 50, parts: 60 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    return problem(400, 'The form cannot be read');
  }
}

/** Feeds the parser no faster than it can take; stops as soon as `failed` rejects. */
async function feed(
  parser: BusboyInstance,
  request: Request,
  failed: Promise<void>,
): Promise<void> {
  const reader = request.body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw new BrokenForm();
    });
  // Not cancelled on failure: that would cut the line before the sender has the answer.
  for (let part = await read(); part?.value !== undefined; part = await read()) {
    const chunk = part.value;
    const written = new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
    await Promise.race([written, failed]);
  }
  parser.end();
}

/**
 * Reads a form whose one file goes to the storage as it arrives; fields may stand before or behind
 * it. When anything fails, or the sender goes away, nothing is left in the storage.
 */
export async function readUpload(request: Request, rules: UploadRules): Promise<Upload> {
  const parser = createParser(request);
  const fields = new Map<string, string>();
  const streams: BusboyFileStream[] = [];
  const storing: Promise<UploadedFile>[] = [];
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value) => void fields.set(name, value));
    parser.on('file', (_field, stream, name) => {
      const stored = storeFile(stream, name || 'file', rules);
      stored.catch(reject);
      storing.push(stored);
      streams.push(stream);
    });
    parser.on('error', () => reject(new BrokenForm()));
    parser.on('finish', () => resolve());
  });
  try {
    await Promise.all([feed(parser, request, parsed), parsed]);
    const [file] = await Promise.all(storing);
    return { fields: Object.fromEntries(fields), file: file ?? null };
  } catch (error) {
    for (const stream of streams) stream.destroy(new BrokenForm());
    const results = await Promise.allSettled(storing);
    const keys = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.key] : []));
    await removeFiles(rules.storage, keys);
    if (error instanceof BrokenForm) problem(400, 'The form cannot be read');
    throw error;
  }
}
