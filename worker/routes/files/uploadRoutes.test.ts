import type { Media } from '../../../src/domain/tours/media';
import type { SectionRow } from '../../../src/domain/tours/section';
import type { TourRow } from '../../../src/domain/tours/tour';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { mp3Bytes, pngBytes, uploadForm } from '../../testing/sampleFiles';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000dead';

interface Uploaded {
  media_record: Media;
  public_url: string;
}

describeOnEachDatabase('uploads', (open) => {
  let t: TestWorker;
  let tour: string;
  let section: string;
  beforeEach(async () => {
    const uploadLimits = { audioBytes: 50_000, imageBytes: 5_000 };
    t = await testWorker({ database: await open(), uploadLimits });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi', 'ta');
    tour = await t.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
    section = await t.seeds.section(tour, { texts: { en: 'Gate', hi: 'द्वार' } });
  });

  const send = (form: FormData) => t.call('POST', '/upload', { body: form });
  const upload = async (form: FormData) => {
    const response = await send(form);
    expect(response.status).toBe(201);
    return (await response.json()) as Uploaded;
  };
  const coverOf = async (language: string) => {
    const response = await t.call('GET', `/api/tours/${tour}?lang=${language}`);
    return ((await response.json()) as TourRow[])[0]?.cover_media_url;
  };

  test('audio becomes media of its section, measured and served', async () => {
    const fields = { tour_id: tour, section_id: section, language: 'hi', type: 'audio' };
    const form = uploadForm(mp3Bytes(), { ...fields, title: 'द्वार' }, 'द्वार.mp3');
    const { media_record, public_url } = await upload(form);
    expect(media_record).toEqual({
      ...fields,
      id: expect.any(String),
      filename: 'द्वार.mp3',
      title: 'द्वार',
      transcript_text: null,
      duration: 3,
      public_url,
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.000Z',
    });
    const served = await t.worker.request(public_url.replace(PUBLIC_URL, ''));
    expect(served.headers.get('content-type')).toBe('audio/mpeg');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.equals(Buffer.from(mp3Bytes()))).toBe(true);
    const [row] = (await (await t.call('GET', `/api/sections/${section}`)).json()) as SectionRow[];
    expect(row?.media).toEqual([media_record]);
    expect(row?.cover_media_url).toBeNull();
  });

  test('fields may come behind the file, and name it', async () => {
    const form = uploadForm(mp3Bytes());
    const fields = { filename: 'a/b\\gate.mp3', type: 'audio', language: 'EN', tour_id: tour };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { media_record } = await upload(form);
    expect(media_record).toMatchObject({ filename: 'gate.mp3', language: 'en', section_id: null });
  });

  test('a picture of a section is its cover', async () => {
    const fields = { tour_id: tour, section_id: section, language: 'en', type: 'image' };
    const { public_url, media_record } = await upload(uploadForm(pngBytes(), fields));
    expect(media_record).toMatchObject({ type: 'image', duration: null });
    const [row] = (await (await t.call('GET', `/api/sections/${section}`)).json()) as SectionRow[];
    expect(row).toMatchObject({
      cover_media_url: public_url,
      updated_at: '2025-03-01T06:00:00.001Z',
    });
    expect(await coverOf('en')).toBeNull();
  });

  test('a picture of a tour is its cover in that language, the first and primary for all', async () => {
    const hindi = await upload(uploadForm(pngBytes(), { tour_id: tour, language: 'hi' }));
    expect([await coverOf('hi'), await coverOf('en')]).toEqual([
      hindi.public_url,
      hindi.public_url,
    ]);
    const english = await upload(uploadForm(pngBytes(), { tour_id: tour, language: 'en' }));
    expect([await coverOf('hi'), await coverOf('en')]).toEqual([
      hindi.public_url,
      english.public_url,
    ]);
    const again = await upload(uploadForm(pngBytes(), { tour_id: tour, language: 'hi' }));
    expect([await coverOf('hi'), await coverOf('en')]).toEqual([
      again.public_url,
      english.public_url,
    ]);
  });

  test('type and language have defaults: an image in the primary language', async () => {
    const { media_record } = await upload(uploadForm(pngBytes(), { tour_id: tour }));
    expect(media_record).toMatchObject({ type: 'image', language: 'en' });
  });

  const refused: [string, Uint8Array<ArrayBuffer> | null, object, number, object][] = [
    ['without a tour', pngBytes(), { tour_id: '' }, 422, { message: 'Tour ID is required' }],
    ['without a file', null, {}, 422, { fields: { file: 'A file is required' } }],
    ['in no language of ours', pngBytes(), { language: 'xx' }, 422, {}],
    ['of another type', pngBytes(), { type: 'video' }, 422, {}],
    ['for a tour there is not', pngBytes(), { tour_id: NOBODY }, 404, {}],
    ['for a tour by no id', pngBytes(), { tour_id: 'x' }, 404, {}],
    ['for a section there is not', pngBytes(), { section_id: NOBODY }, 404, {}],
    ['of text', new TextEncoder().encode('hello'), {}, 415, {}],
    [
      'of a picture as audio',
      pngBytes(),
      { type: 'audio' },
      415,
      { message: 'Please select an audio file' },
    ],
    ['of audio as a picture', mp3Bytes(), { type: 'image' }, 415, {}],
    [
      'of too large a picture',
      pngBytes(5_001),
      {},
      413,
      { message: 'File picture.png is too large. Maximum size is 4.9KB.' },
    ],
    ['of too large audio', mp3Bytes(400), { type: 'audio' }, 413, {}],
  ];
  test.each(refused)('%s: refused, nothing is left', async (_name, file, wrong, status, body) => {
    const fields = { tour_id: tour, language: 'en', type: 'image', ...wrong };
    const response = await send(uploadForm(file, fields));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
    expect(await t.storedKeys()).toEqual([]);
    expect(await coverOf('en')).toBeNull();
  });

  test('for a section of another tour: 422', async () => {
    const other = await t.seeds.tour();
    const response = await send(uploadForm(pngBytes(), { tour_id: other, section_id: section }));
    expect(response.status).toBe(422);
    expect(await t.storedKeys()).toEqual([]);
  });

  test.each([
    ['text as audio', 'hello', 'audio', 415, /Accepted types: audio\/\*$/],
    ['text as a picture', 'hello', 'image', 415, /Accepted types: image\/\*$/],
    ['nothing', '', 'audio', 422, /^The file is empty\.$/],
  ])('%s is refused in words about this upload', async (_, text, type, status, message) => {
    const response = await send(
      uploadForm(new TextEncoder().encode(text), { tour_id: tour, type }, 'gate.mp3'),
    );
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(message) });
  });

  test('what is no form: 415', async () => {
    expect((await t.call('POST', '/upload', { json: { tour_id: tour } })).status).toBe(415);
  });

  test('a non-admin stores nothing', async () => {
    const form = uploadForm(pngBytes(), { tour_id: tour });
    const response = await t.call('POST', '/upload', { body: form, as: people.noor });
    expect(response.status).toBe(403);
    expect(await t.storedKeys()).toEqual([]);
  });
});
