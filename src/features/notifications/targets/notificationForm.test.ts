import {
  toNotificationDraft,
  emptyNotification,
  isBlank,
  missingText,
  valuesOfSent,
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

it.each([
  [{}, 'Title and message are missing'],
  [{ route_type: 'tour' }, 'Title, message, and tour are missing'],
  [{ title: 'A', route_type: 'tour', route_id: 't' }, 'The message is missing'],
  [{ title: 'A', body: 'B', route_type: 'playlist' }, 'The playlist is missing'],
  [{ title: 'A', body: 'B', route_type: 'private_playlist' }, 'The playlist ID is missing'],
  [{ title: 'A', body: 'B', route_type: 'playlists', route_id: '0' }, null],
] as const)('the bar of %j says what is missing: %s', (values, text) => {
  expect(missingText({ ...emptyNotification, ...values })).toBe(text);
});

describe('a sent notification that is used again', () => {
  const sent = toNotificationDraft({ ...chosen, title: 'A', body: 'B', target_language: 'hi' });

  it('keeps words, audience, tour and cover', () => {
    expect(valuesOfSent(sent, tour)).toEqual({
      ...chosen,
      title: 'A',
      body: 'B',
      target_language: 'hi',
    });
  });

  it('has its tour chosen anew where that is not known', () => {
    expect(valuesOfSent(sent, null)).toMatchObject({
      title: 'A',
      route_id: '',
      tour_cover_url: null,
    });
    const playlist = { ...sent, route_type: 'playlist', route_id: 'p' } as const;
    expect(valuesOfSent(playlist, null)).toMatchObject({ route_type: 'playlist', route_id: '' });
    const home = { ...sent, route_type: 'home', route_id: '' } as const;
    expect(valuesOfSent(home, null)).toMatchObject({ ...home, tour: null });
  });
});
