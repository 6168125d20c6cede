import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { landingProps } from '../../../testing/landingProps';
import { LandingPage } from '../page/LandingPage';

const tour = (id: string, sampleAudioUrl: string | null) => {
  return { id, title: `Tour ${id}`, city: 'Agra', country: 'India', sampleAudioUrl };
};
const featuredTours = [tour('s', null), tour('a', '/media/a.m4a'), tour('b', '/media/b.m4a')];

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const row = () => within(screen.getByRole('list', { name: 'Featured tours' }));
const press = (name: string) => fireEvent.click(row().getByRole('button', { name }));

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  render(
    <LandingPage
      {...landingProps}
      fetchPage={async () => new Response(JSON.stringify({ featuredTours }))}
    />,
  );
  for (let frame = 0; frame < 8; frame += 1) await wait(16);
});
afterEach(() => jest.useRealTimers());

test('a sample says where it is and how long it is, and goes on from another place', async () => {
  press('Play sample of Tour a');
  await wait(0);
  const player = document.querySelector('audio') ?? new Audio();
  expect(row().queryByRole('slider')).toBeNull();
  Object.defineProperty(player, 'duration', { value: 53.4 });
  player.currentTime = 12.2;
  fireEvent.timeUpdate(player);
  const place = row().getByRole('slider', { name: 'Position in the sample of Tour a' });
  expect(place).toHaveAttribute('aria-valuetext', '0:12 of 0:53');
  expect(row().getByText('0:12 / 0:53')).toBeInTheDocument();
  fireEvent.change(place, { target: { value: 40 } });
  expect(player.currentTime).toBe(40);
  press('Play sample of Tour b');
  await wait(0);
  expect(row().getByRole('slider')).toHaveAccessibleName('Position in the sample of Tour b');
});

test('tours with a sample come first', () => {
  const titles = row()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Tour a', 'Tour b', 'Tour s']);
});
