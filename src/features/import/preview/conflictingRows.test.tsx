import { screen, waitFor } from '@testing-library/react';
import { toursEndpoints } from '../../../state/endpoints/toursEndpoints';
import { chooseFile, setUpImportTests, type View } from '../../../testing/setUpImportTests';

let taj: string;
const { open, worker } = setUpImportTests(async (seeds) => {
  taj = await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const rename = (title: string) =>
  worker().call('PATCH', `/api/tours/${taj}/translations/en`, { json: { title } });
/** Refetches tours that another tab has changed. */
const readTours = ({ console: { store } }: View) =>
  store.dispatch(
    toursEndpoints.endpoints.getTours.initiate({ language: 'en' }, { forceRefetch: true }),
  );

test('a row that was changed elsewhere is compared again where it failed, and imported', async () => {
  const view = await open();
  await chooseFile(view, 'slug,language,title\ntaj-mahal,en,The Taj\nred-fort,en,The fort\n');
  const apply = await button(/^Import 2 rows/);
  await rename('Crown of palaces');
  await readTours(view);
  await view.user.click(apply);
  expect(await screen.findByText('1 row imported, 1 failed')).toBeVisible();
  expect(screen.getByText(/It changed after the file was compared\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try the other/ })).toBeNull();

  // The latest stored text is also refetched.
  await rename('Crown of all palaces');
  await view.user.click(await button('Compare the row again'));
  expect(await rowOf(/Changes Title: Crown of all palaces The Taj/)).toBeVisible();
  expect(await rowOf(/Red Fort.*Imported Title: Red The fort|Red Fort.*Imported/)).toBeVisible();
  expect(screen.getByText('1 row imported')).toBeVisible();
  expect(screen.queryByText(/It changed after/)).toBeNull();
  expect(document.body).not.toHaveFocus();
  await view.user.click(await button(/^Import the other row/));
  expect(await screen.findByText('2 rows imported, 1 of them earlier')).toBeVisible();
});

test('a result of conflicts alone goes once its rows are compared again', async () => {
  const view = await open();
  await chooseFile(view, 'slug,language,title\ntaj-mahal,en,Taj by night\n');
  const apply = await button(/^Import 1 row/);
  await rename('Taj at noon');
  await readTours(view);
  await view.user.click(apply);
  expect(await screen.findByText('0 rows imported, 1 failed')).toBeVisible();
  await view.user.click(await button('Compare the row again'));
  await waitFor(() => expect(screen.queryByText(/failed/)).toBeNull());
  expect(await rowOf(/Changes Title: Taj (by|at).*noon.*night/)).toBeVisible();
});
