import { adminEndpoints } from '../state/endpoints/adminEndpoints';
import { analyticsEndpoints } from '../state/endpoints/analyticsEndpoints';
import { languagesEndpoints } from '../state/endpoints/languagesEndpoints';
import { notificationsEndpoints } from '../state/endpoints/notificationsEndpoints';
import { searchEndpoints } from '../state/endpoints/searchEndpoints';
import { contentCases } from './contentCases';
import { anew, done, untracked, type EndpointCase } from './endpointCase';

const languages = languagesEndpoints.endpoints;
const admins = adminEndpoints.endpoints;
const analytics = analyticsEndpoints.endpoints;
const notifications = notificationsEndpoints.endpoints;
const search = searchEndpoints.endpoints;

const language = { id: 'l1', code: 'hi', label: 'Hindi', is_enabled: true, sort_order: 1 };
const request = { id: 'r1', status: 'pending', reason: 'Please', full_name: 'Noor' };
const plays = { total_sections: 2, total_plays: 3, sections_with_plays: 1 };
const file = new File(['x'], 'a.mp3');

/** Every call of the worker API, with an answer that is as it should be. */
export const endpointCases: Record<string, EndpointCase> = {
  ...contentCases,
  getLanguages: {
    run: (dispatch) => dispatch(languages.getLanguages.initiate(undefined, anew)),
    good: [language],
    required: ['0.code'],
  },
  createLanguage: {
    run: (dispatch) => {
      const values = { ...language, native_label: '', flag: '', is_default: false };
      return dispatch(languages.createLanguage.initiate(values, untracked));
    },
    good: language,
    required: ['code'],
  },
  updateLanguage: {
    run: (dispatch) =>
      dispatch(languages.updateLanguage.initiate({ id: 'l1', change: {} }, untracked)),
    ...done,
  },
  deleteLanguage: {
    run: (dispatch) => dispatch(languages.deleteLanguage.initiate({ id: 'l1' }, untracked)),
    ...done,
  },
  getAdminOverview: {
    run: (dispatch) => dispatch(admins.getAdminOverview.initiate(undefined, anew)),
    good: {
      admins: [{ id: 'a1', full_name: 'Asha', role: 'owner' }],
      pending: [request],
      rejected: [{ ...request, id: 'r2' }],
      approved: [{ ...request, id: 'r3' }],
      demoted: [{ ...request, id: 'r4' }],
    },
    required: ['admins', 'admins.0.id', 'pending.0.id', 'rejected.0.id', 'demoted.0.id'],
  },
  getPendingRequests: {
    run: (dispatch) => dispatch(admins.getPendingRequests.initiate(undefined, anew)),
    good: [request],
    required: ['0.id'],
  },
  getAdminActivity: {
    run: (dispatch) => dispatch(admins.getAdminActivity.initiate(undefined, anew)),
    good: [{ id: 'x1', action: 'promote', admin: { full_name: 'Asha' }, details: { notes: '' } }],
    required: [],
  },
  requestAccess: {
    run: (dispatch) => dispatch(admins.requestAccess.initiate({ reason: 'Please' }, untracked)),
    good: { success: true },
    required: [],
  },
  promote: {
    run: (dispatch) => {
      const promotion = { pendingId: 'r1', role: 'admin', notes: '' } as const;
      return dispatch(admins.promote.initiate(promotion, untracked));
    },
    ...done,
  },
  demote: {
    run: (dispatch) => dispatch(admins.demote.initiate({ adminId: 'a', reason: 'r' }, untracked)),
    ...done,
  },
  rejectRequest: {
    run: (dispatch) =>
      dispatch(admins.rejectRequest.initiate({ requestId: 'r1', notes: 'n' }, untracked)),
    ...done,
  },
  getAnalyticsOverview: {
    run: (dispatch) => dispatch(analytics.getAnalyticsOverview.initiate(undefined, anew)),
    good: { overview: { summary: plays, by_language: { en: plays } } },
    required: ['overview.summary', 'overview.summary.total_plays'],
  },
  getSectionPlays: {
    run: (dispatch) => dispatch(analytics.getSectionPlays.initiate(undefined, anew)),
    good: { sections: { most_played_sections: [{ section_id: 's1', plays: 3 }] } },
    required: ['sections.most_played_sections', 'sections.most_played_sections.0.section_id'],
  },
  getTourPlays: {
    run: (dispatch) => dispatch(analytics.getTourPlays.initiate(undefined, anew)),
    good: { tours: { tour_popularity: [{ tour_id: 't1', by_language: { en: 3 } }] } },
    required: ['tours.tour_popularity', 'tours.tour_popularity.0.tour_id'],
  },
  getUserCounts: {
    run: (dispatch) => dispatch(notifications.getUserCounts.initiate(undefined, anew)),
    good: { total_users: 5, by_language: { en: 5 } },
    required: ['total_users'],
  },
  sendNotification: {
    run: (dispatch) => {
      const target = { route_type: 'home', route_id: '', target_language: 'all' } as const;
      const words = { title: 'T', body: 'B', image_url: null, tour_cover_url: null };
      return dispatch(notifications.sendNotification.initiate({ ...words, ...target }, untracked));
    },
    good: { message: 'Sent', total_users: 5, sent_count: 4, failed_count: 1 },
    required: ['sent_count'],
  },
  uploadNotificationImage: {
    run: (dispatch) =>
      dispatch(notifications.uploadNotificationImage.initiate({ file }, untracked)),
    good: { image_url: 'http://f/1' },
    required: ['image_url'],
  },
  searchTours: {
    run: (dispatch) => dispatch(search.searchTours.initiate({ query: 'q', language: 'en' }, anew)),
    good: [{ id: 't1', title: 'Taj' }],
    required: ['0.id'],
  },
  searchPlaylists: {
    run: (dispatch) =>
      dispatch(search.searchPlaylists.initiate({ query: 'q', language: 'en' }, anew)),
    good: [{ id: 'p1', name: 'Forts' }],
    required: ['0.id'],
    isSilent: true,
  },
};
