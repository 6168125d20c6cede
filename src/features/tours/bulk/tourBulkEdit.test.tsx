import { act, screen, waitFor, within } from '@testing-library/react';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let taj: string;
let fort: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  taj = await seeds.tour({ slug: 'taj', city: 'Agra', texts: { en: 'Taj', hi: 'ताज' } });
  fort = await seeds.tour({
    slug: 'fort',
    city: 'Delhi',
    texts: { en: 'Fort' },
    isPublished: true,
  });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const stored = async (id: string) =>
  (await (await worker.call('GET', `/api/tours/${id}?lang=en`)).json())[0];

async function select(view: View, ...titles: string[]) {
  for (const title of titles) {
    const row = (await screen.findByRole('link', { name: title })).closest('[role="row"]');
    await view.user.click(within(row as HTMLElement).getByRole('checkbox')); // grid rows are HTML elements
  }
}

async function openEdit(view: View) {
  const bar = within(await screen.findByRole('toolbar'));
  await view.user.click(bar.getByRole('button', { name: 'Edit…' }));
  return within(await screen.findByRole('alertdialog', { name: 'Edit 2 tours' }));
}

async function choose(view: View, list: HTMLElement, name: string) {
  await view.user.click(list);
  await view.user.click(await screen.findByRole('option', { name }));
}

test('selected tours are given one city, which other tours have, and it is taken back', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await select(view, 'Taj', 'Fort');
  const dialog = await openEdit(view);
  const change = dialog.getByRole('button', { name: /^Change/ });
  expect(change).toBeDisabled();
  await view.user.type(dialog.getByRole('combobox', { name: 'City' }), 'Ag');
  await view.user.click(await screen.findByRole('option', { name: 'Agra' }));
  expect(await dialog.findByText('1 has it already.')).toBeVisible();
  expect(change).toHaveTextContent('Change 1 tour');
  await view.user.click(change);
  expect(await screen.findByText('1 tour changed')).toBeVisible();
  expect(await stored(fort)).toMatchObject({ city: 'Agra' });
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 tour put back as it was')).toBeVisible();
  expect(await stored(fort)).toMatchObject({ city: 'Delhi' });
});

test('Ctrl+Z on the result of an edit leads the focus back to the list', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await select(view, 'Taj', 'Fort');
  const dialog = await openEdit(view);
  await view.user.type(dialog.getByRole('combobox', { name: 'City' }), 'Pune');
  await view.user.click(dialog.getByRole('button', { name: 'Change 2 tours' }));
  expect(await screen.findByText('2 tours changed')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText('2 tours changed')).toBeNull());
  await waitFor(async () => expect(await stored(fort)).toMatchObject({ city: 'Delhi' }));
  expect(screen.getByRole('grid', { name: 'Tours' })).toContainElement(
    document.activeElement as HTMLElement, // the grid contains only HTML elements
  );
});

test('a duration is checked, and a primary language goes to the tours that have texts in it', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await select(view, 'Taj', 'Fort');
  const dialog = await openEdit(view);
  const field = dialog.getByRole('combobox', { name: 'Field' });
  await choose(view, field, 'Duration (seconds)');
  const duration = dialog.getByRole('textbox', { name: 'Duration (seconds)' });
  await view.user.type(duration, '0:30');
  expect(await dialog.findByText('Duration must be at least 60 seconds')).toBeVisible();
  expect(duration).toBeInvalid();
  expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled();
  await view.user.clear(duration);
  await view.user.type(duration, '45:75');
  expect(await dialog.findByText(/^Enter a duration such as/)).toBeVisible();
  await view.user.clear(duration);
  await view.user.type(duration, '45:00');
  expect(duration).toBeValid();
  expect(dialog.getByRole('button', { name: 'Change 2 tours' })).toBeEnabled();

  await choose(view, field, 'Primary language');
  await choose(view, dialog.getByRole('combobox', { name: 'Primary language' }), 'Hindi');
  expect(await dialog.findByText('1 tour without texts in Hindi stays as it is.')).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Change 1 tour' }));
  expect(await screen.findByText('1 tour changed')).toBeVisible();
  await waitFor(async () => expect(await stored(taj)).toMatchObject({ primary_language: 'hi' }));
  expect(await stored(fort)).toMatchObject({ primary_language: 'en' });
});

test('deleting says how many of the tours are published', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await select(view, 'Taj', 'Fort');
  const bar = within(await screen.findByRole('toolbar'));
  await view.user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText(/^1 of them is published and will vanish from the app\./),
  ).toBeVisible();
});

test('a list in one language says how many tours are left to translate, and leads there', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('2 tours');
  act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
  const more = await screen.findByRole('link', { name: '1 more to translate into Hindi' });
  expect(more).toHaveAttribute('href', '/admin/translate?lang=hi');
});
