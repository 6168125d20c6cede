import { screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en');
  await seeds.admin(people.asha, 'owner');
  for (const title of ['Amber Fort', 'Bidar Fort', 'Chittor Fort']) {
    await seeds.tour({ slug: title.toLowerCase().replace(' ', '-'), texts: { en: title } });
  }
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const titles = () =>
  screen.getAllByRole('link', { name: / Fort$/ }).map((link) => link.textContent);
const statusOf = async (title: string, status: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${title}`);
  return within(row).findByRole('button', { name: status });
};

test('a row whose status was changed stays in its place until the filter changes', async () => {
  const view = await renderConsole('/admin/tours?status=draft', { worker });
  await screen.findByText('3 tours');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  const before = titles();
  const bidar = await statusOf('Bidar Fort', 'Draft');
  bidar.focus();
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('2 of 3 tours, 1 just changed')).toBeVisible();
  expect(await statusOf('Bidar Fort', 'Published')).toHaveFocus();
  expect(titles()).toEqual(before);

  // A second press reverts the change; other rows are unchanged.
  await screen.findByText('Tour updated successfully');
  await view.user.keyboard('{Enter}');
  expect(await statusOf('Bidar Fort', 'Draft')).toHaveFocus();
  expect(await screen.findByText('3 tours')).toBeVisible();

  await view.user.dblClick(await statusOf('Amber Fort', 'Draft'));
  expect(await statusOf('Amber Fort', 'Published')).toBeVisible();
  expect(await screen.findByText('2 of 3 tours, 1 just changed')).toBeVisible();
  await view.user.click(screen.getByRole('radio', { name: 'All Tours' }));
  await screen.findByText('3 tours');
  await view.user.click(screen.getByRole('radio', { name: 'Drafts' }));
  expect(await screen.findByText('2 of 3 tours')).toBeVisible();
  expect(titles().toSorted()).toEqual(['Bidar Fort', 'Chittor Fort']);
});

test('a row keeps its place in an order by status', async () => {
  const view = await renderConsole('/admin/tours?sort=status-asc', { worker });
  await screen.findByText('3 tours');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  const [first = ''] = titles();
  const before = titles();
  await view.user.click(await statusOf(first, 'Draft'));
  expect(await statusOf(first, 'Published')).toBeVisible();
  expect(titles()).toEqual(before);
});
