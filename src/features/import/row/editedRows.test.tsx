import { screen, waitFor, within } from '@testing-library/react';
import { previewRows, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const lines = [
  'slug,language,title,description',
  'taj-mahal,hi,ताज,In Latin',
  'red-fort,en,Red Fort,',
  'no-such,en,Lost,',
];
const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

async function showRow(text: string | RegExp) {
  const view = await open();
  await previewRows(view, lines);
  await view.user.click(await screen.findByText(text));
  return view;
}

test('a warned row is edited beside its comparison: Escape leaves it, Save compares it again', async () => {
  const view = await showRow(/not in the script of Hindi/);
  const dialog = await dialogOf(/^Row 2/);
  const button = (name: string) => dialog.getByRole('button', { name });
  await waitFor(() => expect(button('Close')).toHaveFocus());
  await view.user.tab({ shift: true });
  expect(button('Edit')).toHaveFocus();
  await view.user.keyboard('{Enter}');
  const field = () => dialog.getByRole('textbox', { name: 'Description' });
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/not in the script of Hindi/);
  await view.user.keyboard(' letters{Escape}');
  expect(dialog.getByRole('columnheader', { name: 'In the file' })).toBeVisible();
  expect(dialog.queryByText(/letters/)).toBeNull();
  expect(button('Edit')).toHaveFocus();

  await view.user.keyboard('{Enter}');
  expect(field()).toHaveValue('In Latin');
  await view.user.clear(field());
  await view.user.type(field(), 'मक़बरा');
  expect(dialog.queryByRole('button', { name: 'Save and next' })).toBeNull();
  await view.user.click(button('Save'));
  expect(await dialog.findByRole('cell', { name: 'मक़बरा' })).toBeVisible();
  expect(dialog.queryByText(/not in the script of Hindi/)).toBeNull();
  expect(button('Edit')).toHaveFocus();
  expect(screen.getByText('Warnings 0')).toBeInTheDocument();
});

test('a row without changes that gets a problem stays in its fields until it is mended', async () => {
  const view = await showRow('Red Fort');
  const dialog = await dialogOf(/^Row 3/);
  expect(dialog.getByText('The row matches what is already stored.')).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Edit' }));
  const language = dialog.getByRole('combobox', { name: 'Language' });
  const options = dialog.getAllByRole('option', { hidden: true });
  expect(options.map((option) => option.getAttribute('value'))).toContain('en');
  await view.user.clear(language);
  await view.user.type(language, 'xx{Enter}');
  await waitFor(() => expect(language).toHaveAccessibleDescription(/“xx” is not a language/));
  await view.user.clear(language);
  await view.user.type(language, 'en');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await view.user.clear(title);
  await view.user.type(title, 'Lal Qila{Enter}');
  expect(await dialog.findByRole('cell', { name: 'Lal Qila' })).toBeVisible();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
