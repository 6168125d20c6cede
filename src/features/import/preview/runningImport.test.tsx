import { act, screen, waitFor } from '@testing-library/react';
import { pausedCall } from '../../../testing/faults';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';
import { importGridColumns } from './importGridColumns';

jest.mock('./importGridColumns', () => {
  const actual = jest.requireActual('./importGridColumns');
  return { ...actual, importGridColumns: jest.fn(actual.importGridColumns) };
});

const { open } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Starts an import of two rows whose requests are held back. */
async function startImport(titles: readonly [string, string]) {
  const view = await open();
  const rows = `slug,language,title\ntaj-mahal,en,${titles[0]}\nred-fort,en,${titles[1]}\nnone,en,None\n`;
  await chooseFile(view, rows);
  await screen.findByRole('button', { name: /^Import 2 rows/ });
  const paused = pausedCall();
  view.faults.on('PATCH', /translations/, paused.fault);
  await view.user.click(button(/^Import 2 rows/));
  await screen.findByText('Importing 0 of 2 rows');
  return { view, release: paused.release };
}

test('what would stop a run is refused with the reason, while it goes on and while it is undone', async () => {
  const { view, release } = await startImport(['Taj', 'Fort']);
  const names = ['Choose another', 'Search all languages', 'Edit the rows'];
  for (const name of names) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('The import is running. Stop it first.');
    await view.user.click(button(name));
  }
  expect(screen.getByText('Importing 0 of 2 rows')).toBeVisible();
  release();
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  for (const name of names) expect(button(name)).not.toHaveAttribute('aria-disabled');

  const undo = pausedCall();
  view.faults.on('PATCH', /translations/, undo.fault);
  await view.user.click(button('Undo'));
  await screen.findByText('Undoing 0 of 2 changes');
  for (const name of names) {
    const reason = 'The import is being undone. Stop that first.';
    expect(button(name)).toHaveAccessibleDescription(reason);
  }
  undo.release();
  expect(await screen.findByText('2 changes undone')).toBeVisible();
});

test('rows that a run has imported say so while it goes on, and no row can be left out', async () => {
  const view = await open();
  const rows = 'slug,language,title\ntaj-mahal,en,Taj by day\nred-fort,en,Fort by day\n';
  await chooseFile(view, rows);
  await screen.findByRole('button', { name: /^Import 2 rows/ });
  const [first, second] = [pausedCall(), pausedCall()];
  view.faults.on('PATCH', /translations/, first.fault, 1);
  view.faults.on('PATCH', /translations/, second.fault);
  await view.user.click(button(/^Import 2 rows/));
  await screen.findByText('Importing 0 of 2 rows');
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  const reason = 'The import is running. Stop it first.';
  expect(button('Leave all out')).toHaveAccessibleDescription(reason);
  first.release();
  await screen.findByText(/^Importing 1 of 2 rows/);
  expect(screen.getByText('Imported')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  second.release();
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a run makes the columns anew for each row that is imported, not for each step of its edit', async () => {
  const { release } = await startImport(['Taj once', 'Fort once']);
  const { calls } = jest.mocked(importGridColumns).mock;
  const before = calls.length;
  release();
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  // One per row, and one for the result.
  expect(calls.length - before).toBeLessThanOrEqual(3);
});

test('a search in all languages keeps the result of an import and its way back', async () => {
  const { view, release } = await startImport(['Taj of old', 'Old fort']);
  release();
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  await view.user.click(button('Search all languages'));
  expect(await screen.findByText('1 row names no known tour in any language.')).toBeVisible();
  expect(screen.getByText('2 rows imported')).toBeVisible();
  await view.user.click(button('Undo'));
  expect(await screen.findByText('2 changes undone')).toBeVisible();
});

test('a run that ends under the question closes it, and its result stays to be read', async () => {
  const { view, release } = await startImport(['Taj anew', 'Fort anew']);
  await act(() => view.router.navigate('/admin/languages'));
  expect(await screen.findByText('Stop and leave?')).toBeVisible();
  release();
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Stop and leave?')).toBeNull());
  expect(view.router.state.location.pathname).toBe('/admin/tours/import');
});

test('the rows with problems are there again after an import and a reload', async () => {
  const { view, release } = await startImport(['Taj once more', 'Fort once more']);
  release();
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  view.unmount();
  await open();
  expect(await screen.findByRole('row', { name: /No tour has the slug “none”/ })).toBeVisible();
});
