import { hasContentOfType } from '../../../worker/uploads/hasContentOfType';
import { uploadDurationSeconds } from '../../../worker/uploads/uploadDurationSeconds';
import { readUpload } from '../../../worker/uploads/readUpload';
import { sniffType } from '../../../worker/uploads/sniffType';
import { memoryStorage } from '../../../worker/storage/memoryStorage';
import { readSound } from '../../audio/slices/readSound';
import { StreamedMpegScanner } from '../../audio/slices/streamedMpegScanner';
import { type ParsedRow } from '../../domain/chapterFormats/chapterFormat';
import { chapterFormats, readChapterText } from '../../domain/chapterFormats/chapterFormats';
import { SNIFFED_BYTES } from '../../domain/audioFormats/sniffSound';
import { exportHeadings } from '../../domain/tourImport/importColumns';
import { catalogueOf } from '../../domain/tourImport/importCatalogue';
import { createRowChecker } from '../../domain/tourImport/rowChecker';
import { readImport } from '../../features/import/importTable';
import { sourceOf } from '../recordings/syntheticRecordings';
import { realFiles } from './realFiles';

type Bytes = Uint8Array<ArrayBuffer>;

/** A reader of untrusted bytes, with a real file of each kind that it reads. */
export interface ParserCase {
  files: readonly Bytes[];
  /** True for a text format, which is mutated by characters instead of bytes. */
  isText: boolean;
  /** Reads the bytes; resolves for a valid file, else rejects with an error for which `isRefusal` is true. */
  read: (bytes: Bytes) => Promise<unknown>;
  /** True for an error by which the reader refuses a file; without this function no error is expected. */
  isRefusal?: (error: unknown) => boolean;
}

/** Reads a recording as the console does, both from a local file and as a stream. */
async function readInConsole(bytes: Bytes): Promise<void> {
  await readSound(sourceOf(bytes));
  const scanner = new StreamedMpegScanner();
  for (let at = 0; at < bytes.length; at += 5000) scanner.push(bytes.subarray(at, at + 5000));
  scanner.finish();
}

/** Checks a file as the worker checks an upload. */
async function judgeInWorker(bytes: Bytes): Promise<void> {
  const type = sniffType(bytes.subarray(0, SNIFFED_BYTES));
  if (type === null || !(await hasContentOfType(sourceOf(bytes), type))) return;
  await uploadDurationSeconds(sourceOf(bytes), type.contentType);
}

const BOUNDARY = '----boundary7MA4YWxk';
const multipart = (file: Bytes) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="language"\r\n\r\nhi\r\n--${BOUNDARY}\r\n` +
          `Content-Disposition: form-data; name="file"; filename="ताज.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      file,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  );

/** Reads the body of an upload; a refused upload must leave nothing in storage. */
async function readForm(body: Bytes): Promise<void> {
  const storage = memoryStorage();
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const request = new Request('http://worker.test', { method: 'POST', body, headers });
  const text = () => 'refused';
  const rules = { storage, limitFor: () => 100_000, tooLargeMessage: text };
  try {
    await readUpload(request, { ...rules, notAcceptedMessage: text });
  } catch (error) {
    if (storage.keys().length > 0) throw new Error('A refused file stays', { cause: error });
    throw error;
  }
}

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Bytes) => new TextDecoder().decode(bytes);

const readChapters = (read: (text: string) => readonly ParsedRow[]) => async (bytes: Bytes) => {
  for (const { mark } of read(decode(bytes))) {
    if (mark !== null && ![mark.startMs, mark.endMs ?? 0].every(Number.isSafeInteger))
      throw new Error(`No time: ${mark.startMs} to ${mark.endMs}`);
  }
};

async function readTours(bytes: Bytes): Promise<void> {
  const { signal } = new AbortController();
  const source = { name: 'tours.csv', content: new File([bytes], 'tours.csv') };
  const read = await readImport(source, () => undefined, signal);
  if (read.status !== 'read') return;
  const check = createRowChecker(read.table.columns, catalogueOf([], []));
  read.table.rows.forEach((row) => check(row));
}

const marks = [
  { startMs: 0, endMs: null, title: 'Gate & <i>heaven</i>' },
  { startMs: 65_250, endMs: 90_000, title: 'रथों के "बीच"' },
  { startMs: 3_723_000, endMs: null, title: 'Path = ; # \\' },
];
const chapterFiles = chapterFormats.map(({ write }) =>
  encode(write(marks, { durationMs: 4_000_000, fileName: 'walk.mp3' })),
);
const tourRows = Array.from({ length: 20 }, (_, row) =>
  exportHeadings.map((name) => `"${name} ""${row}"", ताज"`).join(','),
);
const toursFile = encode([exportHeadings.join(','), ...tourRows].join('\r\n'));

const isHttpError = (error: unknown) =>
  error instanceof Error && 'status' in error && [400, 413, 415].includes(Number(error.status));

/** Every reader of untrusted bytes. */
export async function parserCases(): Promise<Record<string, ParserCase>> {
  const files = Object.entries(await realFiles());
  const cases: Record<string, ParserCase> = {};
  for (const [name, file] of files) {
    cases[`${name} in the console`] = { files: [file], isText: false, read: readInConsole };
    cases[`${name} in the worker`] = { files: [file], isText: false, read: judgeInWorker };
  }
  const forms = files.filter(([name]) => name === 'PNG').map(([, file]) => multipart(file));
  cases['the form of an upload'] = {
    files: forms,
    isText: false,
    read: readForm,
    isRefusal: isHttpError,
  };
  const chapters = { files: chapterFiles, isText: true };
  const readAny = (text: string) => readChapterText(text)?.rows ?? [];
  cases['chapters'] = { ...chapters, read: readChapters(readAny) };
  for (const { id, read } of chapterFormats)
    cases[`chapters as ${id}`] = { ...chapters, read: readChapters(read) };
  cases['tours in CSV'] = { files: [toursFile], isText: true, read: readTours };
  cases['tours in damaged UTF-8'] = { files: [toursFile], isText: false, read: readTours };
  return cases;
}
