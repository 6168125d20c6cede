import { configure, screen, within } from '@testing-library/react';
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
  await seeds.languages('en');
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

test('the chart comes after the table in a narrow window too', async () => {
  await renderConsole('/admin/analytics?tab=sections', { worker });
  const table = await screen.findByRole('grid', { name: 'Top sections' });
  const chart = await screen.findByRole('figure', { name: 'Top 10 sections' });
  const order = table.compareDocumentPosition(chart);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
