import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode } from 'react';
import { landingProps } from '../../../testing/landingProps';
import { LandingPage, type LandingPageProps } from './LandingPage';

const tour = (id: string) => ({
  id,
  title: `Tour ${id}`,
  description: 'A walk.',
  coverImageUrl: '/media/cover.webp',
  city: 'Agra',
  country: 'India',
  languages: ['en', 'hi', 'ta', 'ur'],
  sampleAudioUrl: `/media/${id}.m4a`,
});

const landingBody = {
  hero: { eyebrow: 'Eyebrow', title: 'Title of the hero', description: 'Description.' },
  highlights: [1, 2, 3].map((id) => ({ id, title: `Highlight ${id}`, description: '' })),
  stats: { totalTours: 2 },
  featuredTours: [tour('a'), tour('b')],
  coverage: {
    cities: Array.from({ length: 9 }, (_, at) => ({
      city: `City ${at}`,
      country: 'India',
      tourCount: at + 1,
      languages: ['en'],
    })),
    totalCities: 33,
  },
  languages: [
    { code: 'ur', label: 'Urdu', native_label: 'اردو' },
    { code: 'hi', label: 'Hindi', native_label: 'हिन्दी' },
    ...Array.from({ length: 10 }, (_, at) => ({ code: `x${at}`, label: `Language ${at}` })),
  ],
  storeLinks: { iosUrl: 'https://apps.example/ios', androidUrl: 'javascript:alert(1)' },
  generatedAt: '2025-01-05T10:00:00Z',
};

const responseOf = async (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function Frame({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <>
      <main>{children}</main>
      <footer>{note}</footer>
    </>
  );
}

async function show(
  fetchPage: LandingPageProps['fetchPage'],
  props: Partial<LandingPageProps> = {},
) {
  history.replaceState(null, '', '/');
  const reload = jest.fn();
  const view = render(
    <LandingPage
      {...landingProps}
      fetchPage={fetchPage}
      reload={reload}
      frame={Frame}
      {...props}
    />,
  );
  await wait(0);
  for (let frame = 0; frame < 8; frame += 1) await wait(16); // content below the fold is rendered frame by frame
  return { reload, ...view };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers().restoreAllMocks());

describe('the landing page', () => {
  it('shows skeletons in the stated numbers while a slow call is under way, then gives up', async () => {
    await show(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    for (const [name, count] of Object.entries({ highlight: 3, tour: 4, city: 6, language: 10 })) {
      expect(screen.getAllByTestId(`${name}-skeleton`)).toHaveLength(count);
    }
    await wait(30_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load content');
    expect(screen.queryByTestId('tour-skeleton')).toBeNull();
  });

  it('asks for six tours in English and shows everything that came', async () => {
    const fetchPage = jest.fn(() => responseOf(landingBody));
    await show(fetchPage);
    expect(fetchPage).toHaveBeenCalledWith(
      'https://worker.example/api/landing?lang=en&limit=6',
      expect.anything(),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Title of the hero');
    expect(
      screen.getByText('Available in 12+ languages with downloadable audio for offline listening'),
    ).toBeInTheDocument();
    const cities = screen.getByRole('region', { name: 'Where we guide you' });
    expect(within(cities).getAllByRole('listitem')).toHaveLength(8);
    expect(cities).toHaveTextContent('and 25 more cities');
    const chips = screen.getByRole('region', { name: 'Listen in your language' });
    expect(within(chips).getAllByRole('listitem')).toHaveLength(11);
    expect(chips).toHaveTextContent('+2 more');
    expect(screen.getByText('اردو')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Data refreshed Jan 5, 2025/);
  });

  it('leads from a city to its tours, and asks for them in the language that is chosen', async () => {
    const agra = { ...landingBody.coverage.cities[0], city: 'Agra' };
    const tours = [
      { ...tour('a'), durationSeconds: 4200, sectionCount: 12 },
      { ...tour('b'), city: 'Delhi' },
    ];
    const content = { ...landingBody, featuredTours: tours, coverage: { cities: [agra] } };
    const fetchPage = jest.fn(() => responseOf(content));
    await show(fetchPage);
    expect(screen.getByText('1 h 10 min · 12 stops')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Agra' }));
    expect(screen.getByRole('list', { name: 'Tours in Agra' }).children).toHaveLength(1);
    await wait(16);
    fireEvent.click(screen.getByRole('link', { name: 'All tours' }));
    expect(screen.getByRole('list', { name: 'Featured tours' }).children).toHaveLength(2);
    const chip = screen.getByRole('link', { name: /^हिन्दी/ });
    fireEvent.click(chip);
    const url = 'https://worker.example/api/landing?lang=hi&limit=100';
    expect(fetchPage).toHaveBeenLastCalledWith(url, expect.anything());
    expect(chip).toHaveAttribute('aria-current', 'true');
    const more = screen.getByRole('button', { name: '+2 more' });
    fireEvent.click(more);
    await wait(16);
    expect(screen.getByText('Language 9')).toBeInTheDocument();
    expect(more).toHaveTextContent('Show fewer');
  });

  it('takes the store links of the call, then of the settings, and never a script', async () => {
    await show(() => responseOf(landingBody), { androidStoreUrl: 'https://play.example/app' });
    expect(screen.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      'https://apps.example/ios',
    );
    expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
      'href',
      'https://play.example/app',
    );
  });

  it('leads to the search of each store where no link is set, and names the mailbox', async () => {
    await show(() => responseOf({}));
    expect(screen.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/us/search?term=Kathayatra',
    );
    expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
      'href',
      'https://play.google.com/store/search?c=apps&q=Kathayatra',
    );
    expect(screen.getByRole('link', { name: 'help@site.example' })).toBeInTheDocument();
  });

  it('shows its default texts when the response is empty', async () => {
    await show(() => responseOf({}));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hear what');
    expect(screen.getByText('No tours are featured at the moment.')).toBeInTheDocument();
    expect(screen.queryByText('Where we guide you')).toBeNull();
    expect(screen.getByText('No network needed')).toBeInTheDocument();
  });

  it.each([
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Unable to load content',
    ],
    ['a page instead of data', () => responseOf('<!doctype html>'), 'Unable to load content'],
    ['a list instead of a record', () => responseOf('[]'), 'Unable to load content'],
    ['no words', () => responseOf('', 503), 'Unable to load content'],
    ['words', () => responseOf({ message: 'resting' }, 503), 'Unable to load content'],
    ['an error inside', () => responseOf({ error: 'Not today' }), 'Not today'],
    ['no such call', () => responseOf('', 404), 'Unable to load content'],
  ])('says what failed and offers to reload: %s', async (_name, fetchPage, message) => {
    const { reload } = await show(fetchPage);
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${message}`));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('refreshes each minute, and keeps what is there when that fails', async () => {
    const fetchPage = jest
      .fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')))
      .mockImplementationOnce(() => responseOf(landingBody));
    await show(fetchPage);
    await wait(59_800);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    await wait(200);
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Tour a')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('the latest refresh failed');
  });

  it('does not refresh while hidden, and catches up at once when seen again', async () => {
    const fetchPage = jest.fn(() => responseOf(landingBody));
    await show(fetchPage);
    setVisibility('hidden');
    await wait(600_000);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    setVisibility('visible');
    await wait(0);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('does not call again once it is unmounted', async () => {
    const fetchPage = jest.fn(() => responseOf(landingBody));
    const { unmount } = await show(fetchPage);
    unmount();
    await wait(600_000);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });
});

describe('the samples', () => {
  const row = () => within(screen.getByRole('list', { name: 'Featured tours' }));
  const button = (name: string) => row().getByRole('button', { name });
  it('play one at a time', async () => {
    const { container } = await show(() => responseOf(landingBody));
    fireEvent.click(button('Play sample of Tour a'));
    expect(button('Pause sample of Tour a')).toBeInTheDocument();
    fireEvent.click(button('Play sample of Tour b'));
    expect(button('Play sample of Tour a')).toBeInTheDocument();
    expect(button('Pause sample of Tour b')).toBeInTheDocument();
    const players = [...container.querySelectorAll('audio')];
    expect(players).toMatchObject([{ src: 'https://worker.example/media/b.m4a' }]);
  });

  it('are heard in the first view too, by the same words', async () => {
    await show(() => responseOf(landingBody));
    const hero = within(screen.getByRole('region', { name: 'Title of the hero' }));
    expect(hero.getByText('Tour a · Agra')).toBeInTheDocument();
    fireEvent.click(hero.getByRole('button', { name: 'Play sample of Tour a' }));
    expect(button('Pause sample of Tour a')).toBeInTheDocument();
    fireEvent.click(hero.getByRole('button', { name: 'Pause sample of Tour a' }));
    expect(button('Play sample of Tour a')).toBeInTheDocument();
  });

  it('stop at their end and by their button', async () => {
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
    const { container } = await show(() => responseOf(landingBody));
    fireEvent.click(button('Play sample of Tour a'));
    fireEvent.ended(container.querySelector('audio') ?? container);
    fireEvent.click(button('Play sample of Tour a'));
    fireEvent.click(button('Pause sample of Tour a'));
    expect(pause).toHaveBeenCalledTimes(1);
    expect(button('Play sample of Tour a')).toBeInTheDocument();
  });

  it('say where they cannot be played', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no'));
    await show(() => responseOf(landingBody));
    fireEvent.click(button('Play sample of Tour a'));
    await wait(0);
    expect(screen.getByText('The sample could not be played.')).toBeInTheDocument();
    expect(button('Play sample of Tour a')).toBeInTheDocument();
  });
});

describe('the featured tours', () => {
  it('move by buttons and keys', async () => {
    const scrollBy = (Element.prototype.scrollBy = jest.fn());
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    await show(() => responseOf(landingBody));
    fireEvent.click(screen.getByRole('button', { name: 'Previous tours' }));
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Next tours' }));
    fireEvent.keyDown(screen.getByRole('list', { name: 'Featured tours' }), { key: 'ArrowRight' });
    expect(scrollBy).toHaveBeenCalledTimes(2);
  });

  it('draw a cover where none can be loaded', async () => {
    const { container } = await show(() => responseOf(landingBody));
    fireEvent.error(container.querySelector('img') ?? container);
    expect(screen.getByTestId('drawn-cover')).toBeInTheDocument();
  });
});
