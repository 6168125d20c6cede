import { fireEvent, screen, waitFor } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  for (const slug of ['a', 'b', 'c']) await seeds.tour({ slug, texts: { en: slug, hi: slug } });
});

async function openWith(rows: readonly string[]) {
  const view = await open();
  await chooseFile(view, ['slug,language,title', ...rows]);
  await screen.findByRole('button', { name: /^Import \d rows/ });
  return view;
}
const box = (number: number) => screen.getByRole('checkbox', { name: `Import row ${number}` });
/** Numbers of the included rows. */
const included = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked, ariaLabel }) => (checked ? [Number(ariaLabel?.slice(-1))] : []));

const rows = ['a,en,Alpha', 'a,hi,अल्फ़ा', 'b,en,Beta', 'b,hi,बीटा', 'c,en,Gamma', 'c,hi,गामा'];

test('Shift+click takes the rows since the box before, in the order of the grid', async () => {
  const view = await openWith(rows);
  await view.user.click(box(3));
  fireEvent.click(box(6), { shiftKey: true });
  expect(included()).toEqual([2, 7]);
  fireEvent.click(box(4), { shiftKey: true });
  expect(included()).toEqual([2, 4, 5, 6, 7]);
  await view.user.click(screen.getByRole('button', { name: 'Include all' }));
  await view.user.click(screen.getByRole('columnheader', { name: 'Language' }));
  await waitFor(() => expect(included()).toEqual([2, 4, 6, 3, 5, 7]));
  await view.user.click(box(4));
  fireEvent.click(box(3), { shiftKey: true });
  expect(included()).toEqual([2, 5, 7]);
});

test('what is shown by language and search is left out at once, and taken in again', async () => {
  const view = await openWith(rows);
  await view.user.click(
    screen.getByRole('button', { name: 'Language of the rows: All languages' }),
  );
  await view.user.click(await screen.findByRole('option', { name: /Hindi/ }));
  expect(await screen.findByText('3 of 6 rows')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Leave these out' }));
  expect(await screen.findByRole('button', { name: /^Import 3 rows/ })).toBeEnabled();
  expect(screen.getByText('3 left out')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Language of the rows: Hindi' }));
  await view.user.click(await screen.findByRole('option', { name: 'All languages' }));
  await waitFor(() => expect(included()).toEqual([2, 4, 6]));

  const search = screen.getByRole('searchbox', { name: 'Search rows' });
  await view.user.type(search, 'बीटा');
  expect(await screen.findByText('1 of 6 rows')).toBeVisible();
  await view.user.clear(search);
  await view.user.type(search, 'nothing');
  expect(await screen.findByText('No row matches your search.')).toBeVisible();
  await view.user.clear(search);
  await view.user.click(await screen.findByRole('button', { name: 'Include all' }));
  await waitFor(() => expect(included()).toEqual([2, 3, 4, 5, 6, 7]));
});

test('rows of one language have no filter for it', async () => {
  await openWith(['a,en,One', 'b,en,Two', 'c,xx,No language']);
  expect(screen.queryByRole('button', { name: /^Language of the rows/ })).toBeNull();
});
