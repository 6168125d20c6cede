import { object, string, type InferType } from 'yup';
import { limits } from '../limits';
import { boundedText, pictureUrl } from '../text/textRules';

export const routeTypes = [
  'home',
  'tour',
  'playlist',
  'private_playlist',
  'profile',
  'playlists',
  'downloads',
  'auth',
] as const;
export type RouteType = (typeof routeTypes)[number];

/** Result of a notification accepted by the worker: its message and the known counts. */
export interface NotificationResult {
  message: string;
  /** Id for polling the progress; absent when the worker reports none. */
  id?: string;
  total_users: number | null;
  sent_count: number | null;
  failed_count: number | null;
}

/** States of a notification: `sending` while devices remain to be tried, `stopped` by a person before that. */
export const notificationStates = ['sending', 'stopped', 'finished'] as const;

/** Progress of a notification sent through a queue. */
export interface NotificationProgress {
  id: string;
  state: (typeof notificationStates)[number];
  total_users: number;
  sent_count: number;
  failed_count: number;
  /** Number of users not reached yet. */
  pending_count: number;
}

export interface UserCounts {
  total_users: number;
  by_language: Record<string, number>;
}

const targetMessages: Partial<Record<RouteType, string>> = {
  tour: 'Tour selection is required for tour notifications',
  playlist: 'Playlist selection is required for playlist notifications',
  private_playlist: 'Playlist ID is required for private playlist notifications',
};

export const notificationRules = object({
  title: string().trim().required('Title is required').max(limits.notificationTitle),
  body: string().trim().required('Message body is required').max(limits.notificationBody),
  image_url: pictureUrl().nullable().default(null),
  tour_cover_url: pictureUrl().nullable().default(null),
  route_type: string()
    .oneOf<RouteType>([...routeTypes])
    .default('home'),
  route_id: boundedText('Target', 'id')
    .trim()
    .default('')
    .when('route_type', ([type], schema) => {
      const message = targetMessages[type as RouteType];
      return message === undefined ? schema : schema.required(message);
    }),
  target_language: boundedText('Language', 'language').default('all'),
});
export type NotificationDraft = InferType<typeof notificationRules>;
