import { screen, waitFor, within } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
const ids: Record<string, string> = {};

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  const cover = '/media/cover.png';
  const texts = { taj: { en: 'Taj Mahal', hi: 'ताज महल' }, fort: { en: 'Red Fort' } };
  /** The newest tour is listed first, and sent first. */
  const made = (day: number) => ({ cover, createdAt: new Date(Date.UTC(2025, 0, day)) });
  ids['taj'] = await seeds.tour({ slug: 'taj-mahal', texts: texts.taj, ...made(2) });
  ids['gate'] = await seeds.tour({
    slug: 'india-gate',
    city: 'Delhi',
    texts: { en: 'India Gate' },
    ...made(1),
  });
  ids['fort'] = await seeds.tour({
    slug: 'red-fort',
    city: 'Delhi',
    texts: texts.fort,
    ...made(3),
  });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const titles = () =>
  screen
    .queryAllByRole('link', { name: /Taj Mahal|Red Fort|India Gate/ })
    .map((link) => link.textContent)
    .sort();
const boxOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${title}`);
  return within(row).getByRole('checkbox');
};
const publication = async (id: string | undefined) => {
  const [tour] = await (await worker.call('GET', `/api/tours/${id}`)).json();
  return tour.is_published;
};

test('conditions narrow the list, stand in the URL, and are kept as a view', async () => {
  const view = await renderConsole('/admin/tours?lacks=hi', { worker });
  await waitFor(() => expect(titles()).toEqual(['India Gate', 'Red Fort']));
  const chips = within(await screen.findByRole('group', { name: 'Conditions' }));
  expect(chips.getByRole('button')).toHaveTextContent('Not translated into Hindi');

  await view.user.click(screen.getByRole('button', { name: 'Views' }));
  // Typing continues while the form is loading.
  expect(screen.getByRole('textbox', { name: 'Name of this view' })).toHaveFocus();
  await view.user.keyboard('No');
  await screen.findByRole('button', { name: 'Save' });
  const viewName = screen.getByRole('textbox', { name: 'Name of this view' });
  await waitFor(() => expect(viewName).toHaveFocus());
  expect(viewName).toHaveValue('No');
  await view.user.keyboard(' Hindi{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull());
  await view.user.click(chips.getByRole('button'));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(view.currentPath()).toBe('/admin/tours');

  await view.user.click(await screen.findByRole('button', { name: 'Views' }));
  await view.user.click(await screen.findByRole('button', { name: 'No Hindi' }));
  await waitFor(() => expect(view.currentPath()).toBe('/admin/tours?lacks=hi'));
  await waitFor(() => expect(titles()).toEqual(['India Gate', 'Red Fort']));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('No Hindi');

  await view.user.click(screen.getByRole('button', { name: 'Views' }));
  await view.user.click(await screen.findByRole('button', { name: 'Rename view No Hindi' }));
  const name = screen.getByRole('textbox', { name: 'New name of No Hindi' });
  await view.user.clear(name);
  await view.user.type(name, 'To translate{Enter}');
  expect(heading).toHaveTextContent('To translate');
  expect(await screen.findByRole('button', { name: 'To translate' })).toHaveFocus();
});

test('Escape empties the search, and then leaves it for the title, where letters are commands', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  const search = screen.getByRole('searchbox');
  await view.user.type(search, 'fort');
  await waitFor(() => expect(titles()).toEqual(['Red Fort']));
  await view.user.keyboard('{Escape}');
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await view.user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an export says what was exported', async () => {
  const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tours');
  const view = await renderConsole('/admin/tours?lacks=hi', { worker });
  await waitFor(() => expect(titles()).toEqual(['India Gate', 'Red Fort']));
  await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('2 tours in English exported')).toBeVisible();
  create.mockRestore();
});

test('Escape in the bar of selected tours clears the selection, after it has left a dialog', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  const [, first] = await screen.findAllByRole('checkbox', { name: /Select/ });
  await view.user.click(first ?? document.body);
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected tours' }));
  await view.user.click(bar.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(bar.getByRole('button', { name: 'Delete' })).toHaveFocus());
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
});

test('a search that matches nothing leads to tours with nearly its words', async () => {
  await renderConsole('/admin/tours?q=tajj+mahel', { worker });
  expect(await screen.findByText('No tours match your search')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Taj Mahal' })).toHaveAttribute(
    'href',
    `/admin/tours/${ids['taj']}`,
  );
});

test('columns are hidden and moved, and stay so', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  await view.user.click(screen.getByRole('button', { name: 'Columns' }));
  await view.user.click(await screen.findByRole('checkbox', { name: 'Location' }));
  await view.user.click(screen.getByRole('button', { name: 'Move Created up' }));
  await view.user.keyboard('{Escape}');
  const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
  await waitFor(() =>
    expect(headers().slice(1, 5)).toEqual(['Tour', 'Language', 'Created', 'Status']),
  );
});

test('the sections of the rows in sight are counted, where the column is chosen', async () => {
  await worker.seeds.section(ids['taj'] ?? '', { texts: { en: 'The garden' } });
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  const reads: string[] = [];
  view.faults.on('GET', /sections$/, async (passOn) => {
    reads.push('sections');
    return passOn();
  });
  await view.user.click(screen.getByRole('button', { name: 'Columns' }));
  await view.user.click(await screen.findByRole('checkbox', { name: 'Sections' }));
  await view.user.keyboard('{Escape}');
  const counts = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('[data-field="sections"]')?.textContent);
  await waitFor(() => expect(counts()).toEqual(['0', '1', '0']), { timeout: 3000 });
  expect(reads).toHaveLength(3);
});

test('selected tours are published a few at a time, told apart, and put back by one undo', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  await view.user.click(await boxOf('Red Fort'));
  await view.user.click(await boxOf('India Gate'));
  await view.user.click(await boxOf('Taj Mahal'));
  expect(await screen.findByText('3 selected')).toBeVisible();

  view.faults.on('PATCH', new RegExp(`${ids['taj']}`), faults.respond(500, { error: 'Down' }), 1);
  const paused = pausedCall();
  view.faults.on('PATCH', new RegExp(`${ids['gate']}`), paused.fault, 1);
  await view.user.click(await screen.findByRole('button', { name: 'Publish 3' }));
  expect(await screen.findByText('Publishing 2 of 3 tours')).toBeVisible();
  paused.release();
  expect(await screen.findByText('2 tours published, 1 failed')).toBeVisible();
  const failed = within(screen.getByRole('list', { name: 'What failed' }));
  expect(failed.getByRole('listitem')).toHaveTextContent('Taj Mahal: Backend server error: Down');
  expect(await publication(ids['gate'])).toBe(true);

  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 tours put back as they were')).toBeVisible();
  expect(await publication(ids['gate'])).toBe(false);
  expect(await publication(ids['fort'])).toBe(false);
});

test('tours that leave the filter by what is done to them are deselected, others stay', async () => {
  const view = await renderConsole('/admin/tours?status=draft', { worker });
  await view.user.click(await boxOf('Red Fort'));
  await view.user.click(await boxOf('India Gate'));
  view.faults.on('PATCH', new RegExp(`${ids['gate']}`), faults.respond(500, { error: 'Down' }), 1);
  await view.user.click(await screen.findByRole('button', { name: 'Publish 2' }));
  expect(await screen.findByText('1 tour published, 1 failed')).toBeVisible();
  expect(await screen.findByText('1 selected')).toBeVisible();
  await view.user.click(await screen.findByRole('button', { name: 'Publish 1' }));
  expect(await screen.findByText('1 tour published')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected tours' })).toBeNull());
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 tour put back as it was')).toBeVisible();
});

test('hidden tours stay selected; deleting many asks for their number', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  await view.user.click(await boxOf('Red Fort'));
  await view.user.click(await boxOf('India Gate'));
  await view.user.type(screen.getByRole('searchbox'), 'gate');
  expect(await screen.findByText('2 selected, 1 not shown')).toBeVisible();

  await view.user.click(
    within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }),
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 tours' }));
  expect(dialog.getByText('Red Fort')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await view.user.type(dialog.getByRole('textbox'), '2{Enter}');
  expect(await screen.findByText('2 tours deleted')).toBeVisible();
  expect((await worker.call('GET', `/api/tours/${ids['fort']}`)).status).toBe(404);
});
