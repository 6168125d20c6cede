import { screen, waitFor, within } from '@testing-library/react';
import { viewSaved } from '../../state/model/gridsSlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let fort: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ slug: 'taj', isPublished: true, texts: { en: 'Taj Mahal' } });
  fort = await worker.seeds.tour({ slug: 'fort', texts: { en: 'Red Fort' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

async function openPalette(view: View, query = '') {
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Command palette' });
  if (query !== '') await view.user.type(field, query);
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('what can be done to the selected rows comes first', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  const row = await screen.findByRole('row', { name: /Taj Mahal/ });
  await view.user.click(within(row).getByRole('checkbox'));
  await openPalette(view);
  await waitFor(() =>
    expect(options().slice(0, 5)).toEqual([
      'Unpublish 1 selected tour',
      'Edit 1 selected tour',
      'Export 1 selected tour as CSV',
      'Clear the selection',
      // A deletion is the last of its group.
      'Delete 1 selected tour',
    ]),
  );
});

test('with rows selected, the palette exports those before all that are shown', async () => {
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const view = await renderConsole('/admin/tours', { worker });
  const row = await screen.findByRole('row', { name: /Taj Mahal/ });
  await view.user.click(within(row).getByRole('checkbox'));
  await openPalette(view, 'export');
  await waitFor(() =>
    expect(options().slice(0, 2)).toEqual([
      'Export 1 selected tour as CSV',
      'Export these tours as CSV',
    ]),
  );
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('1 tour in English exported')).toBeVisible();
  download.mockRestore();
});

test('the palette of the list filters it, opens its views and exports it', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('2 tours');
  view.console.store.dispatch(
    viewSaved({ grid: 'tours', name: 'Wide', search: 'status=published' }),
  );
  await openPalette(view, 'draft');
  await waitFor(() => expect(options()[0]).toBe('Show drafts only'));
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('1 of 2 tours')).toBeVisible();
  await openPalette(view, 'wide');
  await waitFor(() => expect(options()[0]).toBe('View: Wide'));
  await view.user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wide' })).toBeVisible();
  await openPalette(view, 'filters');
  await waitFor(() => expect(options()[0]).toBe('Clear the filters'));
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('2 tours')).toBeVisible();
  await openPalette(view, 'export');
  await waitFor(() => expect(options()[0]).toBe('Export these tours as CSV'));
});

test('the palette begins with the commands of the page, and ends with the way to it', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('2 tours');
  await openPalette(view);
  await waitFor(() => expect(options()[0]).toBe('Choose columns'));
  expect(options().findIndex((text) => text?.startsWith('Dashboard'))).toBeGreaterThan(
    options().indexOf('Export these tours as CSV'),
  );
  expect(options().at(-1)).toMatch(/^Tours/);
  expect(screen.getByText('You are here')).toBeInTheDocument();
});

test('on the preview of an import, the import itself comes before the way to the screen', async () => {
  const view = await renderConsole('/admin/tours/import', { worker });
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  const lines = ['slug,language,title', 'taj,en,The Taj', 'fort,en,Lal Qila'];
  await view.user.upload(input, new File([lines.join('\n')], 'tours.csv', { type: 'text/csv' }));
  await screen.findByRole('button', { name: /^Import 2 rows/ });
  await openPalette(view, 'import');
  await waitFor(() => expect(options()[0]).toMatch(/^Import 2 rows/));
  expect(options().at(-1)).toMatch(/^Import texts/);
});

test('a tour is opened in a new tab, or at a part of it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('list', { name: 'Recent tours' });
  await openPalette(view, 'red');
  await waitFor(() => expect(options()[0]).toMatch(/^Red Fort/));
  expect(screen.getByText('in a new tab')).toBeVisible();
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith(`/admin/tours/${fort}`, '_blank', 'noopener');
  expect(view.currentPath()).toBe('/admin/dashboard');
  open.mockRestore();
  await openPalette(view, 'fort sections');
  await waitFor(() => expect(options()[0]).toBe('Red FortSections'));
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${fort}/sections`));
});

test('orders of the list are one entry until they are asked for, and stand below the selected rows', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  const row = await screen.findByRole('row', { name: /Taj Mahal/ });
  await openPalette(view);
  const menu = await screen.findByRole('option', { name: 'Sort by…' });
  expect(screen.getAllByRole('option', { name: /^Sort by/ })).toHaveLength(1);
  await view.user.click(menu);
  expect(screen.getByRole('combobox', { name: 'Command palette' })).toHaveValue('Sort by ');
  await view.user.keyboard('location');
  await waitFor(() => expect(options()).toEqual(['Sort by location']));
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toMatch(/sort=/));
  await openPalette(view, 'sort by location');
  await waitFor(() => expect(options()).toEqual(['Sort by location, reversed']));
  await view.user.keyboard('{Escape}');

  await view.user.click(within(row).getByRole('checkbox'));
  await openPalette(view);
  await waitFor(() => expect(options()[0]).toBe('Unpublish 1 selected tour'));
  expect(screen.getByText('Recently used')).toBeVisible();
});

test('Tab stays in the field, and page keys move through the entries', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('2 tours');
  await openPalette(view);
  const field = screen.getByRole('combobox', { name: 'Command palette' });
  await waitFor(() => expect(options().length).toBeGreaterThan(12));
  const chosen = () =>
    options().indexOf(screen.getByRole('option', { selected: true }).textContent);
  await view.user.keyboard('{PageDown}');
  expect(chosen()).toBe(10);
  await view.user.keyboard('{PageUp}');
  expect(chosen()).toBe(0);
  await view.user.keyboard('{End}');
  expect(chosen()).toBe(options().length - 1);
  await view.user.keyboard('{Home}');
  expect(chosen()).toBe(0);
  expect(screen.getByRole('listbox', { name: 'Found' })).toHaveAttribute('tabindex', '-1');
  await view.user.tab();
  expect(field).toHaveFocus();
});
