import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { personRecords } from '../../../state/storage/personRecords';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

configure({ defaultHidden: true });

let worker: TestWorker;
let fort: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  fort = await seeds.tour({ isPublished: true, texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
  const gate = await seeds.section(fort, { texts: { en: 'Lahori Gate', hi: 'लाहौरी दरवाज़ा' } });
  const bazaar = await seeds.tour({ isPublished: true, city: 'Delhi', texts: { en: 'Bazaar' } });
  const spices = await seeds.section(bazaar, { texts: { en: 'Spices' } });
  for (const play of [`${gate}/play?language=hi`, `${gate}/play?language=en`]) {
    await worker.call('POST', `/api/sections/${play}`);
  }
  await worker.call('POST', `/api/sections/${spices}/play?language=en`);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const rowsOf = async (name: string) =>
  within(await screen.findByRole('grid', { name }))
    .getAllByRole('row')
    .slice(1);

test('tours are found by their city, with the sum of their plays', async () => {
  const view = await renderConsole('/admin/analytics?tab=tours&q=agra', { worker });
  await waitFor(async () => expect(await rowsOf('Tour performance')).toHaveLength(1));
  expect(screen.getByRole('row', { name: /Red Fort/ })).toBeVisible();
  expect(screen.getByText('1 of 2 tours · 2 plays')).toBeVisible();
  await view.user.type(screen.getByRole('searchbox', { name: 'Search tours' }), ' india');
  expect(screen.getByText('1 of 2 tours · 2 plays')).toBeVisible();
});

test('a tour is found by its name, with its rank among all', async () => {
  const view = await renderConsole('/admin/analytics?tab=tours', { worker });
  expect(await rowsOf('Tour performance')).toHaveLength(2);
  await view.user.type(screen.getByRole('searchbox', { name: 'Search tours' }), 'baz');
  await waitFor(async () => expect(await rowsOf('Tour performance')).toHaveLength(1));
  const [row] = await rowsOf('Tour performance');
  expect(row).toHaveTextContent(/^2 Top 3Bazaar1/);
  const linkOf = (name: string) =>
    within(row ?? document.body)
      .getByRole('link', { name })
      .getAttribute('href');
  expect(linkOf('Plays by section')).toMatch(/tab=sections&tour=/);
  expect(linkOf('Sections')).toMatch(/^\/admin\/tours\/[^/]+\/sections$/);
  expect(screen.getByText('1 of 2 tours · 1 play')).toBeVisible();
  await waitFor(() => expect(view.currentPath()).toBe('/admin/analytics?tab=tours&q=baz'));

  // Changing the filter keeps the search; clearing the search works.
  await view.user.click(screen.getByRole('radio', { name: 'No plays' }));
  expect(view.currentPath()).toBe('/admin/analytics?tab=tours&show=cold&q=baz');
  await view.user.click(screen.getByRole('radio', { name: 'All tours' }));
  await view.user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('No tours match your search')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await rowsOf('Tour performance')).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('each tour shows the plays that it gained since the last visit, in all languages', async () => {
  const current = { atMs: Date.now() - 86_400_000, byTour: { [fort]: 1 } };
  personRecords.write(people.asha.id, 'analytics-tour-visits', { current });
  const view = await renderConsole('/admin/analytics?tab=tours&sort=change.desc', { worker });
  const tours = within(await screen.findByRole('grid', { name: 'Tour performance' }));
  expect(await tours.findByRole('columnheader', { name: /^Since / })).toBeVisible();
  expect(tours.getByRole('row', { name: /Red Fort/ })).toHaveTextContent(/Red Fort2\+1/);
  expect(tours.getByRole('row', { name: /Bazaar/ })).toHaveTextContent(/Bazaar133\.3%/);
  await act(() => view.router.navigate('/admin/analytics?tab=tours&language=hi&sort=change.desc'));
  expect(await screen.findByText('Most played tours in Hindi')).toBeVisible();
  expect(tours.queryByRole('columnheader', { name: /^Since / })).toBeNull();
});

test('there is no column of changes where no tour has changed', async () => {
  const current = { atMs: Date.now() - 86_400_000, byTour: { [fort]: 2 } };
  personRecords.write(people.asha.id, 'analytics-tour-visits', { current });
  await renderConsole('/admin/analytics?tab=tours', { worker });
  expect(await rowsOf('Tour performance')).toHaveLength(2);
  expect(screen.queryByRole('columnheader', { name: /^Since / })).toBeNull();
});

test('sections are found by their own names and by those of their tours', async () => {
  const view = await renderConsole('/admin/analytics?tab=sections&q=fort', { worker });
  expect(await rowsOf('Top sections')).toHaveLength(1);
  const search = screen.getByRole('searchbox', { name: 'Search sections' });
  await view.user.clear(search);
  await view.user.type(search, 'spices');
  await waitFor(async () => expect((await rowsOf('Top sections'))[0]).toHaveTextContent('Spices'));
  await view.user.type(search, 'xyz');
  expect(await screen.findByText('No sections match your search')).toBeVisible();
});

test('the tours of a language are opened from any cell of its row, by Enter', async () => {
  const view = await renderConsole('/admin/analytics', { worker });
  const [, hindi] = await rowsOf('Languages');
  const cells = within(hindi ?? document.body).getAllByRole('gridcell');
  act(() => cells.at(-1)?.focus());
  await view.user.keyboard('{Enter}');
  expect(view.currentPath()).toBe('/admin/analytics?tab=tours&language=hi&show=played');
});

test('the chart of one language names it', async () => {
  await renderConsole('/admin/analytics?tab=tours&language=hi', { worker });
  expect(await screen.findByRole('figure', { name: 'Most played tours in Hindi' })).toBeVisible();
  expect(screen.queryByText(/by language$/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Record the most played' })).toHaveAttribute(
    'href',
    '/admin/completeness?of=audio&gap=hi',
  );
});

describe('without a network', () => {
  it('shows the figures that this device has seen last, and how old they are', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const summary = { total_sections: 9, total_plays: 70, sections_with_plays: 3 };
    const overview = { summary, by_language: { hi: { total_sections: 9, total_plays: 70 } } };
    const atMs = Date.now() - 3 * 60_000;
    personRecords.write(people.asha.id, 'analytics-overview', { atMs, data: overview });
    view.faults.on('GET', /analytics$/, faults.networkLost());
    await act(() => view.router.navigate('/admin/analytics'));
    const languages = await screen.findByRole('grid', { name: 'Languages' });
    expect(within(languages).getByText('70')).toBeVisible();
    expect(screen.getByText(/Showing data from 3 min ago\.$/)).toBeVisible();
    expect(screen.queryByText('Failed to Load Analytics')).toBeNull();
    // Data that was never loaded is still reported as missing.
    await view.user.click(screen.getByRole('tab', { name: 'Tour Performance' }));
    expect(await screen.findByText('Failed to Load Analytics')).toBeVisible();
  });

  it('keeps what the server returned', async () => {
    await renderConsole('/admin/analytics?tab=tours', { worker });
    await rowsOf('Tour performance');
    await waitFor(() =>
      expect(personRecords.read(people.asha.id, 'analytics-tours')).toMatchObject({
        data: [{ tour_id: fort, total_plays: 2 }, expect.anything()],
      }),
    );
  });
});
