import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { landingProps } from '../../../testing/landingProps';
import { LandingPage } from '../page/LandingPage';

const tour = (id: string, city: string) => {
  const languages = ['en', 'hi'];
  return { id, title: `Tour ${id}`, city, country: 'India', languages, sampleAudioUrl: `/${id}` };
};
const featured = Array.from({ length: 6 }, (_, at) => tour(`${at}`, 'Agra'));
const coverage = {
  cities: ['Agra', 'Leh'].map((city) => ({ city, country: 'India', tourCount: 1 })),
  totalCities: 2,
};
const languages = [{ code: 'hi', label: 'Hindi', native_label: 'हिन्दी' }];

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Runs the frames in which content below the fold and new tours are rendered. */
async function drawTours() {
  for (let frame = 0; frame < 8; frame += 1) await wait(16);
}

async function show(isAway: () => boolean, released = Promise.resolve()) {
  const fetchPage = jest.fn(async (url: string) => {
    if (!isAway() && url.endsWith('limit=100')) await released;
    if (isAway()) throw new TypeError('Failed to fetch');
    const more = url.endsWith('limit=100') ? [tour('leh', 'Leh')] : [];
    return new Response(
      JSON.stringify({ featuredTours: [...featured, ...more], coverage, languages }),
    );
  });
  render(<LandingPage {...landingProps} fetchPage={fetchPage} />);
  await drawTours();
  return fetchPage;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('link', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers().restoreAllMocks();
});

test.each([
  [/^हिन्दी/, 'Tours in Hindi', 7],
  ['Leh', 'Tours in Leh', 1],
])(
  'tours of %p that cannot be loaded say so, and are asked for again',
  async (link, title, count) => {
    let isAway = false;
    let release = () => undefined as void;
    await show(() => isAway, new Promise((resolve) => (release = resolve)));
    isAway = true;
    press(link);
    await drawTours();
    const tours = region(title);
    expect(tours.getByRole('alert')).toHaveTextContent('Unable to load content');
    expect(tours.queryByText(/in the app/)).toBeNull();
    expect(tours.queryByRole('list')).toBeNull();

    isAway = false;
    fireEvent.click(tours.getByRole('link', { name: 'Retry' }));
    await drawTours();
    expect(tours.getByRole('status', { name: 'Loading tours' })).toBeInTheDocument();
    release();
    await drawTours();
    expect(screen.getByRole('list', { name: title }).children).toHaveLength(count);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a choice that is made again asks again, a link within the page does not', async () => {
  let isAway = false;
  const fetchPage = await show(() => isAway);
  isAway = true;
  press('Leh');
  await drawTours();
  const calls = fetchPage.mock.calls.length;
  fireEvent.popState(window);
  await drawTours();
  expect(fetchPage).toHaveBeenCalledTimes(calls);
  isAway = false;
  press('Leh');
  await drawTours();
  expect(screen.getByRole('list', { name: 'Tours in Leh' }).children).toHaveLength(1);
});

test('the sample of the first view is heard whatever tours are shown below', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await show(() => false);
  const first = region('Hear what the stones remember');
  fireEvent.click(first.getByRole('button', { name: 'Play sample of Tour 0' }));
  await wait(0);
  press('Leh');
  await drawTours();
  expect(screen.getByRole('list', { name: 'Tours in Leh' }).children).toHaveLength(1);
  expect(first.getByRole('button', { name: 'Pause sample of Tour 0' })).toBeInTheDocument();
  expect(pause).not.toHaveBeenCalled();

  fireEvent.click(first.getByRole('button', { name: 'Pause sample of Tour 0' }));
  fireEvent.click(first.getByRole('button', { name: 'Play sample of Tour 0' }));
  await wait(0);
  expect(play).toHaveBeenCalledTimes(2);
  expect(first.getByRole('button', { name: 'Pause sample of Tour 0' })).toBeInTheDocument();
});
