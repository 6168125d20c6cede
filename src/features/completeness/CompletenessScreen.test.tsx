import { screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  const taj = await seeds.tour({ city: 'Agra', texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  await seeds.section(taj, { texts: { en: 'The Garden' } });
  await seeds.tour({ city: 'Delhi', texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('No row');
  return row;
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('all cities have the figures of the heads, once sections are found to lack titles', async () => {
  const view = await renderConsole('/admin/completeness', { worker });
  const taj = within(await rowOf('Taj Mahal'));
  await taj.findByRole('link', { name: /^Hindi: .*\b0 of 1 section/ });
  expect(screen.getByText('2 tours')).toBeVisible();

  await view.user.click(screen.getByRole('radio', { name: 'Cities' }));
  const all = await rowOf('All cities');
  await waitFor(() => expect(all).toHaveTextContent(/^All cities2100%50%/));
  expect(heads().join(' ')).toMatch(/en100% .*hi50% /);
  expect(await rowOf('Agra')).toHaveTextContent(/^Agra1100%0%/);
  expect(screen.getByText('2 cities with 2 tours')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Texts:' })).toBeNull();
  expect(screen.getByText(/^% of tours with complete texts/)).toBeVisible();
});

test('says that its marks are of texts, and tells the audio of a cell apart', async () => {
  await renderConsole('/admin/completeness', { worker });
  const taj = within(await rowOf('Taj Mahal'));
  await taj.findByRole('link', {
    name: 'English: title and description, 1 of 1 section titles; audio in 0 sections',
  });
  const marks = screen.getByRole('list', { name: 'Texts:' });
  expect(within(marks).getByText('complete')).toBeVisible();
  expect(
    screen.getByText(/the title of every section\. Audio does not count\.$/),
  ).toBeInTheDocument();
});

test('a matrix that a filter empties says so and leads back to all tours', async () => {
  const view = await renderConsole('/admin/completeness?q=nowhere&status=published', { worker });
  expect(await screen.findByText('No tours match your filters')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Published' })).toBeChecked();
  await view.user.click(screen.getByRole('radio', { name: 'Cities' }));
  expect(await screen.findByText('No tours match your filters')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Show all tours' }));
  expect(await rowOf('All cities')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(view.address()).toBe('/admin/completeness?by=cities');
});
