import { screen, waitFor, within } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

const slugs = ['one', 'two', 'three', 'four', 'five', 'six'];

const { open, worker } = setUpImportTests(async (seeds) => {
  for (const slug of slugs) await seeds.tour({ slug, texts: { en: slug } });
});

/** CSV lines that prefix each title. */
const marked = (mark: string) => [
  'slug,language,title',
  ...slugs.map((slug) => `${slug},en,${mark} ${slug}`),
];
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const titles = async () => {
  const tours: { title: string }[] = await (
    await worker().call('GET', '/api/tours?lang=en')
  ).json();
  return tours.map(({ title }) => title).toSorted();
};
const chips = (label: string) => screen.queryAllByText(label).length;

test('a run that ends with the page is announced on the next visit, with the rows that were on their way', async () => {
  const view = await open();
  await chooseFile(view, marked('Late'));
  const paused = pausedCall();
  let calls = 0;
  view.faults.on('PATCH', /translations/, (passOn) => {
    calls += 1;
    return calls > 2 ? paused.fault(passOn) : passOn();
  });
  await view.user.click(await button(/^Import 6 rows/));
  await screen.findByText(/^Importing 2 of 6 rows/);
  // Two rows are imported, and four are in flight when the page is closed.
  view.unmount();
  await open();
  paused.release();
  expect(
    await screen.findByText('6 of 6 rows were imported before the page was closed.'),
  ).toBeVisible();
  expect(await button('Undo')).toBeEnabled();
  const late = slugs.map((slug) => `Late ${slug}`).toSorted();
  await waitFor(async () => expect(await titles()).toEqual(late));
});

test('the rows that an interrupted run did not begin are imported later', async () => {
  const view = await open();
  const before = await titles();
  await chooseFile(view, marked('Begun'));
  view.faults.on('PATCH', /translations/, (passOn) => passOn(), 2);
  view.faults.on('PATCH', /translations/, faults.respond(500, { error: 'Down' }));
  await view.user.click(await button(/^Import 6 rows/));
  expect(await screen.findByText('2 rows imported, 4 failed')).toBeVisible();
  const kept = Object.keys(sessionStorage).find((key) => key.includes('import-run')) ?? '';
  const run: object = JSON.parse(sessionStorage.getItem(kept) ?? '');
  view.unmount();

  // The result of a run that ended normally is unchanged.
  const reloaded = await open();
  expect(await screen.findByText('2 rows imported, 4 failed')).toBeVisible();
  const failed = within(screen.getByRole('list', { name: 'What failed' }));
  expect(failed.getAllByRole('listitem')).toHaveLength(4);
  expect(chips('Imported')).toBe(2);
  reloaded.unmount();

  sessionStorage.setItem(kept, JSON.stringify({ ...run, end: null }));
  const again = await open();
  expect(
    await screen.findByText('2 of 6 rows were imported before the page was closed.'),
  ).toBeVisible();
  await again.user.click(await button(/^Import the other 4 rows/));
  expect(await screen.findByText('6 rows imported, 2 of them earlier')).toBeVisible();
  again.unmount();
  const last = await open();
  expect(await screen.findByText('6 rows imported, 2 of them earlier')).toBeVisible();
  await waitFor(() => expect(chips('Imported')).toBe(6));
  await last.user.click(await button('Undo all 6 rows'));
  expect(await screen.findByText('6 changes undone')).toBeVisible();
  expect(await titles()).toEqual(before);
  await button(/^Import 6 rows/);
  last.unmount();
  await open();
  await button(/^Import 6 rows/);
  expect(screen.queryByText(/before the page was closed|rows imported/)).toBeNull();
});

test('a run shows how long it still takes once its pace is known', async () => {
  const view = await open();
  await chooseFile(view, marked('Paced'));
  const first = pausedCall();
  const rest = pausedCall();
  view.faults.on('PATCH', /translations/, first.fault, 2);
  view.faults.on('PATCH', /translations/, rest.fault);
  await view.user.click(await button(/^Import 6 rows/));
  await screen.findByText('Importing 0 of 6 rows');
  const now = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 50_000);
  first.release();
  expect(await screen.findByText('Importing 2 of 6 rows, about 2 minutes left')).toBeVisible();
  clock.mockRestore();
  rest.release();
  expect(await screen.findByText('6 rows imported')).toBeVisible();
});

test('the result goes with its source', async () => {
  const view = await open();
  await chooseFile(view, marked('Gone'));
  await view.user.click(await button(/^Import 6 rows/));
  expect(await screen.findByText('6 rows imported')).toBeVisible();
  await view.user.click(await button('Choose another'));
  await chooseFile(view, marked('Gone'));
  expect(await screen.findByText('6 unchanged')).toBeVisible();
  expect(screen.queryByText('6 rows imported')).toBeNull();
  expect(chips('Imported')).toBe(0);
});

test('the rows of an import that its key undoes are compared once all of it is put back', async () => {
  const view = await open();
  await chooseFile(view, marked('Again'));
  await view.user.click(await button(/^Import 6 rows/));
  await screen.findByText('6 rows imported');
  const paused = pausedCall();
  view.faults.on('PATCH', /translations/, paused.fault, 1);
  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText('6 rows imported')).toBeNull());
  paused.release();
  expect(await screen.findByText('6 changes undone')).toBeVisible();
  expect(await button(/^Import 6 rows/)).toBeEnabled();
});

test('imported rows keep the name of their tour and their changes over a reload', async () => {
  const before = await titles();
  const view = await open();
  await chooseFile(view, marked('Named'));
  await view.user.click(await button(/^Import 6 rows/));
  await screen.findByText('6 rows imported');
  view.unmount();
  const again = await open();
  const [title = ''] = before.filter((each) => each.endsWith('one'));
  const name = new RegExp(`${title}.*Imported Title: .*Named`);
  const row = await screen.findByRole('row', { name });
  await again.user.click(within(row).getByText('Title:'));
  const dialog = within(await screen.findByRole('dialog', { name: `Row 2, ${title} in English` }));
  expect(dialog.getByRole('row', { name: `Title ${title} Named one` })).toBeVisible();
});
