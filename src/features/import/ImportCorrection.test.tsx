import { act, screen, within } from '@testing-library/react';
import { downloadFile } from '../../ui/dom/downloadFile';
import { chooseFile, setUpImportTests, type View } from '../../testing/setUpImportTests';

jest.mock('../../ui/dom/downloadFile');

const { open } = setUpImportTests((seeds) =>
  seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } }),
);

const rowsField = () =>
  screen.findByRole('textbox', { name: 'Or paste rows, including their headings' });
/** Replaces a text in the text field, and previews the rows. */
async function correct(view: View, before: string, after: string): Promise<void> {
  const field = await rowsField();
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('No field for rows');
  const start = field.value.indexOf(before);
  act(() => field.setSelectionRange(start, start + before.length));
  await view.user.paste(after);
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
}
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

test('a row of a file is corrected in the field for rows, and previewed again', async () => {
  const view = await open();
  const content = 'slug,language,title\ntaj-mahal,xx,The Taj\n';
  await chooseFile(view, content);
  await rowOf(/“xx” is not a language of the catalogue/);
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  const field = await rowsField();
  expect(field).toHaveValue(content);
  expect(field).toHaveFocus();
  await correct(view, 'xx', 'en');
  expect(await rowOf(/Taj Mahal.*Changes Title: The Taj/)).toBeVisible();
  expect(screen.getByText('tours.csv, edited')).toBeVisible();
  // Rows that replace all others no longer belong to the file.
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  await view.user.clear(await rowsField());
  await view.user.paste(content);
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
  await rowOf(/“xx” is not a language of the catalogue/);
  expect(screen.getByText('Typed or pasted rows')).toBeVisible();
});

test('chosen columns stay chosen while the headings are the same', async () => {
  const view = await open();
  await chooseFile(view, 'Tour slug;Speech;Plaque\ntaj-mahal;xx;The Taj\n');
  await view.user.click(await screen.findByRole('combobox', { name: 'language' }));
  await view.user.click(await screen.findByRole('option', { name: /^Speech/ }));
  await view.user.click(screen.getByRole('combobox', { name: 'title' }));
  await view.user.click(await screen.findByRole('option', { name: /^Plaque/ }));
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
  await rowOf(/“xx” is not a language of the catalogue/);
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  await correct(view, 'xx', 'en');
  expect(await rowOf(/Taj Mahal.*Changes Title: The Taj/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  await correct(view, 'Speech', 'Voice');
  expect(await screen.findByRole('form', { name: 'Choose the columns' })).toBeVisible();
});

test('rows that were typed before are replaced by those of a file once that is confirmed', async () => {
  const view = await open();
  await view.user.type(await rowsField(), 'slug,language');
  const content = 'slug,language,title\ntaj-mahal,xx,The Taj\n';
  await chooseFile(view, content);
  await rowOf(/“xx” is not a language of the catalogue/);
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  await view.user.click(await screen.findByRole('button', { name: 'Keep them' }));
  await view.user.click(await screen.findByRole('button', { name: 'Choose another' }));
  expect(await rowsField()).toHaveValue('slug,language');
  await chooseFile(view, content);
  await rowOf(/“xx” is not a language of the catalogue/);
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  await view.user.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(await rowsField()).toHaveValue(content);
  expect(await rowsField()).toHaveFocus();
});

test('rows with problems of a file that is too large for the field are downloaded', async () => {
  const view = await open();
  const long = 'A note. '.repeat(13_000);
  await chooseFile(
    view,
    `slug,language,title,Notes\ntaj-mahal,en,,"${long}"\ntaj-mahal,xx,"The, Taj",\n`,
  );
  await rowOf(/“xx” is not a language of the catalogue/);
  expect(screen.queryByRole('button', { name: 'Edit the rows' })).toBeNull();
  const note = 'Open a row to correct it here, or download the rows with problems.';
  expect(screen.getByText(note)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Download the rows with problems' }));
  const [name, content] = jest.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toBe('tours-problems.csv');
  const [headings, row, ...others] = String(content).split('\r\n');
  expect(headings).toBe('\uFEFFslug,language,title,Notes,problem');
  expect(row).toMatch(/^taj-mahal,xx,"The, Taj",,“xx” is not a language of the catalogue\./);
  expect(others).toEqual(['']);
});

test('columns with other headings are chosen: those that are obvious are already', async () => {
  const view = await open();
  await chooseFile(view, 'Tour title,Speech,Slug,Remark\nThe Taj,en,taj-mahal,old\n');
  const form = within(await screen.findByRole('form', { name: 'Choose the columns' }));
  expect(form.getByRole('combobox', { name: 'title' })).toHaveTextContent('Tour title');
  expect(form.getByText('The Taj')).toBeVisible();
  expect(form.getByText('Not used: Speech and Remark.')).toBeVisible();
  expect(form.getByText(/^There is no “language” column/)).toBeVisible();
  const previewButton = form.getByRole('button', { name: 'Preview' });
  expect(previewButton).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(form.getByRole('combobox', { name: 'language' }));
  await view.user.click(await screen.findByRole('option', { name: 'Speech en' }));
  expect(form.getByText('Not used: Remark.')).toBeVisible();
  await view.user.click(previewButton);
  expect(await rowOf(/Taj Mahal.*Changes Title: The Taj/)).toBeVisible();
  expect(screen.getByText('A column is left out: Remark.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Choose the columns' }));
  expect(await screen.findByRole('combobox', { name: 'language' })).toHaveTextContent('Speech');
});

test('a search in all languages that finds no tour says so, and the problems of a row stand apart', async () => {
  const view = await open();
  await chooseFile(view, 'slug,language,title\nno-such,en,Nothing\nno-other,xx,None\n');
  expect(await rowOf(/“xx” is not a .* · No tour has the slug “no-other”/)).toBeVisible();
  expect(screen.getByText('2 rows name no known tour in English.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Search all languages' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('2 rows name no known tour in any language.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Search all languages' })).toBeNull();
});

test('a file without a language column takes one for all of its rows, which holds for that file alone', async () => {
  const view = await open();
  const choose = async (name: string) => {
    const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
    const content = 'slug,title\ntaj-mahal,ताज\n';
    await view.user.upload(input, new File([content], name, { type: 'text/csv' }));
  };
  await choose('texts.csv');
  const language = await screen.findByRole('combobox', { name: 'language' });
  expect(language).toHaveTextContent('Not in the file');
  await view.user.click(language);
  await view.user.click(await screen.findByRole('option', { name: 'All rows are in: Hindi' }));
  expect(language).toHaveTextContent('All rows are in: Hindi');
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await rowOf(/Taj Mahal.*hi.*New language.*ताज/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Choose another' }));
  // The next file can be in any language: the language is asked for again, and guessed from the file name.
  await choose('texts-en.csv');
  expect(await screen.findByRole('combobox', { name: 'language' })).toHaveTextContent(
    'All rows are in: English',
  );
});
