import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { mp3Bytes, pngBytes, uploadForm } from '../testing/sampleFiles';
import { people, testWorker, type TestWorker } from '../testing/testWorker';

const stored = {
  tours: '/api/tours?lang=en',
  published: '/api/tours?lang=hi&published=true',
  languages: '/api/languages?enabled=true',
  landing: '/api/landing?lang=hi',
};
type Name = keyof typeof stored;
const names = Object.keys(stored) as Name[]; // its own keys

interface Read {
  etag: string;
  text: string;
}

async function readAll({ call }: TestWorker): Promise<Record<Name, Read>> {
  const reads: [Name, Read][] = [];
  // Sequential: concurrent reads would share the version query.
  for (const name of names) {
    const response = await call('GET', stored[name]);
    expect([name, response.status]).toEqual([name, 200]);
    reads.push([name, { etag: response.headers.get('etag') ?? '', text: await response.text() }]);
  }
  // The names are those of `stored`, each read once.
  return Object.fromEntries(reads) as Record<Name, Read>;
}

interface Records {
  tour: string;
  section: string;
  media: string;
}

/** A write, and the stored responses that it affects. */
type Write = [
  what: string,
  affected: readonly Name[],
  send: (t: TestWorker, records: Records) => Promise<Response>,
];

const everyTourResponse: Name[] = ['tours', 'published', 'landing'];
const draft = { city: 'Agra', country: 'India', duration_seconds: 60, is_published: true };
const tamil = { code: 'ta', label: 'Tamil', native_label: '', flag: '', is_enabled: true };

async function languageId({ call }: TestWorker, code: string): Promise<string> {
  const languages = (await (await call('GET', '/api/languages')).json()) as Record<
    string,
    string
  >[];
  return languages.find((each) => each['code'] === code)?.['id'] ?? '';
}

const writes: Write[] = [
  [
    'a new tour',
    ['tours', 'landing'],
    ({ call }) =>
      call('POST', '/api/tours', {
        json: { ...draft, slug: 'fort', title: 'Fort', primary_language: 'en' },
        headers: { 'idempotency-key': 'a-new-tour' },
      }),
  ],
  [
    'a field of a tour',
    everyTourResponse,
    ({ call }, { tour }) => call('PATCH', `/api/tours/${tour}`, { json: { city: 'Delhi' } }),
  ],
  [
    'texts in a language',
    ['published', 'landing'],
    ({ call }, { tour }) =>
      call('PATCH', `/api/tours/${tour}/translations/hi`, { json: { title: 'ताज' } }),
  ],
  [
    'a cover of one language',
    ['published', 'landing'],
    ({ call }, { tour }) => {
      const fields = { tour_id: tour, language: 'hi', type: 'image' };
      return call('POST', '/upload', { body: uploadForm(pngBytes(), fields, 'a.png') });
    },
  ],
  [
    'a recording',
    ['landing'],
    ({ call }, { tour, section }) => {
      const fields = { tour_id: tour, section_id: section, language: 'hi', type: 'audio' };
      return call('POST', '/upload', { body: uploadForm(mp3Bytes(), fields, 'a.mp3') });
    },
  ],
  [
    'a recording that goes',
    ['landing'],
    ({ call }, { media }) => call('DELETE', `/api/media/${media}`),
  ],
  [
    'a section that goes, with its recordings',
    ['landing'],
    ({ call }, { section }) => call('DELETE', `/api/sections/${section}`),
  ],
  [
    'a new language',
    ['languages', 'landing'],
    ({ call }) => call('POST', '/api/languages', { json: { ...tamil, sort_order: 5 } }),
  ],
  [
    'a language that is disabled',
    ['languages', 'landing'],
    async (t) =>
      t.call('PATCH', `/api/languages/${await languageId(t, 'hi')}`, {
        json: { is_enabled: false },
      }),
  ],
  [
    'a language that goes',
    ['languages', 'landing'],
    async (t) => t.call('DELETE', `/api/languages/${await languageId(t, 'fr')}`),
  ],
  [
    'a tour that is taken back',
    everyTourResponse,
    ({ call }, { tour }) => call('PATCH', `/api/tours/${tour}`, { json: { is_published: false } }),
  ],
  [
    'texts that go',
    everyTourResponse,
    ({ call }, { tour }) => call('DELETE', `/api/tours/${tour}/translations/hi`),
  ],
  [
    'a tour that goes',
    everyTourResponse,
    ({ call }, { tour }) => call('DELETE', `/api/tours/${tour}`),
  ],
  [
    'a write that no list shows',
    [],
    ({ call }, { section }) => call('POST', `/api/sections/${section}/play?language=en`),
  ],
];

describeOnEachDatabase('responses in memory', (open) => {
  let t: TestWorker;
  /** Another worker on the same database. */
  let other: TestWorker;
  let records: Records;
  beforeEach(async () => {
    const database = await open();
    [t, other] = [await testWorker({ database }), await testWorker({ database })];
    await t.seeds.languages('en', 'hi', 'fr');
    await t.seeds.admin(people.asha, 'owner');
    const texts = { en: 'Taj Mahal', hi: 'ताज महल' };
    const tour = await t.seeds.tour({ texts, isPublished: true, cover: '/media/a.webp' });
    const section = await t.seeds.section(tour);
    const { id } = await t.seeds.media({ tourId: tour, sectionId: section, type: 'audio' });
    records = { tour, section, media: id };
  });

  it.each(writes)('show %s at once, on each of two workers', async (_what, affected, send) => {
    const [before] = await Promise.all([readAll(t), readAll(other)]);
    t.clock.set('2025-03-01T07:00:00.000Z');
    expect((await send(t, records)).ok).toBe(true);
    t.clock.set('2025-03-01T06:00:00.000Z');

    const after = await readAll(t);
    const changed = names.filter((name) => after[name].etag !== before[name].etag);
    expect(changed).toEqual(names.filter((name) => affected.includes(name)));
    expect(await readAll(other)).toEqual(after);
    expect(await readAll(await testWorker({ database: t.database }))).toEqual(after);
  });

  it('are not built again for who asks again', async () => {
    const before = await readAll(t);
    const select = jest.spyOn(t.database, 'select');
    expect(await readAll(t)).toEqual(before);
    const statements = select.mock.calls.length;
    for (const name of names) {
      const headers = { 'if-none-match': `"other", W/${before[name].etag}` };
      const response = await t.call('GET', stored[name], { headers });
      expect([name, response.status, await response.text()]).toEqual([name, 304, '']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    // One version query per response; the `isAdmin` check of the two tour lists uses another method.
    expect(select.mock.calls.length - statements).toBe(statements);
    expect(statements).toBeLessThanOrEqual(names.length + 2);
    select.mockRestore();
  });

  it('follow plays within a minute', async () => {
    const next = await t.seeds.tour({ isPublished: true, cover: '/media/b.webp' });
    const section = await t.seeds.section(next);
    await t.seeds.media({ tourId: next, sectionId: section, type: 'audio' });
    const first = async () => {
      const response = await t.call('GET', '/api/landing');
      return ((await response.json()) as { featuredTours: { id: string }[] }).featuredTours[0]?.id;
    };
    await t.call('POST', `/api/sections/${records.section}/play?language=en`);
    expect(await first()).toBe(records.tour);
    await t.call('POST', `/api/sections/${section}/play?language=en`);
    await t.call('POST', `/api/sections/${section}/play?language=en`);
    t.clock.set('2025-03-01T06:01:00.000Z');
    expect(await first()).toBe(next);
  });

  it('are not what writers wait for in a circle', async () => {
    const hindi = await languageId(t, 'hi');
    const rounds = Array.from({ length: 8 }, (_each, index) => [
      t.call('POST', '/api/tours', {
        json: { ...draft, slug: `fort-${index}`, title: 'Fort', primary_language: 'hi' },
      }),
      t.call('PATCH', `/api/languages/${hindi}`, { json: { sort_order: index } }),
      t.call('PATCH', `/api/tours/${records.tour}`, { json: { city: `City ${index}` } }),
    ]);
    const statuses = (await Promise.all(rounds.flat())).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect(await readAll(t)).toEqual(await readAll(await testWorker({ database: t.database })));
  });

  it('see a change only once its transaction has ended', async () => {
    const before = await readAll(t);
    await expect(
      t.database.transaction(async (tx) => {
        await tx.execute(`update tours set city = 'Delhi'`);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await readAll(t)).toEqual(before);
  });
});
