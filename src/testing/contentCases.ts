import { chaptersEndpoints } from '../state/endpoints/chaptersEndpoints';
import { mediaEndpoints } from '../state/endpoints/mediaEndpoints';
import { sectionMediaEndpoints } from '../state/endpoints/sectionMediaEndpoints';
import { sectionsEndpoints } from '../state/endpoints/sectionsEndpoints';
import { sectionTranslationsEndpoints } from '../state/endpoints/sectionTranslationsEndpoints';
import { toursEndpoints } from '../state/endpoints/toursEndpoints';
import { outdatedTranslationsEndpoints } from '../state/endpoints/outdatedTranslationsEndpoints';
import { tourTranslationsEndpoints } from '../state/endpoints/tourTranslationsEndpoints';
import { tourDraftFixture } from './tourFixtures';
import {
  announceExtensions,
  anyRecord,
  refetch,
  noResponse,
  untracked,
  type EndpointCase,
} from './endpointCase';

const { getTours, getEditedTours, getTour, createTour, updateTour, deleteTour } =
  toursEndpoints.endpoints;
const { getOutdatedTranslations } = outdatedTranslationsEndpoints.endpoints;
const tourTexts = tourTranslationsEndpoints.endpoints;
const sections = sectionsEndpoints.endpoints;
const sectionTexts = sectionTranslationsEndpoints.endpoints;
const { getOtherLanguagesMedia } = sectionMediaEndpoints.endpoints;
const media = mediaEndpoints.endpoints;
const chapters = chaptersEndpoints.endpoints;

const section = { id: 's1', tour_id: 't1', order_index: 0, title: 'Gate', language: 'en' };
const audio = { id: 'm1', language: 'en', type: 'audio', title: 'Gate', public_url: 'http://f/1' };
const tour = {
  id: 't1',
  slug: 'taj',
  city: 'Agra',
  country: 'India',
  duration_seconds: 600,
  primary_language: 'en',
  is_published: true,
  title: 'Taj',
  language: 'en',
  tour_sections: [{ ...section, media: [audio] }],
};
const text = { id: 'x', language: 'hi', title: 'ताज', description: '', slug_suffix: 'hi' };
const chapter = { id: 'c1', title: 'One', start_time_seconds: 1, end_time_seconds: 2 };
const file = new File(['x'], 'a.mp3');
const noProgress = () => undefined;
const sent = { file, tourId: 't1', sectionId: 's1', language: 'en', onProgress: noProgress };
const draft = { ...chapter, description: '', order_index: 0 };
const id = { tourId: 't1', sectionId: 's1', mediaId: 'm1', chapterId: 'c1', language: 'en' };
const inHindi = { language: 'hi', title: 'T', description: '', slug_suffix: 'hi' };

/** Endpoints of tours, sections, translations, media and chapters. */
export const contentCases: Record<string, EndpointCase> = {
  getTours: {
    run: (dispatch) => dispatch(getTours.initiate({ language: 'en' }, refetch)),
    validResponse: [tour],
    required: ['0.id', '0.tour_sections.0.id', '0.tour_sections.0.media.0.id'],
  },
  getEditedTours: {
    run: (dispatch) => {
      dispatch(announceExtensions);
      return dispatch(getEditedTours.initiate(undefined, refetch));
    },
    validResponse: [{ tour_id: 't1', edited_at: '2025-03-08T06:01:00.000Z' }],
    required: ['0.tour_id', '0.edited_at'],
  },
  getOutdatedTranslations: {
    run: (dispatch) => {
      dispatch(announceExtensions);
      return dispatch(getOutdatedTranslations.initiate(undefined, refetch));
    },
    validResponse: [{ tour_id: 't1', language: 'hi', texts: 2 }],
    required: ['0.tour_id', '0.language', '0.texts'],
  },
  getTour: {
    run: (dispatch) => dispatch(getTour.initiate(id, refetch)),
    validResponse: [tour],
    required: ['0.id', '0.tour_sections.0.id'],
    record: 'tour',
  },
  createTour: {
    run: (dispatch) => dispatch(createTour.initiate(tourDraftFixture({}), untracked)),
    validResponse: [tour],
    ...anyRecord,
  },
  updateTour: {
    run: (dispatch) => dispatch(updateTour.initiate({ ...id, change: { city: 'A' } }, untracked)),
    validResponse: [tour],
    ...anyRecord,
  },
  deleteTour: { run: (dispatch) => dispatch(deleteTour.initiate(id, untracked)), ...noResponse },
  getTourTranslations: {
    run: (dispatch) => dispatch(tourTexts.getTourTranslations.initiate(id, refetch)),
    validResponse: [text],
    required: ['0.language'],
  },
  createTourTranslation: {
    run: (dispatch) =>
      dispatch(tourTexts.createTourTranslation.initiate({ ...id, draft: inHindi }, untracked)),
    validResponse: text,
    ...anyRecord,
  },
  updateTourTranslation: {
    run: (dispatch) =>
      dispatch(
        tourTexts.updateTourTranslation.initiate({ ...id, change: { title: 'T' } }, untracked),
      ),
    validResponse: text,
    ...anyRecord,
  },
  deleteTourTranslation: {
    run: (dispatch) => dispatch(tourTexts.deleteTourTranslation.initiate(id, untracked)),
    ...noResponse,
  },
  getSections: {
    run: (dispatch) => dispatch(sections.getSections.initiate(id, refetch)),
    validResponse: [{ ...section, media: [audio] }],
    required: ['0.id', '0.media.0.id'],
  },
  getTourSections: {
    run: (dispatch) => dispatch(sections.getTourSections.initiate(id, refetch)),
    validResponse: [{ ...section, media: [audio] }],
    required: ['0.id', '0.media.0.id'],
  },
  getSection: {
    run: (dispatch) => dispatch(sections.getSection.initiate(id, refetch)),
    validResponse: [{ ...section, media: [audio] }],
    required: ['0.id', '0.media.0.id'],
    record: 'section',
  },
  createSection: {
    run: (dispatch) => {
      const values = { ...inHindi, order_index: 0, duration_seconds: null };
      return dispatch(sections.createSection.initiate({ ...id, draft: values }, untracked));
    },
    validResponse: section,
    ...anyRecord,
  },
  updateSection: {
    run: (dispatch) =>
      dispatch(sections.updateSection.initiate({ ...id, change: { order_index: 1 } }, untracked)),
    ...noResponse,
  },
  deleteSection: {
    run: (dispatch) => dispatch(sections.deleteSection.initiate(id, untracked)),
    ...noResponse,
  },
  recordPlay: {
    run: (dispatch) => dispatch(sections.recordPlay.initiate(id, untracked)),
    ...noResponse,
  },
  getSectionTranslations: {
    run: (dispatch) => dispatch(sectionTexts.getSectionTranslations.initiate(id, refetch)),
    validResponse: [text],
    required: ['0.language'],
  },
  createSectionTranslation: {
    run: (dispatch) =>
      dispatch(
        sectionTexts.createSectionTranslation.initiate({ ...id, draft: inHindi }, untracked),
      ),
    validResponse: text,
    ...anyRecord,
  },
  updateSectionTranslation: {
    run: (dispatch) => {
      const change = { title: 'T' };
      return dispatch(sectionTexts.updateSectionTranslation.initiate({ ...id, change }, untracked));
    },
    validResponse: text,
    ...anyRecord,
  },
  deleteSectionTranslation: {
    run: (dispatch) => dispatch(sectionTexts.deleteSectionTranslation.initiate(id, untracked)),
    ...noResponse,
  },
  getOtherLanguagesMedia: {
    run: (dispatch) =>
      dispatch(getOtherLanguagesMedia.initiate({ ...id, languages: ['en', 'hi'] }, refetch)),
    validResponse: [{ ...section, media: [audio] }],
    required: ['0.id', '0.media.0.id'],
    allowsNoResponse: true,
  },
  getMedia: {
    run: (dispatch) => dispatch(media.getMedia.initiate(id, refetch)),
    validResponse: audio,
    required: ['id'],
  },
  upload: {
    run: (dispatch) => dispatch(media.upload.initiate({ ...sent, type: 'audio' }, untracked)),
    validResponse: {
      media_record: { id: 'm1', title: null, language: 'en' },
      public_url: 'http://f/1',
    },
    ...anyRecord,
  },
  updateMedia: {
    run: (dispatch) =>
      dispatch(media.updateMedia.initiate({ ...id, change: { title: 'T' } }, untracked)),
    validResponse: audio,
    ...anyRecord,
  },
  replaceMediaFile: {
    run: (dispatch) =>
      dispatch(
        media.replaceMediaFile.initiate({ ...sent, type: 'audio', mediaId: 'm1' }, untracked),
      ),
    validResponse: audio,
    ...anyRecord,
  },
  deleteMedia: {
    run: (dispatch) => dispatch(media.deleteMedia.initiate(id, untracked)),
    ...noResponse,
  },
  getChapters: {
    run: (dispatch) => dispatch(chapters.getChapters.initiate(id, refetch)),
    validResponse: [chapter],
    required: [],
  },
  createChapter: {
    run: (dispatch) => dispatch(chapters.createChapter.initiate({ ...id, draft }, untracked)),
    validResponse: chapter,
    required: ['id', 'start_time_seconds'],
  },
  updateChapter: {
    run: (dispatch) => dispatch(chapters.updateChapter.initiate({ ...id, draft }, untracked)),
    ...noResponse,
  },
  deleteChapter: {
    run: (dispatch) => dispatch(chapters.deleteChapter.initiate(id, untracked)),
    ...noResponse,
  },
};
