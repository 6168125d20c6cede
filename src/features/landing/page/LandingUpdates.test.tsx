import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { landingProps } from '../../../testing/landingProps';
import { LandingPage } from './LandingPage';

const languages = [
  { code: 'en', label: 'English', native_label: 'English' },
  { code: 'hi', label: 'Hindi', native_label: 'हिन्दी' },
];

function Frame({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <>
      <main>{children}</main>
      <footer>{note}</footer>
    </>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('updates pause on request, a language comes meanwhile, and they go on where they were', async () => {
  const fetchPage = jest.fn(() => Promise.resolve(new Response(JSON.stringify({ languages }))));
  render(<LandingPage {...landingProps} fetchPage={fetchPage} frame={Frame} />);
  for (let frame = 0; frame < 8; frame += 1) await wait(16);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  press('Pause updates');
  await wait(600_000);
  fireEvent(document, new Event('visibilitychange'));
  await wait(0);
  expect(fetchPage).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByRole('link', { name: /^हिन्दी/ }));
  await wait(600_000);
  expect(fetchPage).toHaveBeenCalledTimes(2);

  press('Resume updates');
  await wait(0);
  expect(fetchPage).toHaveBeenCalledTimes(3);
  await wait(59_000);
  expect(fetchPage).toHaveBeenCalledTimes(3);
  await wait(1000);
  expect(fetchPage).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('button', { name: 'Pause updates' })).toBeInTheDocument();
});
