import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { landingProps } from '../../../testing/landingProps';
import { LandingPage } from './LandingPage';

const tour = (id: string, languages: string[]) => {
  return { id, title: `Tour ${id}`, city: 'Agra', country: 'India', languages };
};
const landingBody = {
  featuredTours: [tour('a', ['en']), tour('h', ['en', 'hi'])],
  languages: [
    { code: 'hi', label: 'Hindi' },
    { code: 'ta', label: 'Tamil' },
  ],
};

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** New tours are rendered in slices, one per frame. */
async function drawTours() {
  for (let frame = 0; frame < 8; frame += 1) await wait(16);
}
const choose = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const list = (name: string) => screen.getByRole('list', { name });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

test('a language leads to the tours in it, and back', async () => {
  render(
    <LandingPage
      {...landingProps}
      fetchPage={async () => new Response(JSON.stringify(landingBody))}
    />,
  );
  await drawTours();
  choose('Hindi');
  expect(screen.getByRole('status', { name: 'Loading tours' })).toBeInTheDocument();
  await drawTours();
  const titles = within(list('Tours in Hindi')).getAllByRole('heading');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Tour h']);
  choose('Tamil');
  await drawTours();
  expect(screen.getByText(/the app has all there are/)).toHaveTextContent(
    'No tours in Tamil on this page; the app has all there are. Get the app',
  );
  fireEvent.click(screen.getByRole('link', { name: 'All tours' }));
  await drawTours();
  expect(list('Featured tours').children).toHaveLength(2);
  expect(location.search).toBe('');
});

test('beside the featured tours stands the language of the browser, which leads to its tours', async () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('hi-IN');
  render(
    <LandingPage
      {...landingProps}
      fetchPage={async () => new Response(JSON.stringify(landingBody))}
    />,
  );
  await drawTours();
  const featured = within(screen.getByRole('region', { name: 'Featured tours' }));
  const own = featured.getByRole('link', { name: 'Hindi' });
  expect(own).toHaveAttribute('lang', 'hi');
  fireEvent.click(own);
  await drawTours();
  expect(list('Tours in Hindi').children).toHaveLength(1);
  expect(own).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'All tours' }));
  await drawTours();
  expect(list('Featured tours').children).toHaveLength(2);
  language.mockRestore();
});
