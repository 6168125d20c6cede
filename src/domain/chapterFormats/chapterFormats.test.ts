import fc from 'fast-check';
import { effectiveEnds } from '../chapters/chapterTimes';
import { oneLine, type ChapterFormat, type ChapterMark } from './chapterFormat';
import { chapterFormats, isChapterList, readChapterText } from './chapterFormats';

const source = { durationMs: 12_000_000, fileName: 'walk "one".mp3' };
const formatOf = (id: string): ChapterFormat => {
  const format = chapterFormats.find((candidate) => candidate.id === id);
  if (format === undefined) throw new Error(id);
  return format;
};
const mark = (startMs: number, title: string, endMs: number | null = null): ChapterMark => ({
  startMs,
  endMs,
  title,
});
const marksOf = (id: string, text: string) =>
  formatOf(id)
    .read(text)
    .map((row) => row.mark ?? row.problem);

/** Titles as people write them: any script, any punctuation, on one line. */
const title = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 24 }),
    fc.constantFrom('रथों के बीच', 'محل', 'A & B <i>"C"</i>', "it's = # ; \\ -- |", '&amp;', '- !'),
  )
  .map(oneLine)
  .filter((text) => text !== '' && !/<https?:/.test(text));
const marks = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 0, max: 3 }), title), {
    minLength: 1,
    maxLength: 20,
  })
  .map((steps) => {
    let from = -1;
    return steps.map(([step, ending, name]): ChapterMark => {
      const startMs = from + step;
      const endMs = ending === 0 ? null : startMs + 1 + ending * 500;
      from = endMs ?? startMs;
      return mark(startMs, name, endMs);
    });
  });

const keepsEnds = ['podcast-json', 'audacity'];
const givesEnds = ['webvtt', 'ffmetadata'];
const keepsMs = ['podcast-json', 'podlove', 'mp4chaps', 'webvtt', 'audacity', 'ffmetadata'];

describe.each(chapterFormats.map((format) => [format.id, format] as const))('%s', (id, format) => {
  it('reads back what it wrote, and is distinguished from the others', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const text = format.write(given, source);
        const found = readChapterText(text);
        expect(found?.format.id).toBe(id);
        const read = (found?.rows ?? []).flatMap((row) => row.mark ?? []);
        const quotes = (name: string) => (id === 'cue' ? name.replace(/"/g, "'") : name);
        expect(read.map((row) => row.title)).toEqual(given.map((row) => quotes(row.title)));
        const off = given.map((row, index) => Math.abs(row.startMs - (read[index]?.startMs ?? -1)));
        const allowed = keepsMs.includes(id) ? 0 : id === 'cue' ? 7 : 500;
        expect(Math.max(...off)).toBeLessThanOrEqual(allowed);
        if (keepsEnds.includes(id)) expect(read).toEqual(given);
        if (givesEnds.includes(id)) {
          const ends = effectiveEnds(read, source.durationMs);
          expect(ends).toEqual(effectiveEnds(given, source.durationMs));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('never throws at any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void format.read(text)));
  });
});

describe('files of other programs', () => {
  it('Podcasting 2.0, with what is not read and what is wrong', () => {
    const json = JSON.stringify({
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'Gate', img: 'x.png', location: { name: 'Agra' } },
        { startTime: '168.5', endTime: 170, toc: false },
        { title: 'Nowhere' },
        null,
      ],
    });
    expect(marksOf('podcast-json', json)).toEqual([
      mark(0, 'Gate'),
      mark(168_500, '', 170_000),
      'The start is not a time.',
      'The start is not a time.',
    ]);
  });

  it('Podlove chapters inside a feed, in any quotes', () => {
    const xml = `<rss><psc:chapters><psc:chapter start='00:00:05.250' title='Tom &amp; "Jerry" > x'/>
      <psc:chapter href="x" title="&#2352;&#x925;" start="65"></psc:chapter>
      <psc:chapter title="Nowhere"/></psc:chapters></rss>`;
    expect(marksOf('podlove', xml)).toEqual([
      mark(5250, 'Tom & "Jerry" > x'),
      mark(65_000, 'रथ'),
      'The start is not a time.',
    ]);
  });

  it('WebVTT with notes, names of cues, settings and tags', () => {
    const vtt = [
      'WEBVTT - chapters\r\n\r\nNOTE a note\r\n\r\nSTYLE\r\n::cue {}\r\n\r\nintro',
      '00:00.000 --> 00:10.000 line:1\r\n<b>Gate</b>',
      'of &amp; heaven\r\n\r\n00:00:10.000 --> 00:00:19.500\r\nPath\r\n\r\nx --> y\r\nBad',
    ].join('\r\n');
    expect(marksOf('webvtt', vtt)).toEqual([
      mark(0, 'Gate of & heaven'),
      mark(10_000, 'Path', 19_500),
      'The start is not a time.',
    ]);
  });

  it('Audacity with frequencies, commas and point labels', () => {
    const labels = '0,500000\t2,000000\tGate\n\\\t100.0\t200.0\n3.25\t3.25\tPath\nnothing\n';
    expect(marksOf('audacity', labels)).toEqual([
      mark(500, 'Gate', 2000),
      mark(3250, 'Path'),
      'The start is not a time.',
    ]);
  });

  it('a cue sheet with pauses before its tracks', () => {
    const cue = `TITLE "Album"\nFILE "a.mp3" MP3\n  TRACK 01 AUDIO\n    TITLE "Gate"
    INDEX 00 00:00:00\n    INDEX 01 75:02:37\n  TRACK 02 AUDIO\n    INDEX 01 00:61:00`;
    expect(marksOf('cue', cue)).toEqual([
      mark((75 * 60 + 2) * 1000 + 493, 'Gate'),
      'The start is not a time.',
    ]);
  });

  it.each([
    ['walk.mp3', 'MP3'],
    ['WALK.MP3', 'MP3'],
    ['walk.wav', 'WAVE'],
    ['walk.flac', 'WAVE'],
    ['walk.m4a', 'WAVE'],
    ['walk.ogg', 'WAVE'],
    ['walk.aiff', 'AIFF'],
    ['walk.aif', 'AIFF'],
  ])('a cue sheet of %s names the type %s', (fileName, type) => {
    const text = formatOf('cue').write([mark(0, 'Gate')], { ...source, fileName });
    expect(text).toMatch(new RegExp(`^FILE "${fileName}" ${type}\n`));
  });

  it('a cue sheet has more tracks than its format, and says so', () => {
    const hundred = Array.from({ length: 100 }, (_each, index) => mark(index * 1000, 'Gate'));
    expect(formatOf('cue').write(hundred, source)).toContain('TRACK 100 AUDIO');
    expect(formatOf('cue').loss).toContain('Other programs may refuse more than 99 chapters.');
  });

  it('FFmpeg metadata in another time base, with escapes and other sections', () => {
    const meta = `;FFMETADATA1\ntitle=Album\n[STREAM]\ntitle=x\n[CHAPTER]\nTIMEBASE=1/44100
START=44100\nEND=88200\ntitle=A\\=B\\;C\\\\\n# note\n[CHAPTER]\nSTART=3000000000\nEND=4000000000
[CHAPTER]\nTIMEBASE=1/0\nSTART=1`;
    expect(marksOf('ffmetadata', meta)).toEqual([
      mark(1000, 'A=B;C\\', 2000),
      mark(3000, '', 4000),
      'The start is not a time.',
    ]);
  });

  it('plain lists as people write them', () => {
    const text = `Chapters:\n0:00 Gate\n1. (1:05) Path\n- 02:10.5 – Garden\n1:02:03 | Tank
The long wall 1:10:00\n[75:00]\n0:99 Bad`;
    expect(marksOf('plain', text)).toEqual([
      'This line has no time.',
      mark(0, 'Gate'),
      mark(65_000, 'Path'),
      mark(130_500, 'Garden'),
      mark(3_723_000, 'Tank'),
      mark(4_200_000, 'The long wall'),
      mark(4_500_000, ''),
      'The start is not a time.',
    ]);
  });

  it('plain lists as sheets have them, with an end or without', () => {
    const text = '0:00\t0:10\tGate\n0:10\tPath\n0:20\t0:30\n0:40\t0:50\t';
    expect(marksOf('plain', text)).toEqual([
      mark(0, 'Gate', 10_000),
      mark(10_000, 'Path'),
      mark(20_000, '', 30_000),
      mark(40_000, '', 50_000),
    ]);
  });

  it.each([
    ['0:00 Gate\n0:10 Path', true],
    ['0:00\tGate\r\n\r\n0:10\tPath\r\n', true],
    ['Start\tEnd\tTitle\n0:00\t0:10\tGate\n0:10\t\tPath', true],
    ['1. [0:00] – Gate', true],
    ['WEBVTT\n\n00:00.000 --> 00:10.000\nGate', true],
    ['0.000000\t10.000000\tGate', true],
    ['Gate\t0:00\nPath\t0:10', false],
    ['0:00\n0:10', false],
    ['0:00\t0:10\n0:10\t0:20', false],
    ['Gate\n7:30 prayers\nPath', false],
    ['Gate\nPath', false],
  ])('are distinguished from titles: %j', (text, expected) => {
    expect(isChapterList(text)).toBe(expected);
  });

  it('are known by their content, behind a byte order mark too', () => {
    expect(readChapterText('\uFEFFWEBVTT\n')?.format.id).toBe('webvtt');
    expect(readChapterText('00:00:01.000 Gate <https://x.org/a>')?.rows).toEqual([
      { mark: mark(1000, 'Gate'), problem: null },
    ]);
    expect(readChapterText('Dear all,\nno chapters here.')).toBeNull();
  });
});
