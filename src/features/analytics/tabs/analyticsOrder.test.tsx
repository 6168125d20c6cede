import { sql } from 'drizzle-orm';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

configure({ defaultHidden: true });

let worker: TestWorker;

async function tour(title: string, sections: number, plays: number) {
  const id = await worker.seeds.tour({ isPublished: true, texts: { en: title } });
  for (let order = 0; order < sections; order += 1) {
    const texts = { en: `${title} ${order}`, de: `${title} ${order}` };
    const section = await worker.seeds.section(id, { orderIndex: order, texts });
    for (let each = 0; order === 0 && each < plays; each += 1)
      await worker.call('POST', `/api/sections/${section}/play?language=en`);
  }
}

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.database.execute(sql`insert into languages (code, label) values ('de', 'German')`);
  await worker.seeds.admin(people.asha, 'owner');
  await tour('Taj Mahal', 1, 3);
  await tour('Red Fort', 3, 1);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const names = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const head = (grid: HTMLElement, name: string) => within(grid).getByRole('columnheader', { name });

test('a table is ordered by its heads, in the URL, and comes by plays', async () => {
  const view = await renderConsole('/admin/analytics?tab=tours', { worker });
  const grid = await screen.findByRole('grid', { name: 'Tour performance' });
  expect(names(grid)).toEqual(['Taj Mahal', 'Red Fort']);
  expect(head(grid, 'Plays')).toHaveAttribute('aria-sort', 'descending');
  await view.user.click(head(grid, 'Sections'));
  expect(view.currentPath()).toBe('/admin/analytics?tab=tours&sort=sections-desc');
  await waitFor(() => expect(names(grid)).toEqual(['Red Fort', 'Taj Mahal']));
  expect(within(grid).getAllByRole('row')[1]).toHaveTextContent(/^2/);
  await view.user.click(head(grid, 'Plays'));
  expect(view.currentPath()).toBe('/admin/analytics?tab=tours');
  expect(names(grid)).toEqual(['Taj Mahal', 'Red Fort']);
});

test('languages are ordered by their names, whatever their codes, and by their figures', async () => {
  const view = await renderConsole('/admin/analytics', { worker });
  const grid = await screen.findByRole('grid', { name: 'Languages' });
  const languages = () => within(grid).getAllByRole('link');
  expect(head(grid, 'Plays')).toHaveAttribute('aria-sort', 'descending');
  await view.user.click(head(grid, 'Plays'));
  expect(view.currentPath()).toBe('/admin/analytics?sort=plays-asc');
  await waitFor(() => expect(languages()[0]).toHaveTextContent(/German/));
  await view.user.click(head(grid, 'Language'));
  await waitFor(() => expect(languages()[0]).toHaveTextContent(/English/));
  expect(view.currentPath()).toBe('/admin/analytics?sort=language-asc');
});

test('the order of the URL is that of the table, and stays behind with its tab', async () => {
  const view = await renderConsole('/admin/analytics?tab=sections&sort=section-asc', { worker });
  const grid = await screen.findByRole('grid', { name: 'Top sections' });
  expect(names(grid)[0]).toBe('Red Fort 0');
  expect(head(grid, 'Section')).toHaveAttribute('aria-sort', 'ascending');
  await view.user.click(screen.getByRole('tab', { name: 'Tour Performance' }));
  expect(view.currentPath()).toBe('/admin/analytics?tab=tours');
});

test('Enter in the search goes to the first row, which Enter opens', async () => {
  const view = await renderConsole('/admin/analytics?tab=tours', { worker });
  const grid = await screen.findByRole('grid', { name: 'Tour performance' });
  const search = screen.getByRole('searchbox', { name: 'Search tours' });
  await view.user.type(search, 'fort');
  await waitFor(() => expect(names(grid)).toEqual(['Red Fort']));
  await view.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(grid).getByRole('row', { name: /Red Fort/ })).toContainElement(focused()),
  );
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toMatch(/tab=sections&tour=/));
  const title = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(title).toHaveFocus());
  await act(() => view.router.navigate(-1));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Red Fort/ })).toContainElement(focused()),
  );
  await act(() => view.router.navigate(1));
  await view.user.click(await screen.findByRole('button', { name: 'Show all tours' }));
  await waitFor(() => expect(title).toHaveFocus());
});

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
