import { act, screen } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const ctrlEnter = '{Control>}{Enter}{/Control}';

test.each([
  ['a check box', () => screen.getByRole('checkbox', { name: 'Import row 3' }), 'Taj at dawn'],
  ['its cell', () => screen.getAllByRole('gridcell')[0], 'Taj at noon'],
  ['the cell of a title', () => screen.getByRole('gridcell', { name: 'Taj Mahal' }), 'Taj at dusk'],
  ['the search', () => screen.getByRole('searchbox', { name: 'Search rows' }), 'Taj at night'],
])('Ctrl+Enter imports the rows from %s', async (_where, element, title) => {
  const view = await open();
  await chooseFile(view, ['slug,language,title', `taj-mahal,en,Taj Mahal`, `red-fort,en,${title}`]);
  await screen.findByRole('button', { name: /^Import 1 row/ });
  await view.user.click(screen.getByText(/^All 2/));
  act(() => element()?.focus());
  await view.user.keyboard(ctrlEnter);
  expect(await screen.findByText('1 row imported')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Ctrl+Enter in the dialog of a row imports nothing', async () => {
  const view = await open();
  await chooseFile(view, ['slug,language,title', 'taj-mahal,en,The Taj', 'red-fort,xx,Fort']);
  await view.user.click(await screen.findByText(/“xx” is not a language/));
  const field = await screen.findByRole('textbox', { name: 'Title' });
  await view.user.click(field);
  await view.user.keyboard(ctrlEnter);
  expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveFocus();
  await view.user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /^Import 1 row/ })).toBeEnabled();
});
