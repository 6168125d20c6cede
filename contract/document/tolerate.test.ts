import { type Schema } from './operation';
import { tolerate } from './tolerate';

const tour: Schema = {
  type: 'object',
  required: ['id', 'title', 'cover_media_url'],
  'x-essential': ['id'],
  properties: {
    id: { type: 'string', 'x-spellings': ['tour_id'] },
    title: { type: 'string' },
    cover_media_url: { type: ['string', 'null'], format: 'uri', 'x-spellings': ['cover_url'] },
    plays: { type: 'integer' },
    created_at: { type: 'string', format: 'date-time' },
    status: { type: 'string', enum: ['draft', 'published'] },
    is_published: { type: 'boolean' },
  },
};
const list: Schema = { type: 'array', items: tour };
const one = { id: 't', title: 'Taj', cover_media_url: null };

const tolerated = (schema: Schema, body: unknown) =>
  tolerate({ containers: ['tour', 'tours'] }, schema, body);

test('the canonical form needs no tolerance', () => {
  expect(tolerated(tour, one)).toEqual({ value: one, tolerances: [] });
  expect(tolerated(list, [one])).toEqual({ value: [one], tolerances: [] });
});

test.each<[string, Schema, unknown]>([
  ['container', tour, { success: true, data: one }],
  ['container', list, { tours: [one] }],
  ['list-of-one', tour, [one]],
  ['record-alone', list, one],
  ['spelling', tour, { tour_id: 't', title: 'Taj', cover_media_url: null }],
  ['absent-field', tour, { id: 't', title: 'Taj' }],
  ['number-as-text', tour, { ...one, plays: '3' }],
  ['id-as-number', tour, { ...one, id: 7 }],
  ['time-form', tour, { ...one, created_at: '2025-01-05T10:00:00.123456' }],
  ['relative-address', tour, { ...one, cover_media_url: '/media/a.png' }],
  ['unknown-word', tour, { ...one, status: 'archived' }],
  ['boolean-form', tour, { ...one, is_published: 1 }],
  ['boolean-form', tour, { ...one, is_published: 'False' }],
  ['repeated-row', list, [one, one]],
])('reports that %s was needed', (name, schema, body) => {
  expect(tolerated(schema, body).tolerances).toEqual([name]);
});

test('the outer key of figures may be absent', () => {
  const figures: Schema = {
    type: 'object',
    'x-essential': ['summary'],
    properties: { summary: {} },
  };
  const choice = { type: 'object', properties: { overview: figures } };
  const schema: Schema = { oneOf: [choice] };
  const value = { overview: { summary: 1 } };
  expect(tolerated(schema, value)).toEqual({ value, tolerances: [] });
  expect(tolerated(schema, value.overview)).toEqual({ value, tolerances: ['outer-key'] });
});

test('a row that comes twice is one, but for plays of one section in two languages', () => {
  expect(tolerated(list, [one, { ...one, title: 'Again' }]).value).toEqual([one]);
  const plays: Schema = {
    type: 'object',
    'x-essential': ['section_id'],
    properties: { section_id: { type: 'string' }, language: { type: 'string' } },
  };
  const value = ['en', 'hi'].map((language) => ({ section_id: 's', language }));
  expect(tolerated({ type: 'array', items: plays }, value)).toEqual({ value, tolerances: [] });
});

test('yes and no in another form are booleans; another word is none', () => {
  const value = [1, '0', 'TRUE'].map((is_published, at) => ({ ...one, id: `${at}`, is_published }));
  expect(tolerated(list, value).value).toMatchObject([
    { is_published: true },
    { is_published: false },
    { is_published: true },
  ]);
  expect(tolerated(tour, { ...one, is_published: 'perhaps' }).value).toMatchObject({
    is_published: 'perhaps',
  });
});

test('gives what another form holds under the canonical names, in their types', () => {
  const body = {
    tour: [{ tour_id: 7, title: 'Taj', cover_url: 'https://f.test/a.png', plays: '3' }],
  };
  const value = { id: '7', title: 'Taj', cover_media_url: 'https://f.test/a.png', plays: 3 };
  expect(tolerated(tour, body).value).toMatchObject(value);
});
