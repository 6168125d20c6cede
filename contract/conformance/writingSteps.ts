import { idIn, recordIn, type Known, type Step, type StepRequest } from './conformanceStep';

type IdName = 'tourId' | 'sectionId' | 'mediaId' | 'chapterId' | 'languageId';

/** A call on a record that the run created. */
const of = (
  call: string,
  name: IdName,
  parts: (known: Known) => StepRequest = () => ({}),
): Step => ({
  call,
  request: (known) => {
    const id = known[name];
    return id === undefined ? null : { path: { id }, ...parts(known) };
  },
});

/** Like `of`, for the record's texts in the other language. */
const ofTexts = (call: string, name: IdName, parts: StepRequest = {}): Step => ({
  call,
  request: ({ [name]: id, otherLanguage: language }) =>
    id === undefined || language === null ? null : { path: { id, language }, ...parts },
});

const learned = (step: Step, name: IdName): Step => ({
  ...step,
  learn: (known, value) => (known[name] = idIn(value)),
});

const inLanguage = ({ language }: Known): StepRequest => ({ query: { lang: language } });

/** Requests a record in the other language, which it does not have yet. */
const lacking = (call: string, name: IdName): Step => ({
  call,
  request: ({ [name]: id, otherLanguage: lang }) =>
    id === undefined || lang === null ? null : { path: { id }, query: { lang } },
  isLacking: true,
});

/** MPEG-1 layer III frames of silence, 24 ms each. */
function recording(prefix: string): File {
  const bytes = new Uint8Array(125 * 144);
  for (let at = 0; at < bytes.length; at += 144) bytes.set([0xff, 0xfb, 0x34, 0xc0], at);
  return new File([bytes], `${prefix}.mp3`, { type: 'audio/mpeg' });
}

const text = (known: Known, language: string) => ({
  language,
  title: `${known.prefix} ${language}`,
  description: 'Made by a conformance run, and removed by it',
});

const chapter = { description: '', start_time_seconds: 0, end_time_seconds: 1.5, order_index: 0 };

const tourSteps: readonly Step[] = [
  learned(
    {
      call: 'POST /api/tours',
      request: (known) => {
        const { language, ...texts } = text(known, known.language);
        const place = { city: 'Agra', country: 'India', duration_seconds: 60 };
        const facts = { slug: known.prefix, primary_language: language, is_published: false };
        return { body: { ...place, ...facts, ...texts, slug_suffix: language } };
      },
    },
    'tourId',
  ),
  of('GET /api/tours/{id}', 'tourId', inLanguage),
  lacking('GET /api/tours/{id}', 'tourId'),
  of('PATCH /api/tours/{id}', 'tourId', () => ({ body: { city: 'Delhi' } })),
  of('GET /api/tours/{id}/translations', 'tourId'),
  {
    call: 'POST /api/tours/{id}/translations',
    request: (known) => {
      const { tourId: id, otherLanguage: language } = known;
      if (id === undefined || language === null) return null;
      return { path: { id }, body: { ...text(known, language), slug_suffix: language } };
    },
  },
  ofTexts('PATCH /api/tours/{id}/translations/{language}', 'tourId', {
    body: { title: 'Changed' },
  }),
  ofTexts('DELETE /api/tours/{id}/translations/{language}', 'tourId'),
];

const sectionSteps: readonly Step[] = [
  learned(
    of('POST /api/tours/{id}/sections', 'tourId', (known) => ({
      body: { ...text(known, known.language), order_index: 0, duration_seconds: null },
    })),
    'sectionId',
  ),
  of('GET /api/tours/{id}/sections', 'tourId', inLanguage),
  of('GET /api/sections/{id}', 'sectionId', inLanguage),
  lacking('GET /api/sections/{id}', 'sectionId'),
  of('PATCH /api/sections/{id}', 'sectionId', () => ({ body: { order_index: 1 } })),
  of('GET /api/sections/{id}/translations', 'sectionId'),
  {
    call: 'POST /api/sections/{id}/translations',
    request: (known) => {
      const { sectionId: id, otherLanguage: language } = known;
      return id === undefined || language === null
        ? null
        : { path: { id }, body: text(known, language) };
    },
  },
  ofTexts('PATCH /api/sections/{id}/translations/{language}', 'sectionId', {
    body: { title: 'Changed' },
  }),
  ofTexts('DELETE /api/sections/{id}/translations/{language}', 'sectionId'),
  of('POST /api/sections/{id}/play', 'sectionId', ({ language }) => ({ query: { language } })),
];

const replacedFile: Step = {
  call: 'PATCH /api/media/{id}',
  request: ({ mediaId: id, language, prefix }) => {
    const file = recording(prefix);
    return id === undefined
      ? null
      : { path: { id }, form: { language, type: 'audio', filename: file.name, file } };
  },
  tries: {
    extension: 'replace-file',
    absent: [404, 405, 415],
    withoutIt: 'It replaces no files: the console uploads the new one and deletes the old one.',
  },
};

const mediaSteps: readonly Step[] = [
  {
    call: 'POST /upload',
    request: ({ tourId, sectionId, language, prefix }) => {
      if (tourId === undefined || sectionId === undefined) return null;
      const file = recording(prefix);
      const owner = { tour_id: tourId, section_id: sectionId };
      return { form: { ...owner, language, type: 'audio', filename: file.name, file } };
    },
    learn: (known, value) => (known.mediaId = idIn(recordIn(value)['media_record'])),
  },
  of('GET /api/media/{id}', 'mediaId'),
  of('PATCH /api/media/{id}', 'mediaId', () => ({ body: { title: 'Changed' } })),
  learned(
    of('POST /api/media/{id}/chapters', 'mediaId', () => ({ body: { ...chapter, title: 'One' } })),
    'chapterId',
  ),
  of('GET /api/media/{id}/chapters', 'mediaId'),
  replacedFile,
  of('PUT /api/chapters/{id}', 'chapterId', () => ({ body: { ...chapter, title: 'Changed' } })),
  of('DELETE /api/chapters/{id}', 'chapterId'),
  of('DELETE /api/media/{id}', 'mediaId'),
  of('DELETE /api/sections/{id}', 'sectionId'),
  of('DELETE /api/tours/{id}', 'tourId'),
];

const languageSteps: readonly Step[] = [
  learned(
    {
      call: 'POST /api/languages',
      // A code for private use (ISO 639-2: qaa to qtz).
      request: ({ prefix }) => {
        const names = { code: 'qkc', label: prefix, native_label: prefix, flag: '🌐' };
        return { body: { ...names, is_enabled: false, is_default: false, sort_order: 999 } };
      },
    },
    'languageId',
  ),
  of('PATCH /api/languages/{id}', 'languageId', () => ({ body: { sort_order: 998 } })),
  of('DELETE /api/languages/{id}', 'languageId'),
];

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const refused = (call: string, request: StepRequest): Step => ({
  call,
  request: () => request,
  isRefused: true,
});

/** Decisions about people, with a nonexistent id. */
const accessSteps: readonly Step[] = [
  refused('POST /api/admin/promote', { body: { pendingId: NOBODY, role: 'admin', notes: '' } }),
  refused('POST /api/admin/demote', { body: { adminId: NOBODY, notes: 'Test', reason: 'Test' } }),
  refused('PATCH /api/admin/{id}', {
    path: { id: NOBODY },
    body: { status: 'rejected', notes: 'T' },
  }),
];

/** Must be refused: the registration is invalid, and the notifications do not exist. */
const pushSteps: readonly Step[] = [
  refused('GET /api/notifications/{id}/progress', { path: { id: NOBODY } }),
  refused('POST /api/notifications/{id}/stop', { path: { id: NOBODY } }),
  refused('POST /api/devices', { body: { token: '', platform: 'ios' } }),
];

/** Transcripts of drafts are visible only to admins. */
const publicSteps: readonly Step[] = [
  refused('GET /api/media/{id}/transcript', { path: { id: NOBODY } }),
];

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const picture = (prefix: string) =>
  new File([Buffer.from(PIXEL, 'base64')], `${prefix}.png`, { type: 'image/png' });

/** Calls that reach people, or leave data that no call removes. */
const sentSteps: readonly Step[] = [
  {
    call: 'POST /api/analytics',
    request: ({ prefix }) => ({ body: { event: prefix } }),
    isSent: true,
  },
  {
    call: 'POST /api/notifications/upload-image',
    request: ({ prefix }) => ({ form: { file: picture(prefix) } }),
    isSent: true,
  },
  {
    call: 'POST /api/notifications',
    request: ({ prefix, language }) => {
      const route = { route_type: 'home', route_id: '', target_language: language };
      const pictures = { image_url: null, tour_cover_url: null };
      return { body: { title: prefix, body: 'A test of the worker', ...pictures, ...route } };
    },
    isSent: true,
  },
  // An admin's own request is refused, or queued.
  {
    call: 'POST /api/admin/request',
    request: ({ prefix }) => ({ body: { reason: prefix } }),
    isRefused: true,
    isSent: true,
  },
];

/** Calls that change something: they remove what they create, the tour last. */
export const writingSteps: readonly Step[] = [
  ...tourSteps,
  ...sectionSteps,
  ...mediaSteps,
  ...languageSteps,
  ...accessSteps,
  ...pushSteps,
  ...publicSteps,
  ...sentSteps,
];
