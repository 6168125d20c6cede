import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Fault } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

configure({ defaultHidden: true });

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  for (const [plays, title] of ['Banaras', 'Haridwar'].entries()) {
    const tour = await seeds.tour({ isPublished: true, texts: { en: title } });
    const section = await seeds.section(tour, { texts: { en: 'The river steps' } });
    for (let each = 0; each <= plays; each += 1) {
      await worker.call('POST', `/api/sections/${section}/play?language=en`);
    }
  }
});
afterAll(() => worker.close());
afterEach(forgetConsole);

test('sections of one title are told apart by their tours in the chart', async () => {
  await renderConsole('/admin/analytics?tab=sections', { worker });
  const chart = await screen.findByRole('figure', { name: 'Top 10 sections' });
  const bars = within(chart).getAllByRole('listitem');
  expect(bars.map((bar) => bar.textContent)).toEqual([
    'The river stepsHaridwar2',
    'The river stepsBanaras1',
  ]);
});

/** Response in which one section, in English only, is among the most played. */
const listedInPart: Fault = async (passOn) => {
  const response = await passOn();
  const data = await response.clone().json();
  if (data.sections === undefined) return response;
  const most_played_sections = data.sections.most_played_sections.filter(
    (row: { section_title: string; language: string }) =>
      row.section_title === 'The ruins' && row.language === 'en',
  );
  return new Response(JSON.stringify({ sections: { most_played_sections } }), response);
};

test('plays that the worker lists in part only are shown as bounds', async () => {
  const { seeds } = worker;
  const tour = await seeds.tour({ isPublished: true, texts: { en: 'Hampi' } });
  const plays = { 'The ruins': ['en', 'en', 'en', 'hi'], 'The river': ['en'], 'The market': [] };
  for (const [orderIndex, [title, languages]] of Object.entries(plays).entries()) {
    const section = await seeds.section(tour, { orderIndex, texts: { en: title } });
    for (const each of languages) {
      await worker.call('POST', `/api/sections/${section}/play?language=${each}`);
    }
  }
  const view = await renderConsole('/admin/media', { worker });
  view.faults.on('GET', /analytics$/, listedInPart);
  await act(() => view.router.navigate(`/admin/analytics?tab=sections&tour=${tour}`));
  const chart = await screen.findByRole('figure', { name: 'Plays in the order of the tour' });
  const bars = within(chart).getAllByRole('listitem');
  expect(bars.map((bar) => bar.textContent)).toEqual([
    'Plays',
    'Possibly more',
    '1. The ruins≥ 3',
    '2. The river≤ 2',
    '3. The market≤ 2',
  ]);
  expect(screen.getByText(/^≥: among the most played sections in some languages/)).toBeVisible();
});

test('plays that are bounds in all languages lead to those in which they are exact', async () => {
  const { seeds } = worker;
  const tour = await seeds.tour({ isPublished: true, texts: { en: 'Bidar' } });
  for (const [orderIndex, title] of ['The ruins', 'The fort'].entries()) {
    const section = await seeds.section(tour, { orderIndex, texts: { en: title } });
    const languages = orderIndex === 0 ? ['en', 'en', 'hi'] : ['hi'];
    for (const each of languages) {
      await worker.call('POST', `/api/sections/${section}/play?language=${each}`);
    }
  }
  const view = await renderConsole('/admin/media', { worker });
  view.faults.on('GET', /analytics$/, listedInPart);
  await act(() => view.router.navigate(`/admin/analytics?tab=sections&tour=${tour}`));
  const exact = await screen.findByRole('region', { name: 'Languages with exact figures' });
  expect(within(exact).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(within(exact).getByRole('link', { name: 'English' }));
  const chart = await screen.findByRole('figure', { name: 'Plays in the order of the tour' });
  await waitFor(() => {
    const bars = within(chart).getAllByRole('listitem');
    expect(bars.map((bar) => bar.textContent)).toEqual(['1. The ruins2', '2. The fort0']);
  });
  expect(screen.queryByRole('region', { name: 'Languages with exact figures' })).toBeNull();
});

test('the chart comes after the table in a narrow window too', async () => {
  await renderConsole('/admin/analytics?tab=sections', { worker });
  const table = await screen.findByRole('grid', { name: 'Top sections' });
  const chart = await screen.findByRole('figure', { name: 'Top 10 sections' });
  const order = table.compareDocumentPosition(chart);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
