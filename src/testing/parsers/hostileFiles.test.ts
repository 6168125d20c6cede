import { seededRandom } from '../../../worker/sample/seededRandom';
import { chapterFormats } from '../../domain/chapterFormats/chapterFormats';
import { mutateBytes, mutateText } from './mutations';
import { parserCases, type ParserCase } from './parserCases';

type Bytes = Uint8Array<ArrayBuffer>;

const MEGABYTE = 1024 * 1024;
/**
 * Limit of a file's processor time, as a multiple of the time for parsing as much JSON in the same run. The slowest
 * reader needs about 200 times as long for lines that are not chapters; a reader that rescans from the start at every
 * delimiter, in quadratic time, needs thousands.
 */
const LIMIT_TO_JSON = 600;
/** Size up to which smaller files get the same time limit. */
const SMALL_BYTES = MEGABYTE / 8;
/** Memory that all readers together may use beyond what the process had before. */
const MAX_MEMORY_BYTES = 600 * MEGABYTE;

const seed = Number(process.env['FAULTS_SEED'] ?? 1);
const isWhole = process.env['MUTATIONS'] !== undefined;
const mutations = Number(process.env['MUTATIONS'] ?? 100);
/** Size that exposes a reader which rescans from the start at every delimiter. */
const longBytes = isWhole ? MEGABYTE : 64 * 1024;

const formats = chapterFormats.map(({ id }) => `chapters as ${id}`);
const chapterReaders = ['chapters', ...formats];

let cases: Record<string, ParserCase>;
beforeAll(async () => void (cases = await parserCases()));

function named(name: string): ParserCase {
  const found = cases[name];
  if (found === undefined) throw new Error(`No reader ${name}`);
  return found;
}

const processorMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Median processor time of parsing a megabyte of JSON, in milliseconds. */
function measureJson(): number {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, id) => ({ id, title: `Tour ${id}` })),
  );
  const once = () => {
    const startedAt = process.cpuUsage();
    JSON.parse(text);
    return (processorMs(startedAt) * MEGABYTE) / text.length;
  };
  const times = Array.from({ length: 9 }, once).sort((a, b) => a - b);
  return times[4] ?? Number.NaN;
}
const jsonMs = measureJson();

/** Complaint about a reader's behaviour on the bytes; null when there is none. */
async function complaintOf({ read, isRefusal }: ParserCase, bytes: Bytes): Promise<string | null> {
  const startedAt = process.cpuUsage();
  try {
    await read(bytes);
  } catch (error) {
    if (isRefusal?.(error) !== true) return `throws ${String(error)}`;
  }
  const ms = processorMs(startedAt);
  const limitMs = (LIMIT_TO_JSON * jsonMs * Math.max(SMALL_BYTES, bytes.length)) / MEGABYTE;
  return ms > limitMs ? `takes ${Math.round(ms)} ms for ${bytes.length} bytes` : null;
}

const changed = (file: Bytes, isText: boolean, random: () => number) =>
  isText
    ? new TextEncoder().encode(mutateText(new TextDecoder().decode(file), random))
    : mutateBytes(file, random);

describe('a file with damages', () => {
  const startedWith = process.memoryUsage.rss();
  const sounds = ['MP3, constant bit rate', 'MP3, variable bit rate', 'M4A', 'ADTS', 'WAV', 'FLAC'];
  const pictures = ['JPEG', 'PNG', 'GIF', 'WebP'];
  const names = [...sounds, 'Ogg, Vorbis', 'Ogg, Opus', ...pictures].flatMap((name) => [
    `${name} in the console`,
    `${name} in the worker`,
  ]);
  const tables = ['tours in CSV', 'tours in damaged UTF-8'];
  const others = ['the form of an upload', ...chapterReaders, ...tables];

  it('of every kind is tried', () => {
    expect(Object.keys(cases).sort()).toEqual([...names, ...others].sort());
  });

  it.each([...names, ...others])(
    'is read or refused, and soon: %s',
    async (name) => {
      const parser = named(name);
      const found: string[] = [];
      for (const file of parser.files) expect(await complaintOf(parser, file)).toBeNull();
      for (let turn = 0; turn < mutations && found.length < 5; turn += 1) {
        const random = seededRandom(`${seed} ${turn}`).next;
        const file = parser.files[turn % parser.files.length];
        if (file === undefined) throw new Error('No file');
        const complaint = await complaintOf(parser, changed(file, parser.isText, random));
        if (complaint !== null) found.push(`mutation ${turn} of seed ${seed} ${complaint}`);
      }
      expect(found).toEqual([]);
    },
    3_600_000,
  );

  it('takes no more memory for what it says of itself', () => {
    const { maxRSS } = process.resourceUsage();
    expect(maxRSS * 1024 - startedWith).toBeLessThan(MAX_MEMORY_BYTES);
  });
});

/** Starts of formats, and pieces whose repetition provokes rescans. */
const starts = ['', 'WEBVTT\n\n00:00.000 --> 00:01.000\n', ';FFMETADATA1\n[CHAPTER]\n', '0:00 a'];
const pieces = [
  ...['<', '<a ', '<psc:chapter ', '<psc:chapter start="', '<http://', '&', '&#x', '"', "'", '\\'],
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    ',',
    ';',
    '\n,',
    '"\n',
    '=',
    '\\=',
    '[',
    ']',
    '[]',
    '{"a":',
    '-',
    '– ',
  ],
  ...['1', '1:', '0:00', '0:00 ', '00:00:00.000 ', 'a', 'ा', '\ufeff', '\0', '-->', ' --> ', '1 '],
  ...['[CHAPTER]\n', 'TRACK 1\n', 'INDEX 01 0:0:0\n', 'TITLE "', '0.1\t0.2\t', '\u2028', '. '],
];

describe('a long file of one sign', () => {
  it.each<[string, readonly string[]]>([
    ...chapterReaders.map((name): [string, string[]] => [name, [...starts, '[']]),
    ['tours in CSV', ['', 'id,language,title\n', '"']],
  ])('is read or refused, and soon: %s', async (name, before) => {
    const found: string[] = [];
    for (const start of before)
      for (const piece of pieces) {
        const closing = piece === '[' ? ']'.repeat(longBytes) : ' x';
        const text = start + piece.repeat(longBytes / piece.length) + closing;
        const complaint = await complaintOf(named(name), new TextEncoder().encode(text));
        if (complaint !== null) found.push(`${JSON.stringify(start + piece)}… ${complaint}`);
      }
    expect(found).toEqual([]);
  });
});
