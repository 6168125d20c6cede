import { type Step } from './conformanceStep';

const plain = (call: string, query?: Record<string, string>): Step => ({
  call,
  request: () => ({ query }),
});

function codesIn(value: unknown): string[] {
  return Array.isArray(value)
    ? value.flatMap((one: { code?: unknown }) => (typeof one.code === 'string' ? [one.code] : []))
    : [];
}

/** Read-only calls; those that need no token come first. */
export const readingSteps: readonly Step[] = [
  {
    call: 'GET /api/languages',
    request: () => ({}),
    learn: (known, value) => {
      const codes = codesIn(value);
      known.language = codes.includes('en') ? 'en' : (codes[0] ?? 'en');
      known.otherLanguage = codes.find((code) => code !== known.language) ?? null;
    },
  },
  plain('GET /api/public-playlists', { search: '', lang: 'en', limit: '20' }),
  plain('GET /api/landing', { lang: 'en', limit: '6' }),
  { call: 'GET /api/tours', request: ({ language }) => ({ query: { lang: language } }) },
  plain('GET /api/edited-tours', { limit: '20' }),
  plain('GET /api/outdated-translations'),
  plain('GET /api/search', { q: 'a', lang: 'en', limit: '20' }),
  plain('GET /api/search/sections', { q: 'a', lang: 'en', limit: '20' }),
  // With equal languages, every text has a translation.
  plain('GET /api/search/texts', { q: 'a', from: 'en', to: 'en', limit: '20' }),
  plain('GET /api/analytics', { type: 'overview' }),
  plain('GET /api/analytics', { type: 'sections' }),
  plain('GET /api/analytics', { type: 'tours' }),
  plain('GET /api/analytics/days', { days: '56' }),
  plain('GET /api/notifications/user-counts'),
  plain('GET /api/admin/overview'),
  plain('GET /api/admin/pending'),
  plain('GET /api/admin/activity'),
];
