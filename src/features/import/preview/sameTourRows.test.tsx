import { screen, waitFor, within } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

let taj: string;
const { open, worker } = setUpImportTests(async (seeds) => {
  taj = await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const titleIn = async (language: string) => {
  const response = await worker().call('GET', `/api/tours/${taj}?lang=${language}`);
  const [tour] = await response.json();
  return tour.title;
};

test('a row is used in place of an earlier one of the same tour and language, and Ctrl+Z takes that back', async () => {
  const view = await open();
  await chooseFile(view, ['slug,language,title', 'taj-mahal,en,First', 'taj-mahal,en,Second']);
  await button(/^Import 1 row/);
  await view.user.click(screen.getByText('The same tour and language as in row 2.'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 3/ }));
  await view.user.click(dialog.getByRole('button', { name: 'Use this row instead' }));
  expect(await dialog.findByRole('checkbox', { name: 'Import this row' })).toBeChecked();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Import row 2' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Import row 3' })).toBeChecked();

  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('The same tour and language as in row 2.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Import row 2' })).toBeChecked();

  // An excluded row conflicts with no other row.
  await view.user.click(screen.getByRole('checkbox', { name: 'Import row 2' }));
  expect(await screen.findByRole('checkbox', { name: 'Import row 3' })).toBeChecked();
  await view.user.click(await button(/^Import 1 row/));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  expect(await titleIn('en')).toBe('Second');
});

test('a sheet with columns for each language is one row for each, corrected in its place in the file', async () => {
  const view = await open();
  await chooseFile(view, [
    'slug,title_en,Title (Hindi)',
    'taj-mahal,The Taj,ताज',
    'red-fort,Lal Qila,',
    'taj-mahel,Nothing,कुछ नहीं',
  ]);
  expect(await screen.findByRole('checkbox', { name: 'One row for each language' })).toBeChecked();
  const shown = within(screen.getByRole('list', { name: 'Languages of the sheet' }));
  expect(shown.getByText('English: title_en')).toBeVisible();
  expect(shown.getByText('Hindi: Title (Hindi)')).toBeVisible();
  await view.user.click(await button('Preview'));
  await button(/^Import 3 rows/);
  expect(screen.getByText('2 rows with problems left out')).toBeVisible();
  await view.user.click(screen.getAllByText(/^No tour has the slug “taj-mahel”/)[1] as HTMLElement); // both rows have it
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 4.*in Hindi/ }));
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('कुछ नहीं');
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await view.user.click(await button(/^Import 3 rows/));
  expect(await screen.findByText('3 rows imported')).toBeVisible();
  expect([await titleIn('en'), await titleIn('hi')]).toEqual(['The Taj', 'ताज']);
});

test('once all rows are left out, the next of the same tour and language does not come in', async () => {
  const view = await open();
  await chooseFile(view, [
    'slug,language,title',
    'taj-mahal,en,First',
    'taj-mahal,en,Second',
    'taj-mahal,en,Third',
    'red-fort,en,The Red Fort',
  ]);
  await button(/^Import 2 rows/);
  await view.user.click(await button('Leave all out'));
  for (const row of [2, 3, 4, 5]) {
    expect(await screen.findByRole('checkbox', { name: `Import row ${row}` })).not.toBeChecked();
  }
  await view.user.click(await button('Include all'));
  await button(/^Import 2 rows/);
});
