import { tourDraftFixture } from '../../testing/tourFixtures';
import { adminEndpoints } from '../endpoints/adminEndpoints';
import { analyticsEndpoints } from '../endpoints/analyticsEndpoints';
import { chaptersEndpoints } from '../endpoints/chaptersEndpoints';
import { languagesEndpoints } from '../endpoints/languagesEndpoints';
import { mediaEndpoints } from '../endpoints/mediaEndpoints';
import { notificationsEndpoints } from '../endpoints/notificationsEndpoints';
import { spyConsole } from '../../testing/spyConsole';
import { type AnyDispatch } from './anyDispatch';
import { searchEndpoints } from '../endpoints/searchEndpoints';
import { sectionsEndpoints } from '../endpoints/sectionsEndpoints';
import { sectionTranslationsEndpoints } from '../endpoints/sectionTranslationsEndpoints';
import { toursEndpoints } from '../endpoints/toursEndpoints';
import { tourTranslationsEndpoints } from '../endpoints/tourTranslationsEndpoints';

const tours = toursEndpoints.endpoints;
const tourTexts = tourTranslationsEndpoints.endpoints;
const sections = sectionsEndpoints.endpoints;
const sectionTexts = sectionTranslationsEndpoints.endpoints;
const media = mediaEndpoints.endpoints;
const chapters = chaptersEndpoints.endpoints;
const languages = languagesEndpoints.endpoints;
const admins = adminEndpoints.endpoints;
const analytics = analyticsEndpoints.endpoints;
const search = searchEndpoints.endpoints;
const notifications = notificationsEndpoints.endpoints;

const tour = { tourId: 't', language: 'hi' };
const section = { sectionId: 's', language: 'hi' };
const file = new File(['x'], 'gate.mp3', { type: 'audio/mpeg' });
const texts = { title: 'Gate', description: 'Old' };
const tourDraft = tourDraftFixture({
  ...texts,
  slug: 'gate',
  city: 'Agra',
  country: 'India',
  duration_seconds: 60,
  primary_language: 'en',
  is_published: false,
  slug_suffix: 'en',
});
const sectionDraft = { ...texts, order_index: 0, duration_seconds: null, language: 'en' };
const chapterDraft = {
  ...texts,
  start_time_seconds: 1.5,
  end_time_seconds: null,
  order_index: 0,
};
const languageDraft = {
  code: 'ur',
  label: 'Urdu',
  native_label: '',
  flag: '🌐',
  is_enabled: true,
  is_default: false,
  sort_order: 3,
};
const notification = {
  title: 'New',
  body: 'Walk',
  image_url: null,
  tour_cover_url: '/c.png',
  route_type: 'tour' as const,
  route_id: 't',
  target_language: 'all',
};
const upload = {
  file,
  tourId: 't',
  sectionId: 's',
  language: 'hi',
  type: 'audio' as const,
  onProgress: () => undefined,
};
const form = {
  tour_id: 't',
  section_id: 's',
  language: 'hi',
  type: 'audio',
  filename: 'gate.mp3',
  file: 'gate.mp3',
};

type Send = (dispatch: AnyDispatch) => unknown;

const calls: [call: string, send: Send, body?: unknown][] = [
  ['GET /api/tours?lang=hi', (d) => d(tours.getTours.initiate({ language: 'hi' }))],
  ['POST /api/tours', (d) => d(tours.createTour.initiate(tourDraft)), tourDraft],
  ['GET /api/tours/t?lang=hi', (d) => d(tours.getTour.initiate(tour))],
  [
    'PATCH /api/tours/t?lang=hi',
    (d) => d(tours.updateTour.initiate({ ...tour, change: { city: 'Delhi' } })),
    { city: 'Delhi' },
  ],
  ['DELETE /api/tours/t', (d) => d(tours.deleteTour.initiate(tour))],
  ['GET /api/tours/t/sections?lang=hi', (d) => d(sections.getSections.initiate(tour))],
  ['GET /api/tours/t/translations', (d) => d(tourTexts.getTourTranslations.initiate(tour))],
  [
    'POST /api/tours/t/translations',
    (d) =>
      d(
        tourTexts.createTourTranslation.initiate({
          tourId: 't',
          draft: { ...texts, language: 'hi', slug_suffix: 'hi' },
        }),
      ),
    { ...texts, language: 'hi', slug_suffix: 'hi' },
  ],
  [
    'PATCH /api/tours/t/translations/hi',
    (d) => d(tourTexts.updateTourTranslation.initiate({ ...tour, change: texts })),
    texts,
  ],
  ['DELETE /api/tours/t/translations/hi', (d) => d(tourTexts.deleteTourTranslation.initiate(tour))],
  [
    'POST /api/tours/t/sections',
    (d) => d(sections.createSection.initiate({ tourId: 't', draft: sectionDraft })),
    sectionDraft,
  ],
  [
    'GET /api/sections/s?lang=hi',
    (d) => d(sections.getSection.initiate({ ...section, tourId: 't' })),
  ],
  [
    'PATCH /api/sections/s',
    (d) =>
      d(
        sections.updateSection.initiate({
          sectionId: 's',
          change: { order_index: 2, duration_seconds: 90 },
        }),
      ),
    { order_index: 2, duration_seconds: 90 },
  ],
  ['DELETE /api/sections/s', (d) => d(sections.deleteSection.initiate({ sectionId: 's' }))],
  [
    'GET /api/sections/s/translations',
    (d) => d(sectionTexts.getSectionTranslations.initiate(section)),
  ],
  [
    'POST /api/sections/s/translations',
    (d) =>
      d(
        sectionTexts.createSectionTranslation.initiate({
          sectionId: 's',
          draft: { ...texts, language: 'hi', slug_suffix: undefined },
        }),
      ),
    { ...texts, language: 'hi' },
  ],
  [
    'PATCH /api/sections/s/translations/hi',
    (d) => d(sectionTexts.updateSectionTranslation.initiate({ ...section, change: texts })),
    texts,
  ],
  [
    'DELETE /api/sections/s/translations/hi',
    (d) => d(sectionTexts.deleteSectionTranslation.initiate(section)),
  ],
  ['POST /api/sections/s/play?language=hi', (d) => d(sections.recordPlay.initiate(section))],
  ['POST /upload', (d) => d(media.upload.initiate(upload)), form],
  [
    'PATCH /api/media/m',
    (d) => d(media.replaceMediaFile.initiate({ ...upload, mediaId: 'm' })),
    { language: 'hi', type: 'audio', filename: 'gate.mp3', file: 'gate.mp3' },
  ],
  ['GET /api/media/m', (d) => d(media.getMedia.initiate({ mediaId: 'm' }))],
  [
    'PATCH /api/media/m',
    (d) => d(media.updateMedia.initiate({ mediaId: 'm', change: { title: 'Gate' } })),
    { title: 'Gate' },
  ],
  ['DELETE /api/media/m', (d) => d(media.deleteMedia.initiate({ mediaId: 'm' }))],
  ['GET /api/media/m/chapters', (d) => d(chapters.getChapters.initiate({ mediaId: 'm' }))],
  [
    'POST /api/media/m/chapters',
    (d) => d(chapters.createChapter.initiate({ mediaId: 'm', draft: chapterDraft })),
    chapterDraft,
  ],
  [
    'PUT /api/chapters/c',
    (d) =>
      d(chapters.updateChapter.initiate({ mediaId: 'm', chapterId: 'c', draft: chapterDraft })),
    chapterDraft,
  ],
  ['DELETE /api/chapters/c', (d) => d(chapters.deleteChapter.initiate({ chapterId: 'c' }))],
  [
    'GET /api/search?q=fort&lang=en&limit=20',
    (d) => d(search.searchTours.initiate({ query: 'fort', language: 'all' })),
  ],
  [
    'GET /api/public-playlists?search=fort&lang=en&limit=20',
    (d) => d(search.searchPlaylists.initiate({ query: 'fort', language: 'all' })),
  ],
  ['GET /api/analytics?type=overview', (d) => d(analytics.getAnalyticsOverview.initiate())],
  ['GET /api/analytics?type=sections', (d) => d(analytics.getSectionPlays.initiate())],
  ['GET /api/analytics?type=tours', (d) => d(analytics.getTourPlays.initiate())],
  ['GET /api/languages', (d) => d(languages.getLanguages.initiate())],
  [
    'POST /api/languages',
    (d) => d(languages.createLanguage.initiate(languageDraft)),
    languageDraft,
  ],
  [
    'PATCH /api/languages/l',
    (d) => d(languages.updateLanguage.initiate({ id: 'l', change: { is_enabled: false } })),
    { is_enabled: false },
  ],
  ['DELETE /api/languages/l', (d) => d(languages.deleteLanguage.initiate({ id: 'l' }))],
  ['GET /api/admin/overview', (d) => d(admins.getAdminOverview.initiate())],
  ['GET /api/admin/pending', (d) => d(admins.getPendingRequests.initiate())],
  ['GET /api/admin/activity', (d) => d(admins.getAdminActivity.initiate())],
  [
    'POST /api/admin/request',
    (d) => d(admins.requestAccess.initiate({ reason: 'To write' })),
    { reason: 'To write' },
  ],
  [
    'POST /api/admin/promote',
    (d) => d(admins.promote.initiate({ pendingId: 'r', role: 'admin', notes: 'Hi' })),
    { pendingId: 'r', role: 'admin', notes: 'Hi' },
  ],
  [
    'POST /api/admin/demote',
    (d) => d(admins.demote.initiate({ adminId: 'a', reason: 'Left' })),
    { adminId: 'a', notes: 'Left', reason: 'Left' },
  ],
  [
    'PATCH /api/admin/r',
    (d) => d(admins.rejectRequest.initiate({ requestId: 'r', notes: 'Who?' })),
    { status: 'rejected', notes: 'Who?' },
  ],
  [
    'POST /api/notifications',
    (d) => d(notifications.sendNotification.initiate(notification)),
    notification,
  ],
  [
    'POST /api/notifications/upload-image',
    (d) => d(notifications.uploadNotificationImage.initiate({ file })),
    { file: 'gate.mp3' },
  ],
  ['GET /api/notifications/user-counts', (d) => d(notifications.getUserCounts.initiate())],
];

describe('the calls it makes', () => {
  it.each(calls)('%s', async (call, send, body: unknown = undefined) => {
    const { sent, dispatch } = spyConsole();
    await send(dispatch);
    expect(sent[0]).toMatchObject({ call });
    expect(sent[0]?.body).toEqual(body);
  });

  it('carry the token and say that they speak JSON; public ones are the same without a token', async () => {
    const { sent, dispatch } = spyConsole();
    await dispatch(tours.getTours.initiate({ language: 'en' }));
    await dispatch(languages.getLanguages.initiate());
    const json = { accept: 'application/json', 'content-type': 'application/json' };
    expect(sent.map(({ headers }) => headers)).toEqual([
      { ...json, authorization: 'Bearer token' },
      json,
    ]);
  });

  it('are made once while their response is kept, and again after a failure', async () => {
    const { sent, dispatch } = spyConsole();
    const read = () => dispatch(tours.getTours.initiate({ language: 'en' }));
    await read();
    await read();
    expect(sent).toHaveLength(1);
    const parseOneRecord = () => dispatch(tours.getTour.initiate(tour));
    expect((await parseOneRecord()).error).toMatchObject({ code: 'not_found' });
    await parseOneRecord();
    expect(sent).toHaveLength(3);
  });

  it('that fail leave an empty list of playlists', async () => {
    const { dispatch, fail } = spyConsole();
    fail();
    const playlists = { query: 'fort', language: 'hi' };
    const { data, error } = await dispatch(search.searchPlaylists.initiate(playlists));
    expect([data, error]).toEqual([[], undefined]);
  });

  it('are not made for a chapter without an id', async () => {
    const { sent, dispatch } = spyConsole();
    const change = { mediaId: 'm', chapterId: '', draft: chapterDraft };
    expect((await dispatch(chapters.updateChapter.initiate(change))).error).toMatchObject({
      message: 'Invalid chapter ID - cannot update chapter without valid ID',
    });
    expect(sent).toEqual([]);
  });
});
