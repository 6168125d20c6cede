import { screen, waitFor } from '@testing-library/react';
import { selectContentLanguage } from '../../state/model/preferencesSlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let delhi: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi', 'ta');
  await seeds.admin(people.asha, 'owner');
  await seeds.tour({ slug: 'quarter', city: 'Puducherry', texts: { en: 'The Tamil Quarter' } });
  delhi = await seeds.tour({ slug: 'red-fort', city: 'Delhi', texts: { en: 'Red Fort' } });
  const taj = await seeds.tour({
    slug: 'taj',
    city: 'Agra',
    isPublished: true,
    texts: { en: 'Taj Mahal' },
  });
  await seeds.section(taj, { texts: { en: 'The Delhi Gate' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

async function openPalette() {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  const ask = async (query: string, first: string | RegExp) => {
    if (screen.queryByRole('combobox', { name: 'Command palette' }) === null) {
      await view.user.keyboard('{Control>}k{/Control}');
    }
    const field = await screen.findByRole('combobox', { name: 'Command palette' });
    await view.user.clear(field);
    await view.user.type(field, query);
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(first));
    return screen.getAllByRole('option').map(({ textContent }) => textContent);
  };
  return { view, ask };
}

test('a command that is named in full comes before titles that hold its words', async () => {
  const { ask } = await openPalette();
  for (const query of ['translate to tamil', 'translate tamil', 'tamil translate']) {
    await ask(query, /^Translate into Tamil/);
  }
  await ask('tamil quarter', /^The Tamil Quarter/);
});

test('an action without a tour asks which one, among those that it suits', async () => {
  const { view, ask } = await openPalette();
  await ask('publish', 'Publish a tour…');
  await ask('unpublish', 'Unpublish a tour…');
  // A held key must not activate one of the tours that follow.
  await view.user.keyboard('{Enter>3/}');
  const field = screen.getByRole('combobox');
  await waitFor(() => expect(screen.getByText('Unpublish which tour?')).toBeVisible());
  expect(field).toHaveValue('');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Taj MahalAgra',
  ]);
  // No tour is active yet.
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await view.user.keyboard('{Enter}');
  expect(field).toBeVisible();
  await view.user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Taj Mahal');
  await view.user.keyboard('red');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await view.user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field).toHaveValue('unpublish');
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.getByText('to go back')).toBeVisible();
  await view.user.keyboard('{Escape}');
  expect(await screen.findByText('to close')).toBeVisible();
  expect(field).toHaveValue('unpublish');
  const offered = await ask('publish ', /^(Red Fort|The Tamil Quarter)/);
  expect(offered.slice(0, 2).toSorted()).toEqual(['Red FortDelhi', 'The Tamil QuarterPuducherry']);
  await ask('delete', 'Delete a tour…');
  await ask('delete ', /^(Red|The|Taj)/);
  await ask('delete red', 'Red FortDelete…');
});

test('the toast after an action says what was done to which tour', async () => {
  const { view, ask } = await openPalette();
  await ask('publish red', /^Red FortPublish/);
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('Tour updated successfully')).toBeVisible();
  expect(screen.getByText('Published: Red Fort')).toBeVisible();
});

test('a language is found by its code, by either spelling and by its name in Hindi', async () => {
  const { view, ask } = await openPalette();
  await ask('hi', /^Content: Hindi/);
  await ask('ta', /^Content: Tamil/);
  await ask('हिंदी', /Hindi/);
  await ask('तमिल', /Tamil/);
  await ask('switch to hindi', 'Content: Hindi');
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(selectContentLanguage(view.console.store.getState())).toBe('hi'));
});

test('tours in a city come before sections with its name', async () => {
  const { ask } = await openPalette();
  await ask('the delhi gate', 'The Delhi Gate');
  await ask('delhi', /^Red Fort/);
});

test('drafts are distinguished from published tours; access requests and ids are found', async () => {
  const { ask } = await openPalette();
  await ask('quarter', 'The Tamil QuarterPuducherry · Draft');
  expect(await ask('taj', 'Taj MahalAgra')).not.toContain('Taj MahalAgra · Draft');
  await ask('approve', /^Pending access requests/);
  await ask('pending', /^Pending access requests/);
  await ask(delhi, /^Red Fort/);
});

test('tabs of a tour are found by their names, on either side of its title', async () => {
  const { ask } = await openPalette();
  await ask('history red', 'Red FortDetails');
  await ask('red history', 'Red FortDetails');
  await ask('details red', 'Red FortDetails');
  await ask('open red', /^Red Fort/);
  await ask('add section', 'Add a section to a tour…');
  await ask('publish drafts', /^Drafts/);
});
