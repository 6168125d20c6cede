import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CityList } from './CityList';
import { landingProps } from '../../../testing/landingProps';
import { LandingPage } from './LandingPage';

const tour = (id: string, city: string) => ({ id, title: `Tour ${id}`, city, country: 'India' });
const featured = Array.from({ length: 6 }, (_, at) => tour(`${at}`, 'Agra'));
const cities = ['Agra', 'Leh & Ladakh', 'Kochi'].map((city) => ({
  city,
  country: 'India',
  tourCount: 7,
}));
const languages = [{ code: 'hi', label: 'Hindi', native_label: 'हिन्दी' }];

/** Leh appears only in requests for many tours, Kochi in none. */
const fetchPage = async (url: string) => {
  const more = url.endsWith('limit=100') ? [tour('leh', 'Leh & Ladakh'), tour('6', 'Agra')] : [];
  const coverage = { cities, totalCities: 3 };
  return new Response(
    JSON.stringify({ featuredTours: [...featured, ...more], coverage, languages }),
  );
};

async function show(toursUrl: string | null) {
  render(<LandingPage {...landingProps} toursUrl={toursUrl} fetchPage={fetchPage} />);
  // Content below the fold is rendered frame by frame.
  await drawTours();
}

/** New tours are rendered in slices, one per frame. */
async function drawTours() {
  for (let frame = 0; frame < 8; frame += 1) await wait(16);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const tours = (name: string) => screen.getByRole('list', { name }).children;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

test('a city whose tours are not all featured asks for more, and leads to the app without any', async () => {
  await show(null);
  fireEvent.click(link('Leh & Ladakh'));
  expect(screen.getByRole('heading', { name: 'Tours in Leh & Ladakh' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading tours' })).toBeInTheDocument();
  await drawTours();
  expect(tours('Tours in Leh & Ladakh')).toHaveLength(1);
  expect(screen.queryByRole('status', { name: 'Loading tours' })).toBeNull();
  fireEvent.click(link('All tours'));
  await drawTours();
  fireEvent.click(link('Agra'));
  expect(tours('Tours in Agra')).toHaveLength(6);
  await drawTours();
  expect(tours('Tours in Agra')).toHaveLength(7);
  fireEvent.click(link('Kochi'));
  await drawTours();
  expect(screen.getByRole('heading', { name: 'Tours in Kochi' })).toBeInTheDocument();
  expect(screen.getByText(/are in the app/)).toHaveTextContent(
    'The tours of Kochi are in the app. Get the app',
  );
  await drawTours();
  fireEvent.click(link('All tours'));
  expect(tours('Featured tours')).toHaveLength(6);
});

test('the tours that are shown are in the URL, which opens them again and goes back', async () => {
  await show(null);
  fireEvent.click(link(/^हिन्दी/));
  await drawTours();
  fireEvent.click(link('Leh & Ladakh'));
  await drawTours();
  expect(location.search).toBe('?lang=hi&city=Leh+%26+Ladakh');
  expect(screen.getByText(/; the rest are in the app/)).toHaveTextContent('1 of 7; the rest are');
  cleanup();

  await show(null);
  expect(tours('Tours in Leh & Ladakh')).toHaveLength(1);
  expect(link(/^हिन्दी/)).toHaveAttribute('aria-current', 'true');
  history.replaceState(null, '', '/');
  fireEvent.popState(window);
  await drawTours();
  expect(tours('Featured tours')).toHaveLength(6);
  expect(link(/^हिन्दी/)).not.toHaveAttribute('aria-current');
  history.replaceState(null, '', '/?city=Nowhere&lang=<b>');
  fireEvent.popState(window);
  await drawTours();
  expect(tours('Featured tours')).toHaveLength(6);
});

test('cities beyond the first eight are shown on request, by a button that stays', () => {
  const named = Array.from({ length: 10 }, (_, at) => ({
    city: `City ${at}`,
    country: 'India',
    tourCount: 1,
    languages: [],
  }));
  const coverage = { cities: named, totalCities: 10 };
  const filter = { city: null, language: 'en' };
  render(
    <CityList coverage={coverage} toursUrl={null} filter={filter} onChoose={() => undefined} />,
  );
  const shown = () => screen.getAllByRole('listitem');
  expect(shown()).toHaveLength(8);
  const button = screen.getByRole('button', { name: 'and 2 more cities' });
  fireEvent.click(button);
  expect(shown()).toHaveLength(10);
  expect(button).toHaveTextContent('Show fewer');
  fireEvent.click(button);
  expect(shown()).toHaveLength(8);
});

test('where no city is left out, no paragraph is left for the rest', () => {
  const cities = [{ city: 'Agra', country: 'India', tourCount: 7, languages: [] }];
  const filter = { city: null, language: 'en' };
  const props = { toursUrl: null, filter, onChoose: () => undefined };
  const { container, rerender } = render(
    <CityList {...props} coverage={{ cities, totalCities: 1 }} />,
  );
  expect(container.querySelector('p')).toBeNull();
  rerender(<CityList {...props} coverage={{ cities, totalCities: 2 }} />);
  expect(container.querySelector('p')).toHaveTextContent('and 1 more city');
});

test('cities and languages lead to the app’s own pages where there are any', async () => {
  await show('https://app.example/tours?in={city}&lang={language}');
  const url = 'https://app.example/tours?in=';
  expect(link('Leh & Ladakh')).toHaveAttribute('href', `${url}Leh%20%26%20Ladakh&lang=en`);
  expect(link(/^हिन्दी/)).toHaveAttribute('href', `${url}&lang=hi`);
});

test('countries are named where there is more than one', async () => {
  const shown = (country: string) => {
    const coverage = {
      cities: [
        { city: 'Agra', country: 'India', tourCount: 7, languages: [] },
        { city: 'Galle', country, tourCount: 2, languages: [] },
      ],
      totalCities: 2,
    };
    const filter = { city: null, language: 'en' };
    const props = { coverage, toursUrl: null, filter, onChoose: () => undefined };
    const { container, unmount } = render(<CityList {...props} />);
    const text = container.querySelector('.cities')?.textContent;
    unmount();
    return text;
  };
  expect(shown('Sri Lanka')).toBe('AgraIndia7 toursGalleSri Lanka2 tours');
  expect(shown('India')).toBe('Agra7 toursGalle2 tours');
});
