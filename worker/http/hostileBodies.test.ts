import { textLimits } from '../../src/domain/text/textLimits';
import { pngBytes } from '../testing/sampleFiles';
import { people, testWorker, type TestWorker } from '../testing/testWorker';

let t: TestWorker;
let tour: string;
let section: string;
let media: string;
beforeAll(async () => {
  t = await testWorker();
  await t.seeds.languages('en', 'hi');
  await t.seeds.admin(people.asha, 'owner');
  tour = await t.seeds.tour();
  section = await t.seeds.section(tour);
  media = (await t.seeds.media({ tourId: tour, sectionId: section, type: 'audio' })).id;
});
afterAll(() => t.close());

const draft = {
  slug: 'taj',
  city: 'Agra',
  country: 'India',
  duration_seconds: 60,
  primary_language: 'en',
  title: 'Taj',
};

it.each([60.5, 1e21, 'Infinity', '1e999'])('refuses a duration of %s', async (duration_seconds) => {
  const calls: [string, string, object][] = [
    ['POST', '/api/tours', { ...draft, duration_seconds }],
    ['PATCH', `/api/tours/${tour}`, { duration_seconds }],
    ['PATCH', `/api/sections/${section}`, { duration_seconds }],
  ];
  for (const [method, path, json] of calls) {
    const response = await t.call(method, path, { json });
    expect([path, response.status]).toEqual([path, 422]);
    expect(await response.json()).toMatchObject({
      fields: { duration_seconds: expect.any(String) },
    });
  }
});

it.each([1e21, 2 ** 31, 'Infinity'])('refuses an order of %s', async (order_index) => {
  const chapter = { title: 'One', start_time_seconds: 0, order_index };
  const calls: [string, string, object][] = [
    ['PATCH', `/api/sections/${section}`, { order_index }],
    ['POST', `/api/media/${media}/chapters`, chapter],
    [
      'POST',
      `/api/media/${media}/chapters`,
      {
        ...chapter,
        order_index: 0,
        start_time_seconds: order_index === 2 ** 31 ? 1e9 : order_index,
      },
    ],
  ];
  for (const [method, path, json] of calls) {
    expect([path, (await t.call(method, path, { json })).status]).toEqual([path, 422]);
  }
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'refuses a field named %s, in JSON and in a form',
  async (name) => {
    const json = await t.call('PATCH', `/api/tours/${tour}`, {
      body: `{"${name}": {"slug": "x"}, "slug": "y"}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(422);
    const body = new FormData();
    body.set(name, 'x');
    body.set('tour_id', tour);
    body.set('file', new Blob([pngBytes()]), 'a.png');
    expect((await t.call('POST', '/upload', { body })).status).toBe(422);
  },
);

it('refuses an object where a text is due', async () => {
  const json = { title: { toString: 1 } };
  const response = await t.call('PATCH', `/api/tours/${tour}/translations/en`, { json });
  expect(response.status).toBe(422);
});

it.each([
  ['objects', '{"a":', '}'],
  ['lists', '[', ']'],
])('refuses %s nested 200,000 deep', async (_kind, open, close) => {
  const nested = `{"x":${open.repeat(200_000)}1${close.repeat(200_000)}}`.slice(0, 1024 * 1024);
  for (const [method, path] of [
    ['POST', '/api/analytics'],
    ['PATCH', `/api/tours/${tour}`],
  ] as const) {
    const headers = { 'content-type': 'application/json' };
    expect((await t.call(method, path, { body: nested, headers })).status).toBe(400);
  }
});

it.each(['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z', '12025-01-01', 'soon'])(
  'refuses to have published at %s',
  async (published_at) => {
    const json = { is_published: true, published_at };
    const response = await t.call('PATCH', `/api/tours/${tour}`, { json });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { published_at: 'Not a date' } });
  },
);

it('takes a title of the greatest length, and none that is longer', async () => {
  const path = `/api/tours/${tour}/translations/en`;
  const longest = 'अ'.repeat(textLimits.title);
  expect((await t.call('PATCH', path, { json: { title: longest } })).status).toBe(200);
  const longer = await t.call('PATCH', path, { json: { title: `${longest}अ` } });
  expect(longer.status).toBe(422);
  expect(await longer.json()).toMatchObject({
    fields: { title: 'Title must be at most 300 characters' },
  });
});

const unusable = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'file:///etc/passwd',
  '//elsewhere.test/a.png',
  'https://',
  '/media/../secret',
];

it.each(unusable)('refuses the picture %s', async (url) => {
  const notification = {
    title: 'Hello',
    body: 'There',
    route_type: 'home',
    target_language: 'en',
  };
  const calls: [string, string, object][] = [
    ['PATCH', `/api/tours/${tour}`, { cover_media_url: url }],
    ['PATCH', `/api/tours/${tour}/translations/en`, { cover_media_url: url }],
    ['PATCH', `/api/sections/${section}`, { cover_media_url: url }],
    ['POST', '/api/notifications', { ...notification, image_url: url }],
    ['POST', '/api/notifications', { ...notification, tour_cover_url: url }],
  ];
  for (const [method, path, json] of calls) {
    expect([path, (await t.call(method, path, { json })).status]).toEqual([path, 422]);
  }
});

it('keeps the picture of a person only from the web', async () => {
  const stranger = { ...people.noor, avatar_url: 'javascript:alert(1)' };
  const asked = await t.call('POST', '/api/admin/request', {
    as: stranger,
    json: { reason: 'To help' },
  });
  expect(asked.status).toBe(201);
  expect(await asked.json()).toMatchObject({ request: { avatar_url: null } });
});
