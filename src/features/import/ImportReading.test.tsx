import { screen, within } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

test('a heading with minutes makes plain numbers minutes, and says so where it is chosen and previewed', async () => {
  const view = await open();
  await chooseFile(view, [
    'slug,language,title,Duration (min)',
    'taj-mahal,en,,90',
    'red-fort,en,,42 min',
    'red-fort,hi,,1:00:00',
    'no-such,en,,7',
  ]);
  await screen.findByRole('button', { name: /^Import/ });
  const note = 'Duration (min): numbers are read as minutes.';
  expect(screen.queryByText(note)).toBeNull();
  const [choose] = screen.getAllByRole('button', { name: 'Choose the columns' });
  if (choose !== undefined) await view.user.click(choose);
  const form = within(await screen.findByRole('form', { name: 'Choose the columns' }));
  expect(form.queryByText(note)).toBeNull();
  await view.user.click(form.getByRole('combobox', { name: 'duration_seconds' }));
  await view.user.click(await screen.findByRole('option', { name: /^Duration \(min\)/ }));
  expect(form.getByText(note)).toBeVisible();
  await view.user.click(form.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('row', { name: /Taj Mahal.*Duration \(seconds\): .*5400/ });
  expect(screen.getByRole('row', { name: /Red Fort.*Duration \(seconds\): .*2520/ })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  await view.user.click(screen.getByText(/No tour has the slug/));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 5/ }));
  expect(dialog.getByRole('textbox', { name: 'Duration (minutes)' })).toHaveValue('7');
});

test('a code with a region is read as its language, which the preview shows', async () => {
  const view = await open();
  await chooseFile(view, [
    'slug,language,title,duration_seconds',
    'taj-mahal,hi_IN,ताज,90',
    'red-fort,en-GB,The fort,',
    'red-fort,ta-IN,Tamil,',
  ]);
  await screen.findByRole('row', { name: /Title: .*The fort/ });
  expect(
    screen.getByText(
      'Some codes with a region are read without it: “hi_IN” as Hindi and “en-GB” as English.',
    ),
  ).toBeVisible();
  expect(screen.getByText('“ta-in” is not a language of the catalogue.')).toBeVisible();
  // The heading used by exports keeps meaning seconds.
  expect(screen.getByRole('row', { name: /Duration \(seconds\): .*90/ })).toBeVisible();
});

test('long texts give way to the short changes beside them, and a duration to none', async () => {
  const view = await open();
  const city = 'Hyderabad Metropolitan Region';
  await chooseFile(view, [
    'slug,language,title,city,duration_seconds',
    `taj-mahal,en,${'A long title '.repeat(9)},${city},1860`,
  ]);
  const row = within(await screen.findByRole('row', { name: /1860/ }));
  const shrink = (text: string | RegExp) =>
    Number(row.getByText(text).closest<HTMLElement>('[style*="flex-shrink"]')?.style.flexShrink);
  expect(shrink('1860')).toBe(0);
  expect(shrink(city)).toBe(1);
  expect(shrink(/A long title/)).toBeGreaterThan(1000);
});
