import { act, fireEvent, render, screen } from '@testing-library/react';
import { SharePage, type SharePageProps } from './SharePage';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile';
const page = 'https://site.example/share/playlist/p1';

function show(userAgent: string, props: Partial<SharePageProps> = {}) {
  const openUrl = jest.fn();
  const view = render(
    <SharePage
      playlistId="p1"
      productName="Kathayatra"
      appScheme="kathayatra"
      androidPackage={null}
      iosStoreUrl={null}
      androidStoreUrl={null}
      visitor={{ userAgent, touchPoints: 5 }}
      pageUrl={page}
      openUrl={openUrl}
      fetchPage={() => Promise.reject(new TypeError('Failed to fetch'))}
      workerUrl="https://worker.example"
      {...props}
    />,
  );
  return { openUrl, ...view };
}

const frames = () =>
  Array.from(document.querySelectorAll('iframe'), (frame) => frame.getAttribute('src'));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const intent =
  'intent://playlist/p1#Intent;scheme=kathayatra;S.browser_fallback_url=' +
  `${encodeURIComponent(`${page}?noapp=1`)};end`;

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the share page', () => {
  it('opens on Android by an intent, then by frames, then falls back', async () => {
    const { openUrl } = show(android);
    expect(heading()).toBe('Opening Kathayatra App...');
    const lead = screen.getByText(/^Someone shared a playlist with you/);
    expect(openUrl.mock.calls).toEqual([[intent]]);
    await wait(499);
    expect(frames()).toEqual([]);
    await wait(1);
    expect(frames()).toEqual(['kathayatra://playlist/p1', 'kathayatra://share/playlist/p1']);
    expect(heading()).toBe('Launching...');
    await wait(1000);
    expect(frames()).toEqual([]);
    await wait(999);
    expect(heading()).toBe('Launching...');
    await wait(1);
    expect(heading()).toBe('Open in the Kathayatra App');
    expect(lead).toBeVisible();
    expect(openUrl).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', intent);
  });

  it('opens elsewhere by frames alone', async () => {
    const { openUrl } = show(iphone);
    expect(frames()).toEqual(['kathayatra://playlist/p1']);
    await wait(500);
    expect(frames()).toEqual(['kathayatra://playlist/p1', 'kathayatra://share/playlist/p1']);
    await wait(1000);
    expect(frames()).toEqual([]);
    await wait(1000);
    expect(heading()).toBe('Open in the Kathayatra App');
    expect(openUrl).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      'kathayatra://playlist/p1',
    );
  });

  it('shows the fallback at once when asked, and tries nothing more', async () => {
    show(iphone);
    await wait(600);
    const link = screen.getByRole('link', { name: 'App not opening? Tap here' });
    expect(link).toHaveAttribute('href', `${page}?noapp=1`);
    fireEvent.click(link);
    expect(heading()).toBe('Open in the Kathayatra App');
    expect(frames()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tries nothing on the URL an intent falls back to', async () => {
    const { openUrl } = show(android, { pageUrl: `${page}?noapp=1` });
    expect(heading()).toBe('Open in the Kathayatra App');
    await wait(5000);
    expect(openUrl).not.toHaveBeenCalled();
    expect(frames()).toEqual([]);
  });

  it('stops once the app covers the page; who comes back finds the fallback', async () => {
    const { openUrl } = show(android);
    act(() => setVisibility('hidden'));
    expect(jest.getTimerCount()).toBe(0);
    await wait(5000);
    act(() => setVisibility('visible'));
    expect(heading()).toBe('Open in the Kathayatra App');
    expect(openUrl).toHaveBeenCalledTimes(1);
    expect(frames()).toEqual([]);
  });

  it('waits in a background tab until someone looks', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { openUrl } = show(android);
    await wait(5000);
    expect(openUrl).not.toHaveBeenCalled();
    act(() => setVisibility('visible'));
    expect(openUrl).toHaveBeenCalledTimes(1);
  });

  it('falls back when a link cannot be opened', async () => {
    const openUrl = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    show(android, { openUrl });
    await wait(0);
    expect(heading()).toBe('Open in the Kathayatra App');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves nothing behind', () => {
    const { unmount } = show(iphone);
    unmount();
    expect(frames()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has the buttons of both stores, without a link where none is set', async () => {
    show(iphone, { iosStoreUrl: 'https://apps.example/ios' });
    await wait(2500);
    const ios = screen.getByRole('link', { name: 'App Store' });
    expect(ios).toHaveAttribute('href', 'https://apps.example/ios');
    const android = screen.getByRole('link', { name: 'Google Play' });
    expect(android).not.toHaveAttribute('href');
    expect(android).toHaveAttribute('aria-disabled', 'true');
    expect(android).toHaveAccessibleDescription('Search for Kathayatra on Google Play.');
    expect(ios).not.toHaveAccessibleDescription();
  });

  it('names a playlist that is found by its id', async () => {
    const description = 'From the Red Fort to the sweets.';
    const rows = [{ id: 'p1', name: 'Old Delhi in a day', description, item_count: 1200 }];
    const fetchPage = jest.fn(async () => new Response(JSON.stringify(rows)));
    show(iphone, { fetchPage });
    await wait(0);
    const name = screen.getByText('Old Delhi in a day');
    expect(name.closest('.share-title')).not.toBeNull();
    expect(heading()).toBe('Opening Kathayatra App...');
    await wait(2500);
    // The name appears during the attempts to open the app, and stays.
    expect(screen.getByText('Old Delhi in a day')).toBe(name);
    expect(screen.getByText('1,200 tours')).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(fetchPage.mock.calls).toEqual([
      ['https://worker.example/api/public-playlists?search=p1&lang=en&limit=20', expect.anything()],
    ]);
  });

  it.each([
    [[], 'This playlist is not among the public ones. If it is private, it opens in the app.'],
    [[{ id: 'p1', name: 'Forts', item_count: 0 }], 'FortsNo tours so far.'],
  ])('leads on to the tours where there are none to play: %j', async (rows, text) => {
    show(iphone, { fetchPage: async () => new Response(JSON.stringify(rows)) });
    await wait(2500);
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses).toContain(`${text} Browse tours`);
    // The failure comes first, nothing is promised, and no space is reserved for a name.
    const isLost = rows.length === 0;
    expect(document.querySelector('.share-name') === null).toBe(isLost);
    expect(statuses[0]?.startsWith('This playlist is not')).toBe(isLost);
    expect(screen.queryByText(/^Someone shared a playlist/) === null).toBe(isLost);
    expect(screen.getByRole('link', { name: 'Browse tours' })).toHaveAttribute(
      'href',
      '/#featured',
    );
    expect(screen.getByRole('link', { name: 'Browse tours' }).classList.contains('button')).toBe(
      isLost,
    );
    const [all, id] = [screen.getByText(/^See all tours/), screen.getByText(/^Playlist ID/)];
    expect(all).toHaveAttribute('href', '/#featured');
    expect(all.compareDocumentPosition(id)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The next step has its own line.
    const headline = screen.queryByText('This playlist is not among the public ones.');
    expect(headline !== null).toBe(isLost);
    const app = screen.getByRole('link', { name: 'Open the app' });
    expect(app.classList.contains('button-main')).toBe(!isLost);
    expect(document.querySelector('.share-lost') !== null).toBe(isLost);
  });

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where the worker fails', async () => new Response('{}', { status: 503 })],
  ])('asks for the playlist again on request %s', async (_case, fail) => {
    const rows = [{ id: 'p1', name: 'Old Delhi in a day' }];
    const fetchPage = jest
      .fn(async () => new Response(JSON.stringify(rows)))
      .mockImplementationOnce(fail);
    show(iphone, { fetchPage });
    await wait(2500);
    expect(screen.getByText('The playlist could not be loaded.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await wait(0);
    expect(screen.getByText('Old Delhi in a day')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('names one of a hundred, where a search looks at names alone', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => ({ id: `p${n}`, name: `Playlist ${n}` }));
    const fetchPage = jest.fn<Promise<Response>, [string]>(
      async (url) => new Response(JSON.stringify(url.includes('search') ? [] : rows)),
    );
    show(iphone, { fetchPage, playlistId: 'p99' });
    await wait(2500);
    expect(screen.getByText('Playlist 99')).toBeVisible();
    expect(fetchPage).toHaveBeenLastCalledWith(
      'https://worker.example/api/public-playlists?lang=en&limit=100',
      expect.anything(),
    );
  });

  it.each(['../../x', '<script>', 'a b/ü'])('shows the id %s as text', async (playlistId) => {
    show(iphone, { playlistId });
    await wait(2500);
    expect(screen.getByText(playlistId, { selector: 'code' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      `kathayatra://playlist/${encodeURIComponent(playlistId)}`,
    );
    expect(document.querySelector('script')).toBeNull();
  });
});
