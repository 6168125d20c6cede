import { screen, waitFor, within } from '@testing-library/react';
import { previewRows, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  for (const slug of ['a', 'b', 'c']) await seeds.tour({ slug, texts: { en: slug } });
});

const radio = (name: string) => screen.getByRole('radio', { name });

test('rows with warnings are counted, marked and found, and are imported all the same', async () => {
  const view = await open();
  const lines = ['a,hi,ताज,In Latin', 'b,hi,क़िला,लाल क़िला', 'c,hi,मीनार,In Latin too'];
  await previewRows(view, ['slug,language,title,description', ...lines]);
  await screen.findByRole('button', { name: /^Import 3 rows/ });
  expect(radio('Changes 3')).toBeChecked();
  const note = 'The description is not in the script of Hindi.';
  expect(screen.getAllByRole('img', { name: note })).toHaveLength(2);

  await view.user.click(screen.getByRole('button', { name: '2 rows have warnings' }));
  expect(radio('Warnings 2')).toBeChecked();
  const grid = within(screen.getByRole('grid', { name: 'Rows of the file' }));
  await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(3));
  expect(grid.queryByRole('checkbox', { name: 'Import row 3' })).toBeNull();
  await view.user.click(grid.getByRole('checkbox', { name: 'Import row 4' }));
  expect(screen.getByText('1 row has a warning')).toBeVisible();

  await view.user.click(screen.getByRole('button', { name: 'Include these' }));
  await view.user.click(screen.getByRole('button', { name: 'Leave these out' }));
  expect(screen.queryByText(/^. rows? ha(s|ve) .*warning/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Import 1 row/ })).toBeEnabled();
  await view.user.click(screen.getByRole('button', { name: 'Include these' }));
  await view.user.click(await screen.findByRole('button', { name: /^Import 3 rows/ }));
  expect(await screen.findByText('3 rows imported')).toBeVisible();
  expect(radio('Warnings 2')).toBeChecked();
  expect(screen.queryByText(/have warnings/)).toBeNull();
});
