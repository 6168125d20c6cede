import { notificationRules, type NotificationDraft } from '../../../domain/people/notification';
import { type PublicPlaylist, type TourHit } from '../../../domain/tours/playlist';
import { capitalised, listWithAnd } from '../../../domain/text/sentence';
import { EVERYONE, defaultTarget } from './routeActions';

/** Payload of a notification, with the records behind its target for display. */
export interface NotificationValues extends NotificationDraft {
  tour: TourHit | null;
  playlist: PublicPlaylist | null;
}

export const emptyNotification: NotificationValues = {
  title: '',
  body: '',
  image_url: null,
  tour_cover_url: null,
  route_type: 'home',
  route_id: '',
  target_language: EVERYONE,
  tour: null,
  playlist: null,
};

const noTarget = { tour: null, playlist: null, tour_cover_url: null };

/** Changes the language and clears the target: tours and playlists differ by language. */
export function withLanguage(values: NotificationValues, language: string): NotificationValues {
  const route_id = defaultTarget(values.route_type);
  return { ...values, ...noTarget, route_id, target_language: language };
}

/** True when a tour, a playlist, an id or a non-default tab is chosen. */
export const hasTarget = ({ route_type, route_id }: NotificationValues): boolean =>
  route_id !== defaultTarget(route_type);

/** Description of what a language change clears. */
export function clearedByLanguage({ tour, playlist, tour_cover_url }: NotificationValues): string {
  if (tour !== null) return tour_cover_url === null ? 'Tour cleared' : 'Tour and cover cleared';
  return playlist === null ? 'Target cleared' : 'Playlist cleared';
}

/** Restores a previous audience and target; everything else stays as it is. */
export function withTargetOf(
  values: NotificationValues,
  before: NotificationValues,
): NotificationValues {
  const { target_language, tour, playlist, route_id, tour_cover_url } = before;
  const image_url = tour_cover_url === null ? values.image_url : null;
  return { ...values, target_language, tour, playlist, route_id, tour_cover_url, image_url };
}

export function withAction(
  values: NotificationValues,
  route_type: NotificationValues['route_type'],
): NotificationValues {
  return { ...values, ...noTarget, route_type, route_id: defaultTarget(route_type) };
}

/** Changes the tour and clears the cover of the previous one. */
export function withTour(values: NotificationValues, tour: TourHit | null): NotificationValues {
  return { ...values, ...noTarget, tour, route_id: tour?.id ?? '' };
}

export function withPlaylist(
  values: NotificationValues,
  playlist: PublicPlaylist | null,
): NotificationValues {
  return { ...values, ...noTarget, playlist, route_id: playlist?.id ?? '' };
}

/** Sets a single picture, from a file or a tour; null removes it. */
export function withImage(
  values: NotificationValues,
  image: { from: 'file' | 'tour'; url: string } | null,
): NotificationValues {
  return {
    ...values,
    image_url: image?.from === 'file' ? image.url : null,
    tour_cover_url: image?.from === 'tour' ? image.url : null,
  };
}

/**
 * Form values of a sent notification, for editing and sending again. A target without a known record has to be chosen
 * again.
 */
export function valuesOfSent(draft: NotificationDraft, tour: TourHit | null): NotificationValues {
  const values = { ...emptyNotification, ...draft };
  if (draft.route_type === 'playlist') return withPlaylist(values, null);
  if (draft.route_type !== 'tour') return values;
  return tour === null ? withTour(values, null) : { ...values, tour };
}

/** Payload to send, with trimmed texts. */
export function toNotificationDraft({
  tour: _tour,
  playlist: _playlist,
  ...values
}: NotificationValues): NotificationDraft {
  return notificationRules.cast(values);
}

type Texts = Pick<NotificationValues, 'title' | 'body'>;

export function isBlank({ title, body }: Texts): boolean {
  return title.trim() === '' || body.trim() === '';
}

/** Names of the targets that have to be chosen or typed. */
const targetNames: Partial<Record<NotificationValues['route_type'], string>> = {
  tour: 'tour',
  playlist: 'playlist',
  private_playlist: 'playlist ID',
};

/** Sentence that lists missing fields, as in 'Title and message are missing'; null when nothing is missing. */
export function missingText({ title, body, route_type, route_id }: NotificationValues) {
  const target = targetNames[route_type];
  const names = [
    ...(title.trim() === '' ? ['title'] : []),
    ...(body.trim() === '' ? ['message'] : []),
    ...(target !== undefined && route_id.trim() === '' ? [target] : []),
  ];
  if (names.length === 0) return null;
  if (names.length === 1) return `The ${names[0]} is missing`;
  return `${capitalised(listWithAnd(names))} are missing`;
}
