import { compareLanguages, ENGLISH_ONLY } from './languages/language';
import { landingLimits } from './landingLimits';
import { limits } from './limits';
import { routeTypes } from './people/notification';

const MEGABYTE = 1024 * 1024;

it('the limits are those of the specification', () => {
  expect(limits).toEqual({
    uploadBytes: 10 * MEGABYTE,
    audioBytes: 100 * MEGABYTE,
    notificationImageBytes: 2 * MEGABYTE,
    tourSeconds: 60,
    sectionSeconds: 1,
    notificationTitle: 100,
    notificationBody: 200,
    searchResults: 20,
    recentTours: 5,
    pendingPreview: 3,
    chapterFallbackSeconds: 30,
    toastMs: 4000,
    uploadRecordMs: 3000,
  });
  expect(landingLimits).toEqual({ tours: 6, cities: 8, languages: 10 });
});

it('notifications open eight kinds of places', () => {
  expect([...routeTypes].sort()).toEqual(
    [
      'home',
      'tour',
      'playlist',
      'private_playlist',
      'profile',
      'playlists',
      'downloads',
      'auth',
    ].sort(),
  );
});

it('languages stand by their sort order, then by their label', () => {
  const [english] = ENGLISH_ONLY;
  if (english === undefined) throw new Error('No English');
  const named = (label: string, sort_order: number) => ({ ...english, label, sort_order });
  const sorted = [named('Tamil', 1), named('Urdu', 0), named('Hindi', 1)].sort(compareLanguages);
  expect(sorted.map(({ label }) => label)).toEqual(['Urdu', 'Hindi', 'Tamil']);
});
