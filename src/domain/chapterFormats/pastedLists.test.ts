import { type ChapterMark } from './chapterFormat';
import { holdsChapters, isChapterList, readChapterText } from './chapterFormats';
import { countTimesLast, plainList } from './plainList';

const mark = (startMs: number, title: string, endMs: number | null = null): ChapterMark => ({
  startMs,
  endMs,
  title,
});
const read = (text: string) =>
  (readChapterText(text)?.rows ?? []).map((row) => row.mark ?? row.problem);
const second = mark(80_000, 'Second', 120_000);
const fourth = mark(190_000, 'Fourth');

describe('rows of a sheet have a start and an end in any columns', () => {
  it.each([
    ['with the title first', 'Second\t1:20\t2:00\nFourth\t3:10'],
    ['with the title last', '1:20\t2:00\tSecond\n3:10\t\tFourth'],
    ['with the title between', '1:20\tSecond\t2:00\n3:10\tFourth'],
    ['with numbers', '1\tSecond\t1:20\t2:00\n2\tFourth\t3:10'],
    ['with numbers and times first', '1.\t1:20\t2:00\tSecond\n2.\t3:10\t\tFourth'],
    ['with heads', 'Title\tStart\tEnd\nSecond\t1:20\t2:00\nFourth\t3:10'],
    ['with commas', 'Second,1:20,2:00\nFourth,3:10'],
    ['with commas, heads and numbers', 'No,Title,Start,End\n1,Second,1:20,2:00\n2,Fourth,3:10,'],
    ['with hours', 'Second\t0:01:20.000\t00:02:00,000\nFourth\t0:03:10'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([second, fourth]);
    expect(holdsChapters(text)).toBe(true);
  });

  it('and keep commas, quotation marks and numbers of titles', () => {
    expect(read('"Gate, the ""old""",0:05,0:10\nPath, 12 steps, 0:10')).toEqual([
      mark(5000, 'Gate, the "old"', 10_000),
      mark(10_000, 'Path, 12 steps'),
    ]);
    expect(read('1984\t0:05\n1985\t0:10')).toEqual([mark(5000, '1984'), mark(10_000, '1985')]);
    expect(read('Dear all, here they are:\n0:05 Gate')).toEqual([
      'This line has no time.',
      mark(5000, 'Gate'),
    ]);
  });
});

describe('two times with a dash are a start and an end', () => {
  it.each([
    '0:05 - 0:10 Gate',
    '0:05–0:10 Gate',
    '0:05 — 0:10\tGate',
    '0:05-0:10 – Gate',
    '1. [0:05–0:10] Gate',
    '- (0:05 - 0:10) | Gate',
    'Gate 0:05-0:10',
    'Gate – 0:05 – 0:10',
    'Gate (0:05–0:10)',
    'Gate 0:05 0:10',
  ])('%j', (line) => expect(read(line)).toEqual([mark(5000, 'Gate', 10_000)]));

  it.each([
    ['0:05 – Gate', mark(5000, 'Gate')],
    ['0:05 - 5 steps', mark(5000, '5 steps')],
    ['0:05 7:30 prayers', mark(5000, '7:30 prayers')],
    ['8:00 – 7:30 prayers', mark(480_000, '7:30 prayers')],
    ['0:05 Gate, 0:10', mark(5000, 'Gate, 0:10')],
    ['Prayers at 7:30, 0:05', mark(5000, 'Prayers at 7:30')],
  ])('and not in %j', (line, expected) => expect(read(line)).toEqual([expected]));

  it('nor in titles that were written with a dash before a time', () => {
    const given = ['-0:10 Gate', '–0:10 Path', '- 0:10 Pond', '0:10', ', 0:10'].map((title) =>
      mark(5000, title),
    );
    const text = plainList.write(given, { durationMs: null, fileName: '' });
    expect(read(text)).toEqual(given);
  });
});

describe('plain seconds in the first column of a sheet are times', () => {
  it.each([
    ['5\tGate', [mark(5000, 'Gate')]],
    ['5\tGate\n10,5\tPath', [mark(5000, 'Gate'), mark(10_500, 'Path')]],
    ['Start\tTitle\n0\tGate\n7.25\tPath', [mark(0, 'Gate'), mark(7250, 'Path')]],
    ['5\t9\tGate\n10\t20\tPath', [mark(5000, 'Gate', 9000), mark(10_000, 'Path', 20_000)]],
  ])('in %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(isChapterList(text)).toBe(true);
  });

  it.each(['5\tGate\n3\tPath', '5\tGate\nPath', '1\tGate\n2\tPath', '5 Gate\n10 Path', '5\n10'])(
    'and not in %j',
    (text) => expect(readChapterText(text)).toBeNull(),
  );
});

it('SRT has its cues as chapters', () => {
  const srt =
    '1\r\n00:00:05,000 --> 00:00:10,000\r\n<i>Gate</i>\r\nof heaven\r\n\r\n2\r\n00:00:10,000 --> 00:00:12,500\r\nWell';
  expect(readChapterText(srt)?.format.label).toBe('SRT');
  expect(read(srt)).toEqual([mark(5000, 'Gate of heaven'), mark(10_000, 'Well', 12_500)]);
  expect(isChapterList(srt)).toBe(true);
});

it.each([
  ['Gate\t0:05\nPath\t0:10', false, true],
  ['Title\tStart\nGate\t0:05\nPath\t0:10', true, true],
  ['1\tGate\t0:05\n2\tPath\t0:10', true, true],
  ['Gate,0:05,0:10\nPath,0:10,0:20', true, true],
  ['Gate\n7:30 prayers\nPath', false, false],
  ['0:05\n0:10', false, false],
])(
  'lists with a time after each title are distinguished from those with one before: %j',
  (text, isList, holds) => {
    expect([isChapterList(text), holdsChapters(text)]).toEqual([isList, holds]);
  },
);

it('a mixture of times with and without fractions is one list', () => {
  const text = '00:00:00 Intro\n00:00:10.500 Two\n00:00:20 Three';
  expect(readChapterText(text)?.format.id).toBe('plain');
  expect(read(text)).toEqual([mark(0, 'Intro'), mark(10_500, 'Two'), mark(20_000, 'Three')]);
  expect(readChapterText('00:00:00.000 Intro\n00:00:10.500 Two')?.format.id).toBe('mp4chaps');
});

it.each([
  ['Intro 0:00\nGate 0:10', 2, 2],
  ['Intro 0:00\nGate', 2, 1],
  ['0:00 Intro\n0:10 Gate', 2, 0],
])('times at the ends of lines are counted in %j', (text, lines, timed) => {
  expect(countTimesLast(text)).toEqual({ lines, timed });
});
