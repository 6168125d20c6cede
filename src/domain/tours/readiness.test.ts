import fc from 'fast-check';
import { slugFrom } from '../text/slug';
import { isPlainSlug, isReadyToPublish, readinessIssues, type SectionReadiness } from './readiness';

const tour = {
  language: 'hi',
  slug: 'taj-mahal',
  title: 'ताज महल',
  description: 'मक़बरा',
  cover_media_url: '/cover.webp',
  duration_seconds: 1800,
};
const audio = (duration: number | null, language = 'hi', day = 1) =>
  ({ id: `m${day}`, created_at: `2025-01-0${day}`, type: 'audio', language, duration }) as const;
const section = (own: Partial<SectionReadiness> = {}): SectionReadiness => ({
  id: 's1',
  title: 'द्वार',
  duration_seconds: 1200,
  media: [audio(1200)],
  ...own,
});

test('a tour with all of it has no readiness issue', () => {
  expect(readinessIssues(tour, [section()])).toEqual([]);
});

test('every slug that is made from a title is plain', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (title) => isPlainSlug(slugFrom(title))));
});

test('names what the tour itself lacks, also where its sections are not known', () => {
  const bare = {
    ...tour,
    title: ' ',
    description: '',
    cover_media_url: null,
    duration_seconds: null,
  };
  expect(readinessIssues(bare, null).map(({ kind }) => kind)).toEqual([
    'title',
    'description',
    'cover',
    'duration',
  ]);
  expect(readinessIssues(tour, null)).toEqual([]);
  const slug = 'My Tour/?#&';
  expect(readinessIssues({ ...tour, slug }, null)).toEqual([{ kind: 'slug', slug }]);
  expect(readinessIssues(tour, [])).toEqual([{ kind: 'sections' }]);
});

test('counts sections without words or sound in this language, and claims nothing of media nobody has read', () => {
  const sections = [
    section({ id: 'a', title: null }),
    section({
      id: 'b',
      title: '  ',
      media: [audio(1200, 'en'), { ...audio(null), type: 'image' }],
    }),
    section({ id: 'c', media: [] }),
    section({ id: 'd', media: null }),
  ];
  expect(readinessIssues({ ...tour, duration_seconds: 5000 }, sections)).toEqual([
    { kind: 'section texts', sectionIds: ['a', 'b'], of: 4 },
    { kind: 'audio', sectionIds: ['b', 'c'], of: 4 },
  ]);
});

test.each([
  ['its recordings take longer', 1000, [section({ media: [audio(1200)] })], 'too short'],
  ['its sections take longer', 1000, [section({ media: [] })], 'too short'],
  ['a recording has outgrown its section', 1000, [section({ duration_seconds: 600 })], 'too short'],
  [
    'a shorter recording has replaced a longer one',
    1000,
    [section({ media: [audio(2000), audio(900, 'hi', 2)] })],
    undefined,
  ],
  ['there is far less to hear', 3601, [section()], 'too long'],
  ['walking is half as long again', 1800, [section()], undefined],
  ['it is rounded to a minute', 1190, [section()], undefined],
  [
    'one section has no known length',
    9000,
    [section(), section({ duration_seconds: null, media: [] })],
    undefined,
  ],
  [
    'no section has a known length',
    9000,
    [section({ duration_seconds: null, media: [audio(null)] })],
    undefined,
  ],
])('a duration is stale or not where %s', (_where, seconds, sections, kind) => {
  const issues = readinessIssues({ ...tour, duration_seconds: seconds }, sections);
  expect(issues.map((issue) => issue.kind).find((one) => one.startsWith('too'))).toBe(kind);
});

test('a tour is ready once all of it is known to be there', () => {
  expect(isReadyToPublish(tour, [section()])).toBe(true);
  expect(isReadyToPublish(tour, null)).toBeNull();
  const unknown = section({ id: 's2', duration_seconds: 300, media: null });
  expect(isReadyToPublish(tour, [section(), unknown])).toBeNull();
  expect(isReadyToPublish(tour, [section({ media: [audio(1200, 'en')] })])).toBe(false);
  expect(isReadyToPublish(tour, [])).toBe(false);
  expect(isReadyToPublish({ ...tour, title: '' }, null)).toBe(false);
});

test('never says too short and too long at once, nor anything of no duration', () => {
  const length = fc.option(fc.integer({ min: 1, max: 10_000 }));
  const sections = fc.array(fc.tuple(length, length));
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 60, max: 90_000 })), sections, (seconds, lengths) => {
      const issues = readinessIssues(
        { ...tour, duration_seconds: seconds },
        lengths.map(([own, recorded]) =>
          section({ duration_seconds: own, media: [audio(recorded)] }),
        ),
      );
      const stale = issues.filter(({ kind }) => kind.startsWith('too'));
      expect(stale.length).toBeLessThanOrEqual(seconds === null ? 0 : 1);
    }),
  );
});
