import { screen, waitFor, within } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const lines = [
  'slug,language,title',
  'taj-mahl,en,The Taj',
  'red-fort,klingon,The fort',
  'taj-mahal,klingon,The tomb',
  'TAJ-Mahal,hi,ताज',
];
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a slug near a known one is reported in its row, and taken by a button', async () => {
  const view = await open();
  await chooseFile(view, lines);
  // Slugs match regardless of case.
  expect(await rowOf(/Taj Mahal.*hi.*New language/)).toBeVisible();
  await view.user.click(await screen.findByText(/Did you mean “taj-mahal”\?/));
  const dialog = await dialogOf(/^Row 2/);
  const slug = dialog.getByRole('textbox', { name: 'Slug' });
  expect(dialog.getByText('Did you mean').parentElement).toHaveTextContent('Taj Mahal');
  await view.user.click(dialog.getByRole('button', { name: 'taj-mahal' }));
  expect(slug).toHaveValue('taj-mahal');
  expect(slug).toHaveFocus();
  expect(slug).toBeValid();
  expect(dialog.queryByText('Did you mean')).toBeNull();
  await view.user.keyboard('{Enter}');
  await dialogOf(/^Row 3/);
});

test('a message goes as soon as the value is right, and comes back with it', async () => {
  const view = await open();
  await chooseFile(view, lines);
  await view.user.click(await screen.findByText(/No tour has the slug “taj-mahl”/));
  const dialog = await dialogOf(/^Row 2/);
  const slug = dialog.getByRole('textbox', { name: 'Slug' });
  expect(slug).toBeInvalid();
  await view.user.type(slug, '{Backspace}al');
  expect(slug).toBeValid();
  expect(slug).toHaveFocus();
  await view.user.type(slug, 'l');
  expect(slug).toHaveAccessibleDescription('No tour has the slug “taj-mahall”.');
});

test('other rows with the same wrong value are corrected with one, and Ctrl+Z takes it back', async () => {
  const view = await open();
  await chooseFile(view, lines);
  const wrong = () => screen.queryAllByText(/“klingon” is not a language/).length;
  await waitFor(() => expect(wrong()).toBe(2));
  await view.user.click(await screen.findByRole('row', { name: /The fort|Red Fort/ }));
  const dialog = await dialogOf(/^Row 3/);
  const language = dialog.getByRole('combobox', { name: 'Language' });
  await view.user.clear(language);
  await view.user.type(language, 'en{Enter}');
  const next = await dialogOf(/^Row 4/);
  const offer = await next.findByRole('button', { name: 'Correct the other row too' });
  expect(next.getByRole('note')).toHaveTextContent('1 other row has the language “klingon”.');
  await view.user.keyboard('{Escape}');
  await gone();
  expect(offer).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Correct the other row too' }));
  await waitFor(() => expect(wrong()).toBe(0));
  expect(screen.queryByRole('button', { name: 'Correct the other row too' })).toBeNull();
  expect(document.body).not.toHaveFocus();

  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(wrong()).toBe(1));
  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(wrong()).toBe(2));
});
