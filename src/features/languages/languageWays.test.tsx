import { act, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../testing/faults';
import { formField } from '../../testing/openEditor';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

const PATH = '/admin/languages';
let worker: TestWorker;

beforeEach(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
});
afterEach(async () => {
  await forgetConsole();
  await worker.close();
});

const toggle = (label: string) => screen.findByRole('switch', { name: `${label} enabled` });
const nameButton = (label: string) => screen.findByRole('button', { name: label });

test('a code that a disabled language has leads to that language', async () => {
  const view = await renderConsole(PATH, { worker });
  await view.user.click(await toggle('Tamil'));
  expect(await screen.findByText('3 languages, 2 enabled')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Add language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add language' }));
  await view.user.type(formField('code'), 'ta');
  expect(dialog.getByText(/exists and is disabled\.$/)).toHaveTextContent('Tamil exists');
  // Names of the existing language are not suggested for the new one.
  expect(formField('label')).toHaveValue('');
  await view.user.click(dialog.getByRole('button', { name: 'Enable Tamil' }));
  expect(await screen.findByText('3 languages, 3 enabled')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  await view.user.click(screen.getByRole('button', { name: 'Add language' }));
  await screen.findByRole('dialog', { name: 'Add language' });
  await view.user.type(formField('code'), 'HI');
  await view.user.click(await screen.findByRole('button', { name: 'Edit Hindi' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Hindi' })).toBeVisible();
});

test('the row of a new language has the focus, and its name opens it', async () => {
  const view = await renderConsole(PATH, { worker });
  await toggle('Tamil');
  await view.user.click(screen.getByRole('button', { name: 'Add language' }));
  await screen.findByRole('dialog', { name: 'Add language' });
  await view.user.type(formField('code'), 'ur');
  await waitFor(() => expect(formField('label')).toHaveValue('Urdu'));
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await toggle('Urdu');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Urdu/));
  expect(document.activeElement?.closest('[role="row"]')).toContainElement(await toggle('Urdu'));
  await view.user.click(await nameButton('Urdu'));
  expect(await screen.findByRole('dialog', { name: 'Edit Urdu' })).toBeVisible();
});

test('a language that sections have is not asked to be deleted, but can be disabled, with an undo beside', async () => {
  const tour = await worker.seeds.tour({ texts: { en: 'Red Fort' } });
  await worker.seeds.section(tour, { texts: { en: 'Gate', hi: 'दरवाज़ा' } });
  const view = await renderConsole(PATH, { worker });
  await screen.findByRole('grid', { name: 'Languages' });
  const row = (await toggle('Hindi')).closest<HTMLElement>('[role="row"]') ?? document.body;
  // Its sort order, and its number of sections, which loads later.
  await waitFor(() => expect(within(row).getAllByText('1')).toHaveLength(2));
  const remove = within(row).getByRole('button', { name: 'Delete' });
  remove.focus();
  await view.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Cannot delete language: it is being used in translations.');
  expect(dialog).toHaveTextContent('1 section has texts in Hindi. Disable it instead');
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
  await view.user.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('3 languages, 2 enabled')).toBeVisible();

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await view.user.click(screen.getByRole('button', { name: /^Undo: Hindi disabled/ }));
  expect(await screen.findByText('Undone: Hindi disabled')).toBeVisible();
  expect(await screen.findByText('3 languages, 3 enabled')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('says why numbers are missing, or how old they are', async () => {
  const title = 'Sections and plays could not be loaded.';
  const openOffline = async () => {
    const view = await renderConsole('/admin/tours', { worker });
    view.faults.on('GET', /analytics/, faults.networkLost());
    await screen.findByRole('heading', { level: 1, name: 'Tours' });
    await act(() => view.router.navigate(PATH));
    await toggle('Tamil');
    return view;
  };
  const view = await openOffline();
  expect(await screen.findByText(title)).toBeVisible();
  view.faults.clear();
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  const row = (await toggle('Tamil')).closest<HTMLElement>('[role="row"]') ?? document.body;
  await waitFor(() => expect(within(row).getAllByText('0')).toHaveLength(2));
  expect(screen.queryByText(title)).toBeNull();
  view.unmount();
  await openOffline();
  expect(await screen.findByText(/Showing data from/)).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});
