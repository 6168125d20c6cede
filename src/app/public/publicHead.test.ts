import { type PublicRoute } from '../../domain/siteRoute';
import { headOf } from './publicHead';
import { parseSettings } from '../settings';

const settings = parseSettings(
  {
    VITE_WORKER_URL: '/',
    VITE_SUPABASE_URL: '/',
    VITE_SUPABASE_ANON_KEY: 'x',
    VITE_IOS_STORE_URL: 'https://apps.apple.com/in/app/kathayatra/id123456789?mt=8',
    VITE_PUBLIC_URL: 'https://site.example/',
  },
  'https://other.example',
);
const landing: PublicRoute = { page: 'landing' };
const share: PublicRoute = { page: 'share', playlistId: 'a b/ü' };

function tagsOf(...args: Parameters<typeof headOf>): Record<string, string> {
  return Object.fromEntries(headOf(...args).tags.map(({ name, value }) => [name, value]));
}

describe('the head of a public page', () => {
  it('names the landing page for search engines and for those it is sent to', () => {
    expect(headOf(landing, settings).title).toBe('Kathayatra – Audio tours across India');
    expect(tagsOf(landing, settings)).toEqual({
      description: expect.stringContaining('downloadable audio for offline listening'),
      'apple-itunes-app': 'app-id=123456789',
      canonical: 'https://site.example/',
      'og:type': 'website',
      'og:site_name': 'Kathayatra',
      'og:title': 'Kathayatra – Audio tours across India',
      'og:description': expect.stringContaining('Audio tours across India'),
      'og:url': 'https://site.example/',
      'og:image': 'https://site.example/preview.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.any(String),
      'twitter:card': 'summary_large_image',
    });
  });

  it('has one URL for the policy, with or without a slash', () => {
    expect(tagsOf({ page: 'privacy' }, settings)).toMatchObject({
      canonical: 'https://site.example/privacy-policy',
    });
  });

  it('keeps shared playlists out of search engines, and hands the id to the banner of iOS', () => {
    const tags = tagsOf(share, settings);
    expect(tags['robots']).toBe('noindex');
    expect(tags).not.toHaveProperty('canonical');
    expect(tags['apple-itunes-app']).toBe(
      'app-id=123456789, app-argument=kathayatra://playlist/a%20b%2F%C3%BC',
    );
  });

  it('leaves out what needs a URL where none is known, and a banner without an app', () => {
    const names = Object.keys(tagsOf(landing, { ...settings, iosStoreUrl: null }, null));
    expect(names).toEqual([
      'description',
      'og:type',
      'og:site_name',
      'og:title',
      'og:description',
      'twitter:card',
    ]);
  });
});
