import { adminEndpoints } from '../state/endpoints/adminEndpoints';
import { analyticsEndpoints } from '../state/endpoints/analyticsEndpoints';
import { dayPlaysEndpoints } from '../state/endpoints/dayPlaysEndpoints';
import { languagesEndpoints } from '../state/endpoints/languagesEndpoints';
import { notificationsEndpoints } from '../state/endpoints/notificationsEndpoints';
import { searchEndpoints } from '../state/endpoints/searchEndpoints';
import { textSearchEndpoints } from '../state/endpoints/textSearchEndpoints';
import { contentCases } from './contentCases';
import {
  announceExtensions,
  anyRecord,
  refetch,
  noResponse,
  untracked,
  type EndpointCase,
} from './endpointCase';

const languages = languagesEndpoints.endpoints;
const admins = adminEndpoints.endpoints;
const analytics = analyticsEndpoints.endpoints;
const notifications = notificationsEndpoints.endpoints;
const search = searchEndpoints.endpoints;

const language = { id: 'l1', code: 'hi', label: 'Hindi', is_enabled: true, sort_order: 1 };
const request = { id: 'r1', status: 'pending', reason: 'Please', full_name: 'Noor' };
const plays = { total_sections: 2, total_plays: 3, sections_with_plays: 1 };
const counts = { total_users: 5, sent_count: 3, failed_count: 0, pending_count: 2 };
const progress = { id: 'n1', state: 'sending', ...counts };
const file = new File(['x'], 'a.mp3');

/** Every endpoint of the worker API, with a valid response. */
export const endpointCases: Record<string, EndpointCase> = {
  ...contentCases,
  getLanguages: {
    run: (dispatch) => dispatch(languages.getLanguages.initiate(undefined, refetch)),
    validResponse: [language],
    required: ['0.code'],
  },
  createLanguage: {
    run: (dispatch) => {
      const values = { ...language, native_label: '', flag: '', is_default: false };
      return dispatch(languages.createLanguage.initiate(values, untracked));
    },
    validResponse: language,
    ...anyRecord,
  },
  updateLanguage: {
    run: (dispatch) =>
      dispatch(languages.updateLanguage.initiate({ id: 'l1', change: {} }, untracked)),
    ...noResponse,
  },
  deleteLanguage: {
    run: (dispatch) => dispatch(languages.deleteLanguage.initiate({ id: 'l1' }, untracked)),
    ...noResponse,
  },
  getAdminOverview: {
    run: (dispatch) => dispatch(admins.getAdminOverview.initiate(undefined, refetch)),
    validResponse: {
      admins: [{ id: 'a1', full_name: 'Asha', role: 'owner' }],
      pending: [request],
      rejected: [{ ...request, id: 'r2' }],
      approved: [{ ...request, id: 'r3' }],
      demoted: [{ ...request, id: 'r4' }],
    },
    required: ['admins', 'admins.0.id', 'pending.0.id', 'rejected.0.id', 'demoted.0.id'],
  },
  getPendingRequests: {
    run: (dispatch) => dispatch(admins.getPendingRequests.initiate(undefined, refetch)),
    validResponse: [request],
    required: ['0.id'],
  },
  getAdminActivity: {
    run: (dispatch) => dispatch(admins.getAdminActivity.initiate(undefined, refetch)),
    validResponse: [
      { id: 'x1', action: 'promote', admin: { full_name: 'Asha' }, details: { notes: '' } },
    ],
    required: [],
  },
  requestAccess: {
    run: (dispatch) => dispatch(admins.requestAccess.initiate({ reason: 'Please' }, untracked)),
    validResponse: { success: true },
    required: [],
  },
  promote: {
    run: (dispatch) => {
      const promotion = { pendingId: 'r1', role: 'admin', notes: '' } as const;
      return dispatch(admins.promote.initiate(promotion, untracked));
    },
    ...noResponse,
  },
  demote: {
    run: (dispatch) => dispatch(admins.demote.initiate({ adminId: 'a', reason: 'r' }, untracked)),
    ...noResponse,
  },
  rejectRequest: {
    run: (dispatch) =>
      dispatch(admins.rejectRequest.initiate({ requestId: 'r1', notes: 'n' }, untracked)),
    ...noResponse,
  },
  getAnalyticsOverview: {
    run: (dispatch) => dispatch(analytics.getAnalyticsOverview.initiate(undefined, refetch)),
    validResponse: { overview: { summary: plays, by_language: { en: plays } } },
    required: ['overview.summary', 'overview.summary.total_plays'],
  },
  getDayPlays: {
    run: (dispatch) => {
      dispatch(announceExtensions);
      return dispatch(dayPlaysEndpoints.endpoints.getDayPlays.initiate(undefined, refetch));
    },
    validResponse: [{ day: '2025-03-08', plays: 3 }],
    required: ['0.day', '0.plays'],
  },
  getSectionPlays: {
    run: (dispatch) => dispatch(analytics.getSectionPlays.initiate(undefined, refetch)),
    validResponse: { sections: { most_played_sections: [{ section_id: 's1', plays: 3 }] } },
    required: ['sections.most_played_sections', 'sections.most_played_sections.0.section_id'],
  },
  getTourPlays: {
    run: (dispatch) => dispatch(analytics.getTourPlays.initiate(undefined, refetch)),
    validResponse: { tours: { tour_popularity: [{ tour_id: 't1', by_language: { en: 3 } }] } },
    required: ['tours.tour_popularity', 'tours.tour_popularity.0.tour_id'],
  },
  getTourRanking: {
    run: (dispatch) => dispatch(analytics.getTourRanking.initiate(undefined, refetch)),
    validResponse: { tours: { tour_popularity: [{ tour_id: 't1', by_language: { en: 3 } }] } },
    required: ['tours.tour_popularity', 'tours.tour_popularity.0.tour_id'],
  },
  getUserCounts: {
    run: (dispatch) => dispatch(notifications.getUserCounts.initiate(undefined, refetch)),
    validResponse: { total_users: 5, by_language: { en: 5 } },
    required: ['total_users'],
  },
  sendNotification: {
    run: (dispatch) => {
      const target = { route_type: 'home', route_id: '', target_language: 'all' } as const;
      const texts = { title: 'T', body: 'B', image_url: null, tour_cover_url: null };
      return dispatch(notifications.sendNotification.initiate({ ...texts, ...target }, untracked));
    },
    validResponse: { message: 'Sent', total_users: 5, sent_count: 4, failed_count: 1 },
    ...anyRecord,
  },
  getNotificationProgress: {
    run: (dispatch) => dispatch(notifications.getNotificationProgress.initiate('n1', refetch)),
    validResponse: progress,
    required: ['state'],
  },
  stopNotification: {
    run: (dispatch) => dispatch(notifications.stopNotification.initiate('n1', untracked)),
    validResponse: progress,
    required: ['state'],
  },
  uploadNotificationImage: {
    run: (dispatch) =>
      dispatch(notifications.uploadNotificationImage.initiate({ file }, untracked)),
    validResponse: { image_url: 'http://f/1' },
    required: ['image_url'],
  },
  searchTours: {
    run: (dispatch) =>
      dispatch(search.searchTours.initiate({ query: 'q', language: 'en' }, refetch)),
    validResponse: [{ id: 't1', title: 'Taj' }],
    required: ['0.id'],
  },
  searchSections: {
    run: (dispatch) => {
      dispatch(announceExtensions);
      return dispatch(search.searchSections.initiate({ query: 'q', language: 'en' }, refetch));
    },
    validResponse: [{ id: 's1', tour_id: 't1', title: 'Gate', tour_title: 'Taj' }],
    required: ['0.id', '0.tour_id'],
  },
  searchTexts: {
    run: (dispatch) => {
      dispatch(announceExtensions);
      const asked = { query: 'q', from: 'en', to: 'hi' };
      return dispatch(textSearchEndpoints.endpoints.searchTexts.initiate(asked, refetch));
    },
    validResponse: [
      { tour_id: 't1', section_id: null, field: 'title', source: 'Gate', target: 'द्वार' },
    ],
    required: [],
  },
  searchPlaylists: {
    run: (dispatch) =>
      dispatch(search.searchPlaylists.initiate({ query: 'q', language: 'en' }, refetch)),
    validResponse: [{ id: 'p1', name: 'Forts' }],
    required: ['0.id'],
    isSilent: true,
  },
};
