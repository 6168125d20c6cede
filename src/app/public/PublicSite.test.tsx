import { act, screen, within } from '@testing-library/react';
import { parseSettings } from '../settings';
import { startPublicPages } from '../start/startPublicPages';

const settings = parseSettings(
  { VITE_WORKER_URL: '/', VITE_SUPABASE_URL: '/', VITE_SUPABASE_ANON_KEY: 'x' },
  'https://site.example',
);

async function open(path: string) {
  document.body.replaceChildren();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  history.replaceState(null, '', path);
  await act(async () => {
    await startPublicPages(settings);
  });
}

afterEach(() => jest.restoreAllMocks());

describe('the public pages', () => {
  it('put the landing page into its frame', async () => {
    await open('/');
    expect(document.title).toBe('Kathayatra – Audio tours across India');
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('link', { name: 'Browse tours' })).toHaveAttribute('href', '#featured');
    expect(head.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '#download');
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(foot.getByRole('link', { name: 'Admin console' })).toBeInTheDocument();
  });

  it('lead every unknown path to the landing page', async () => {
    await open('/nowhere?x=1');
    expect(location.pathname + location.search).toBe('/');
    expect(screen.getByText('Hear what the stones remember')).toBeInTheDocument();
  });

  it('open a shared playlist', async () => {
    await open('/share/playlist/p1?noapp=1');
    expect(document.title).toBe('Open in the Kathayatra App');
    expect(await screen.findByText('p1', { selector: 'code' })).toBeInTheDocument();
  });

  it('show the privacy policy with all it promises', async () => {
    await open('/privacy-policy');
    expect(document.title).toBe('Privacy policy – Kathayatra');
    expect(await screen.findByText(/^Last changed/)).toHaveTextContent('Last changed Nov 24, 2026');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual([
      'Quick summary',
      '1. Information we collect',
      '2. How we use information',
      '3. Sharing and retention',
      '4. Your choices',
      '5. Children’s privacy',
      '6. Updates to this policy',
    ]);
    const policy = screen.getByRole('article');
    for (const promise of [
      'not for children under 13',
      'do not sell',
      'Location is optional',
      'delete it on request',
    ]) {
      expect(policy).toHaveTextContent(promise);
    }
    expect(within(policy).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      'mailto:support@kathayatra.example',
    );
  });
});
