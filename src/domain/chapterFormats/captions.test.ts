import { readCaptions } from './captions';

const webVtt = `WEBVTT - Gate
Language: en

NOTE a note

1
00:00.000 --> 00:04.000 align:start
<v Asha>First <b>words</b> &amp; more,
on two lines.

00:04.000 --> 00:12.000
Second sentence.
`;

test('WebVTT is read as the words of its cues', () => {
  expect(readCaptions(`\uFEFF${webVtt}`)).toEqual({
    format: 'WebVTT',
    words: 'First words & more, on two lines. Second sentence.',
    cueCount: 2,
    webVtt,
  });
});

test('SRT is read as the words of its cues, by lines where no mark ends the sentences', () => {
  const srt =
    '1\r\n00:00:00,000 --> 00:00:04,000\r\nFirst <i>words</i>\r\n\r\n2\r\n00:00:04,000 --> 00:00:12,000\r\n1963\r\n';
  expect(readCaptions(srt)).toEqual({
    format: 'SRT',
    words: 'First words\n1963',
    cueCount: 2,
    webVtt:
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:04.000\nFirst <i>words</i>\n\n2\n00:00:04.000 --> 00:00:12.000\n1963\n',
  });
});

test.each(['', 'WEBVTTs are files.', '1\nThe gate', 'From here --> there.', '1.\n0:00 --> 0:10'])(
  'other text is none: %j',
  (text) => expect(readCaptions(text)).toBeNull(),
);
