import {
  toNotificationDraft,
  emptyNotification,
  isBlank,
  withAction,
  withImage,
  withLanguage,
  withPlaylist,
  withTour,
} from './notificationForm';

const tour = { id: 't', title: 'Fort', description: '', cover_media_url: '/c.png' };
const chosen = withImage(withTour(withAction(emptyNotification, 'tour'), tour), {
  from: 'tour',
  url: '/c.png',
});
const file = { from: 'file', url: '/f.png' } as const;

it('a tour is the target, with its cover where that is used', () => {
  expect(chosen).toMatchObject({ route_type: 'tour', route_id: 't', tour_cover_url: '/c.png' });
});

it('a file and a cover exclude each other; removing takes both', () => {
  expect(withImage(chosen, file)).toMatchObject({ image_url: '/f.png', tour_cover_url: null });
  const none = { image_url: null, tour_cover_url: null };
  expect(withImage(withImage(chosen, file), null)).toMatchObject(none);
});

it.each([
  ['language', withLanguage(chosen, 'hi')],
  ['action', withAction(chosen, 'playlist')],
  ['tour', withTour(chosen, { ...tour, id: 'u' })],
  ['playlist', withPlaylist(chosen, null)],
])('another %s drops the tour and its cover, not a file', (_what, next) => {
  expect(next.route_id).not.toBe('t');
  expect(next.tour_cover_url).toBeNull();
  expect(withLanguage(withImage(chosen, file), 'hi').image_url).toBe('/f.png');
});

it('the playlists open on their first tab', () => {
  expect(withAction(chosen, 'playlists').route_id).toBe('0');
});

it('the payload is trimmed and has nothing else', () => {
  const draft = toNotificationDraft({ ...chosen, title: ' New ', body: 'Words ' });
  expect(draft).toEqual({
    title: 'New',
    body: 'Words',
    image_url: null,
    tour_cover_url: '/c.png',
    route_type: 'tour',
    route_id: 't',
    target_language: 'all',
  });
});

it('spaces are blank', () => {
  expect(isBlank({ title: ' ', body: 'x' })).toBe(true);
  expect(isBlank({ title: 'x', body: 'x' })).toBe(false);
});
