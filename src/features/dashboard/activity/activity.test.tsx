import { act, screen, waitFor } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';
import { type Dialect } from '../../../testing/workers/dialects';

let worker: TestWorker;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds, clock } = worker;
  await seeds.languages('en');
  await seeds.admin(people.asha, 'owner');
  const tour = await seeds.tour({ isPublished: true, texts: { en: 'Dunes' } });
  const section = await seeds.section(tour, { texts: { en: 'Well' } });
  const now = Date.now();
  for (let ago = 30; ago >= 0; ago -= 1) {
    clock.set(new Date(now - ago * DAY_MS).toISOString());
    await seeds.plays(section, 'en', ago === 0 ? 1000 : ago <= 7 ? 26 : 25);
  }
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const WEEK = '182 plays in the last 7 days, 4% more than the 7 before';
const daysCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.includes('/api/analytics/days'));

test('the plays of the last week are shown beside those of the one before, with the days in words', async () => {
  const view = await renderConsole('/admin/dashboard', { worker });
  expect(await screen.findByRole('link', { name: WEEK })).toHaveAttribute(
    'href',
    '/admin/analytics',
  );
  const picture = screen.getByRole('img', { name: /^Plays by day, .* in UTC: 25 to 26, / });
  expect(picture).toHaveAccessibleName(/, on the last day 26$/);
  expect(screen.getByRole('link', { name: '1,757 plays in all' })).toBeVisible();
  expect(daysCalls(view.faults.calls)).toHaveLength(1);
  view.unmount();

  // The complete days are cached: another visit on the same day fetches none.
  const again = await renderConsole('/admin/dashboard', { worker });
  expect(await screen.findByRole('link', { name: WEEK })).toBeVisible();
  await screen.findByRole('link', { name: /^Most played/ });
  expect(daysCalls(again.faults.calls)).toEqual([]);
});

test('a worker that has no days is asked for none', async () => {
  const dialect: Dialect = {
    name: 'without extensions',
    respond: ({ body, status, headers }) => {
      const others = new Headers(headers);
      others.delete('kathayatra-extensions');
      return new Response(body, { status, headers: others });
    },
  };
  const view = await renderConsole('/admin/dashboard', { worker, dialect });
  await screen.findByRole('link', { name: /^Most played/ });
  expect(screen.getByRole('link', { name: '1,757 plays in all' })).toBeVisible();
  expect(screen.queryByText(/in the last 7 days/)).toBeNull();
  expect(daysCalls(view.faults.calls)).toEqual([]);
});

test('a failure to tell the days is said in their place', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('navigation');
  view.faults.on('GET', /\/api\/analytics\/days$/, faults.respond(500, { error: 'Down' }));
  await act(() => view.router.navigate('/admin/dashboard'));
  expect(await screen.findByText('The plays by day are not known at present.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('1,757 plays in all')).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
});
