import { act, screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let taj: string;
let fort: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
  taj = await worker.seeds.completeTour({ slug: 'taj', texts: { en: 'Taj Mahal' } });
  fort = await worker.seeds.tour({ slug: 'fort', texts: { en: 'Red Fort' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

test('the palette goes to a tour by its name, by keyboard alone', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Command palette' });
  expect(field).toHaveFocus();
  expect(screen.getByRole('option', { name: /Dashboard/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await view.user.keyboard('taj');
  // Matches of a shorter query may show briefly, with the tour further down.
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /Taj Mahal/ })).toHaveAttribute(
      'aria-selected',
      'true',
    ),
  );
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${taj}`));
  expect(screen.queryByRole('combobox', { name: 'Command palette' })).toBeNull();
});

/** Opens the palette, types a query, and runs the first match, which must be `name`. */
async function runByName(
  view: Awaited<ReturnType<typeof renderConsole>>,
  query: string,
  name: string,
) {
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.type(await screen.findByRole('combobox', { name: 'Command palette' }), query);
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(name));
  await view.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: 'Command palette' })).toBeNull(),
  );
}

test('the palette of a tour’s page publishes and edits it and leads to its tabs', async () => {
  const view = await renderConsole(`/admin/tours/${fort}`, { worker });
  await screen.findByRole('button', { name: 'Publish' });
  await runByName(view, 'publ', 'Publish this tour');
  expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
  await runByName(view, 'unpubl', 'Unpublish this tour');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  await runByName(view, 'sections', 'Sections of this tour');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${fort}/sections`));
  await runByName(view, 'translations', 'Translations of this tour');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${fort}/translations`));
  await runByName(view, 'edit', 'Edit this tour');
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveFocus();
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.type(await screen.findByRole('combobox', { name: 'Command palette' }), 'edit');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Edit this tour' })).toBeNull());
});

test('the palette sets the content language and the theme, leads to unsent edits, and signs out', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await runByName(view, 'hindi', 'Content: Hindi');
  expect(await screen.findByText('Content: Hindi')).toBeVisible();
  await runByName(view, 'dark', 'Dark theme');
  expect(view.console.store.getState().preferences.theme).toBe('dark');
  await runByName(view, 'unsent', 'Unsent edits');
  await waitFor(() => expect(view.currentPath()).toBe('/admin/outbox'));
  await runByName(view, 'sign out', 'Sign out');
  await waitFor(() => expect(view.auth.signOuts).toBe(1));
});

test('the palette finds screens by their titles and by usual words', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Command palette' });
  for (const [query, name] of [
    ['send push', 'Notifications'],
    ['audio analytics', 'Analytics'],
    ['admin management', 'Admin'],
    ['language management', 'Languages'],
    ['access requests', 'Admin'],
    ['csv', 'Import texts'],
    ['log out', 'Sign out'],
    ['help', 'Keyboard shortcuts'],
    ['invite', 'Admin'],
    ['stats', 'Analytics'],
    ['bulk', 'Tours'],
    ['chapters', 'Tours'],
    ['unpublish', 'Unpublish a tour…'],
  ] as const) {
    await view.user.clear(field);
    await view.user.type(field, query);
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(name));
  }
});

test('the key of the palette closes it too', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  await view.user.keyboard('{Control>}k{/Control}');
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: 'Command palette' })).toBeNull(),
  );
});

test('the palette says how many entries are below its edge', async () => {
  // jsdom has no layout: each option gets the rectangle that it would have.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const index = [...document.querySelectorAll('[role="option"]')].indexOf(this);
    return index === -1 ? new DOMRect(0, 0, 600, 420) : new DOMRect(0, index * 34, 600, 34);
  });
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  const below = screen.getAllByRole('option').length - 12;
  expect(await screen.findByText(`${below} more below`)).toBeVisible();
  await view.user.keyboard('taj');
  await waitFor(() => expect(screen.queryByText(/more below/)).toBeNull());
  jest.restoreAllMocks();
});

test('two keys lead to a screen, and a dialog or a field keeps them', async () => {
  const view = await renderConsole('/admin/media', { worker });
  const title = await screen.findByRole('heading', { level: 1 });
  act(() => title.focus());
  await view.user.keyboard('gt');
  await waitFor(() => expect(view.currentPath()).toBe('/admin/tours'));
  await screen.findByText('2 tours');
  await view.user.type(screen.getByRole('searchbox'), 'gd');
  expect(view.currentPath()).toMatch(/^\/admin\/tours/);
  await view.user.clear(screen.getByRole('searchbox'));
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  await view.user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Dashboard').previousElementSibling).toHaveTextContent('G then D');
  act(() => dialog.getByRole('button', { name: 'Close' }).focus());
  await view.user.keyboard('gd{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.currentPath()).toMatch(/^\/admin\/tours/);
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  await view.user.keyboard('gu');
  await waitFor(() => expect(view.currentPath()).toBe('/admin/outbox'));
});

test('a palette that finds nothing says so beside its list, which offers to search all tours', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  await view.user.keyboard('qq & qq');
  const nothing = await screen.findByText(/^Nothing found/);
  expect(nothing).toBeVisible();
  const list = screen.getByRole('listbox', { name: 'Found' });
  expect(list).not.toContainElement(nothing);
  expect(within(list).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('option', { name: 'Search all tours for “qq & qq”' })).toBeVisible();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe('/admin/tours?q=qq+%26+qq'));
  expect(screen.getByRole('searchbox')).toHaveValue('qq & qq');
});

test('shortcuts are listed on "?", and none fires while one types', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('2 tours');
  await view.user.type(screen.getByRole('searchbox'), 'a?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await view.user.clear(screen.getByRole('searchbox'));
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  await view.user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Command palette')).toBeVisible();

  // Search runs from the first key, by label, group or key.
  await view.user.keyboard('ctrl s');
  await waitFor(() => expect(dialog.queryByText('Command palette')).toBeNull());
  expect(dialog.getByText('Save the form')).toBeVisible();
  await view.user.keyboard('xyz');
  expect(await dialog.findByText('No shortcut on this page matches.')).toBeVisible();
  expect(dialog.getByText(/^Commands without one are in the palette/)).toBeVisible();
  await view.user.keyboard('{Control>}k{/Control}dark');
  expect(await screen.findByRole('combobox', { name: 'Command palette' })).toHaveValue('dark');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shortcuts of one character can be switched off, and others still work', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('2 tours');
  const title = () => screen.getByRole('heading', { level: 1 });
  act(() => title().focus());
  await view.user.keyboard('?');
  await view.user.click(await screen.findByRole('switch', { name: /^Shortcuts of one character/ }));
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => title().focus());
  await view.user.keyboard('/?');
  expect(title()).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();

  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  await view.user.keyboard('keyboard shortcuts{Enter}');
  await view.user.click(await screen.findByRole('switch', { name: /^Shortcuts of one character/ }));
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => title().focus());
  await view.user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the last change is undone by Ctrl+Z, and the record shows what was changed', async () => {
  const view = await renderConsole(`/admin/tours/${taj}`, { worker });
  await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Tour updated successfully')).toBeVisible();
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Undone: Published – \u2068Taj Mahal\u2069')).toBeVisible();
  const [tour] = await (await worker.call('GET', `/api/tours/${taj}`)).json();
  expect(tour).toMatchObject({ is_published: false, published_at: null });
  await view.user.click(screen.getByRole('button', { name: 'History' }));
  const changes = within(await screen.findByRole('list', { name: 'Changes' }));
  expect(changes.getByRole('listitem')).toHaveTextContent(/^Published.* · undone$/);
});

test('Ctrl+Shift+Z makes what was undone again, and so does Ctrl+Y', async () => {
  const view = await renderConsole(`/admin/tours/${taj}`, { worker });
  await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Tour updated successfully')).toBeVisible();
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  const isPublished = async () => {
    const [tour] = await (await worker.call('GET', `/api/tours/${taj}`)).json();
    return tour.is_published;
  };
  for (const redo of ['{Control>}{Shift>}Z{/Shift}{/Control}', '{Control>}y{/Control}']) {
    await view.user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await isPublished()).toBe(false));
    await view.user.keyboard(redo);
    await waitFor(async () => expect(await isPublished()).toBe(true));
  }
  // Each notice replaces the previous one, which fades out.
  const redone = 'Redone: Published – \u2068Taj Mahal\u2069';
  await waitFor(() => expect(screen.getByText(redone)).toBeVisible());
  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await isPublished()).toBe(false));
});

test('Ctrl+Z takes nothing back while a form holds what is not saved', async () => {
  const view = await renderConsole(`/admin/tours/${taj}`, { worker });
  await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Tour updated successfully')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Edit' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'City' }), 'x');
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^Save or leave this form first/)).toBeVisible();
  const [tour] = await (await worker.call('GET', `/api/tours/${taj}`)).json();
  expect(tour).toMatchObject({ is_published: true });
});
