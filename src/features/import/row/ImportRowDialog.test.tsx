import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests((seeds) =>
  seeds.tour({ slug: 'taj-mahal', texts: { en: 'The white tomb of Agra' } }),
);

const lines = [
  'slug,language,title',
  'taj-mahal,en,"The marble\ntomb of old Agra"',
  'taj-mahal,xx,"One\nproblem"',
  'no-such,en,Another',
];
const content = `${lines.join('\r\n')}\r\n`;

async function selectedRows(): Promise<string> {
  const field = await screen.findByRole('textbox', { name: /^Or paste rows/ });
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('No field for rows');
  expect(field).toHaveFocus();
  return field.value.slice(field.selectionStart, field.selectionEnd);
}

test('the words that a row changes are marked in the old text and in the new one', async () => {
  const view = await open();
  await chooseFile(view, content);
  await view.user.click(await screen.findByText('Title:'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 2/ }));
  expect(dialog.getByRole('deletion')).toHaveTextContent(/^white$/);
  const inserted = dialog.getAllByRole('insertion').map(({ textContent }) => textContent);
  expect(inserted).toEqual(['marble', 'old']);
  expect(dialog.queryByRole('button', { name: 'Edit this row' })).toBeNull();
});

test('the rows are edited where the first problem is, or at the row that is shown', async () => {
  const view = await open();
  await chooseFile(view, content);
  await screen.findByRole('row', { name: /“xx” is not a language/ });
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  expect(await selectedRows()).toBe(lines[2]);
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
  await view.user.click(await screen.findByText(/No tour has the slug/));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 4/ }));
  await view.user.click(dialog.getByRole('button', { name: 'Edit this row' }));
  expect(await selectedRows()).toBe(lines[3]);
});

test('Enter on a row shows it in full, at its wrong field where it has a problem', async () => {
  const view = await open();
  await chooseFile(view, content);
  const cell = await screen.findByRole('gridcell', { name: '2' });
  act(() => cell.focus());
  await view.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /^Row 2/ });
  await waitFor(() => expect(dialog).toBeVisible());
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => screen.getByRole('gridcell', { name: '3' }).focus());
  await view.user.keyboard('{Enter}');
  const problem = await screen.findByRole('dialog', { name: /^Row 3/ });
  await waitFor(() => expect(problem).toBeVisible());
  expect(within(problem).getByRole('combobox', { name: 'Language' })).toHaveFocus();
});

test('a likely slip is noted in the row and its dialog, and is imported all the same', async () => {
  const view = await open();
  const field = await screen.findByRole('textbox', { name: /^Or paste rows/ });
  await view.user.click(field);
  await view.user.paste('slug,language,title,description\ntaj-mahal,hi,ताज,In Latin letters\n');
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
  const note = 'The description is not in the script of Hindi.';
  await view.user.click(await screen.findByText(note));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 2/ }));
  expect(dialog.getByText(note)).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Close' }));
  await view.user.click(await screen.findByRole('button', { name: /^Import 1 row/ }));
  expect(await screen.findByText('Imported')).toBeVisible();
});
