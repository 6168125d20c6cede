import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

let fort: string;
let taj: string;

const { open, worker } = setUpImportTests(async (seeds) => {
  taj = await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  fort = await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const stored = async (id: string) => {
  const [tour] = await (await worker().call('GET', `/api/tours/${id}?lang=en`)).json();
  return tour;
};

const importButton = (name: RegExp) => screen.findByRole('button', { name });

const lines = [
  'slug,language,title',
  'taj-mahal,en,The Taj',
  'red-fort,en,Lal Qila',
  'no-such,en,Nothing',
];

test('rows are left out of an import by their check boxes, and imported later', async () => {
  const view = await open();
  await chooseFile(view, lines);
  await importButton(/^Import 2 rows/);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await view.user.click(screen.getByRole('checkbox', { name: 'Import row 3' }));
  const row = screen.getByRole('row', { name: /Red Fort/ });
  expect(within(row).getByText('Left out')).toBeVisible();
  expect(screen.getByText('1 left out')).toBeVisible();
  await view.user.click(await importButton(/^Import 1 row/));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  expect(screen.getByRole('button', { name: 'The others imported' })).toBeDisabled();
  // The excluded row counts among the changes.
  expect(screen.getByText('Changes 2')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Import row 2' })).toBeNull();
  expect(await stored(taj)).toMatchObject({ title: 'The Taj' });
  expect(await stored(fort)).toMatchObject({ title: 'Red Fort' });

  // The row's dialog has the same check box.
  await view.user.click(within(row).getByText('Title:'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 3/ }));
  await view.user.click(dialog.getByRole('checkbox', { name: 'Import this row' }));
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await view.user.click(await importButton(/^Import the other row/));
  expect(await screen.findByText('2 rows imported, 1 of them earlier')).toBeVisible();
  expect(screen.getByText('Imported 2')).toBeVisible();
  expect(await stored(fort)).toMatchObject({ title: 'Lal Qila' });
});

test('all are left out at once, and stay so while another row is corrected and over a reload', async () => {
  const view = await open();
  const again = [
    'slug,language,title',
    'taj-mahal,en,Taj',
    'red-fort,en,The fort',
    'no-such,en,Nothing',
  ];
  await chooseFile(view, again);
  await importButton(/^Import 2 rows/);
  await view.user.click(screen.getByRole('button', { name: 'Leave all out' }));
  expect(await importButton(/^Import 0 rows/)).toBeDisabled();
  await view.user.click(screen.getByRole('checkbox', { name: 'Import row 2' }));
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  const field = await screen.findByRole('textbox', { name: /^Or paste rows/ });
  fireEvent.change(field, { target: { value: again.slice(0, 3).join('\n') } });
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
  await importButton(/^Import 1 row/);

  view.unmount();
  const reloaded = await open();
  expect(await screen.findByText('tours.csv, edited')).toBeVisible();
  await importButton(/^Import 1 row/);
  await reloaded.user.click(screen.getByRole('button', { name: 'Include all' }));
  await importButton(/^Import 2 rows/);
});

test('a file is under preview again after a reload, until all of it is imported and the result closed', async () => {
  const view = await open();
  await chooseFile(view, ['key,lang,name', 'taj-mahal,en,Taj of Agra']);
  await view.user.click(await screen.findByRole('button', { name: 'Preview' }));
  await importButton(/^Import 1 row/);
  view.unmount();

  const reloaded = await open();
  expect(await screen.findByText('tours.csv')).toBeVisible();
  await reloaded.user.click(await importButton(/^Import 1 row/));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  reloaded.unmount();

  const done = await open();
  expect(await screen.findByText('1 row imported')).toBeVisible();
  await done.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('tours.csv')).toBeVisible();
  done.unmount();

  await open();
  await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
});

test('Space on a cell with a check box changes it, wherever the arrows came from', async () => {
  const view = await open();
  await chooseFile(view, ['slug,language,title', 'taj-mahal,en,A', 'red-fort,en,B']);
  await importButton(/^Import 2 rows/);
  act(() => screen.getByRole('gridcell', { name: '2' }).focus());
  await view.user.keyboard('{ArrowDown}{ArrowLeft} ');
  expect(screen.getByRole('checkbox', { name: 'Import row 3' })).not.toBeChecked();
  await view.user.keyboard('{ArrowUp} ');
  expect(screen.getByRole('checkbox', { name: 'Import row 2' })).not.toBeChecked();
  await view.user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Import row 2' })).toBeChecked();
});
