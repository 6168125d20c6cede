import { notificationRules, type NotificationDraft } from '../../../domain/people/notification';
import { type PublicPlaylist, type TourHit } from '../../../domain/tours/playlist';
import { EVERYONE, firstTarget } from './routeActions';

/** The payload, and the records behind its target for what the form shows of them. */
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

/** The tours and playlists of one language are not those of another. */
export function withLanguage(values: NotificationValues, language: string): NotificationValues {
  const route_id = firstTarget(values.route_type);
  return { ...values, ...noTarget, route_id, target_language: language };
}

export function withAction(
  values: NotificationValues,
  route_type: NotificationValues['route_type'],
): NotificationValues {
  return { ...values, ...noTarget, route_type, route_id: firstTarget(route_type) };
}

/** Another tour drops the cover of the one before. */
export function withTour(values: NotificationValues, tour: TourHit | null): NotificationValues {
  return { ...values, ...noTarget, tour, route_id: tour?.id ?? '' };
}

export function withPlaylist(
  values: NotificationValues,
  playlist: PublicPlaylist | null,
): NotificationValues {
  return { ...values, ...noTarget, playlist, route_id: playlist?.id ?? '' };
}

/** One picture, from a file or a tour; null for none. */
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

/** What is sent: the payload alone, its texts trimmed. */
export function draftOf({
  tour: _tour,
  playlist: _playlist,
  ...values
}: NotificationValues): NotificationDraft {
  return notificationRules.cast(values);
}

export function isBlank({ title, body }: Pick<NotificationValues, 'title' | 'body'>): boolean {
  return title.trim() === '' || body.trim() === '';
}
