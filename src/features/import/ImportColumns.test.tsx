import { act, screen, within } from '@testing-library/react';
import { chooseFile, setUpImportTests } from '../../testing/setUpImportTests';

let taj: string;

const { open, worker } = setUpImportTests(async (seeds) => {
  taj = await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const columnsForm = async () =>
  within(await screen.findByRole('form', { name: 'Choose the columns' }));
const columnButton = { name: 'Choose the columns' };

test('headings of which some are known lead to the columns that the others may be, and back', async () => {
  const view = await open();
  await chooseFile(view, [
    'slug,language,title,Text,Length,Town,Remark',
    'taj-mahal,hi,ताज महल,मक़बरा,90 min,Old Agra,x',
    'red-fort,hi,लाल क़िला,,,,y',
  ]);
  const warning = await screen.findByText(/^Some headings are not known/);
  expect(warning).toHaveTextContent(
    'Some headings are not known, and their columns are left out: Text, Length, Town, and Remark. Text may be description, Length may be duration_seconds, and Town may be city.',
  );
  await view.user.click(screen.getByRole('checkbox', { name: 'Import row 3' }));
  const [, inWarning] = screen.getAllByRole('button', columnButton);
  await view.user.click(inWarning ?? warning);
  const form = await columnsForm();
  const shown = { slug: 'slug', title: 'title', description: 'Text', duration_seconds: 'Length' };
  for (const [column, heading] of Object.entries(shown))
    expect(form.getByRole('combobox', { name: column })).toHaveTextContent(heading);
  expect(form.getByRole('combobox', { name: 'city' })).toHaveTextContent('Town');
  expect(form.getByText('Not used: Remark.')).toBeVisible();

  await view.user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Some headings are not known/)).toBeVisible();
  const [above] = screen.getAllByRole('button', columnButton);
  await view.user.click(above ?? warning);
  await view.user.click((await columnsForm()).getByRole('button', { name: 'Preview' }));
  const row = await screen.findByRole('row', { name: /Taj Mahal/ });
  expect(row).toHaveTextContent(/Description: मक़बरा · City: .*Old Agra · Duration.*5400/);
  expect(screen.getByText('A column is left out: Remark.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Import row 3' })).not.toBeChecked();
  await view.user.click(screen.getByRole('button', { name: /^Import 1 row/ }));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  const [stored] = await (await worker().call('GET', `/api/tours/${taj}?lang=hi`)).json();
  expect(stored).toMatchObject({
    description: 'मक़बरा',
    city: 'Old Agra',
    duration_seconds: 5400,
  });
});

test('Ctrl+Enter goes on from the columns, in a select and elsewhere', async () => {
  const view = await open();
  await chooseFile(view, ['Tour slug,Lang,Name', 'red-fort,en,The fort at noon']);
  const form = await columnsForm();
  act(() => form.getByRole('combobox', { name: 'title' }).focus());
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('row', { name: /The fort at noon/ });
  await view.user.click(screen.getByRole('button', columnButton));
  await columnsForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('row', { name: /The fort at noon/ });
});

test('a column shows its first values that differ, each in the direction of its script', async () => {
  const view = await open();
  const long = 'Long '.repeat(20).trim();
  const titles = ['Taj', '', 'Taj', 'تاج محل', long, 'Fourth'];
  await chooseFile(view, ['Tour slug,Lang,Name', ...titles.map((title) => `x,en,${title}`)]);
  const form = await columnsForm();
  const title = form.getByRole('combobox', { name: 'title' });
  const cut = `${'Long '.repeat(12).slice(0, 59)}…`;
  expect(title).toHaveAccessibleDescription(`Taj تاج محل ${cut}`);
  expect(form.getByText('تاج محل').tagName).toBe('BDI');
  expect(form.getByText(cut)).toHaveAttribute('title', long);
  expect(form.getByRole('combobox', { name: 'language' })).toHaveAccessibleDescription('en');
});

test('columns of a file whose headings are all known can be chosen too', async () => {
  const view = await open();
  await chooseFile(view, ['slug,language,title,description', 'red-fort,en,The fort,Of sandstone']);
  await screen.findByRole('row', { name: /Title: .*The fort · Description: .*Of sandstone/ });
  await view.user.click(screen.getByRole('button', columnButton));
  const form = await columnsForm();
  await view.user.click(form.getByRole('combobox', { name: 'title' }));
  await view.user.click(await screen.findByRole('option', { name: 'Not in the file' }));
  await view.user.click(form.getByRole('button', { name: 'Preview' }));
  const row = await screen.findByRole('row', { name: /Description: .*Of sandstone/ });
  expect(row).not.toHaveTextContent('The fort');
});

test('a file without headings is read from its first row on, its columns by number', async () => {
  const view = await open();
  const lines = ['red-fort,en,Lal Qila', 'taj-mahal,xx,Crown of palaces'];
  await chooseFile(view, lines);
  const form = await columnsForm();
  await view.user.click(form.getByRole('checkbox', { name: 'The first row is data' }));
  for (const [name, option] of [
    ['slug', /^Column 1.*red-fort/],
    ['language', /^Column 2/],
    ['title', /^Column 3/],
  ] as const) {
    await view.user.click(form.getByRole('combobox', { name }));
    await view.user.click(await screen.findByRole('option', { name: option }));
  }
  await view.user.click(form.getByRole('button', { name: 'Preview' }));
  expect(
    await screen.findByRole('row', { name: /1 Red Fort.*Changes Title:.*Qila/ }),
  ).toBeVisible();
  // The first row can be edited like any other, and stays data after a reload.
  await view.user.click(screen.getByText('Title:'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 1/ }));
  await view.user.click(dialog.getByRole('button', { name: 'Edit' }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Title' }), ' of Delhi{Enter}');
  expect(await dialog.findByRole('cell', { name: 'Lal Qila of Delhi' })).toBeVisible();
  view.unmount();
  const again = await open();
  expect(await screen.findByRole('row', { name: /1 Red Fort.*Qila of Delhi/ })).toBeVisible();
  await again.user.click(screen.getByRole('button', columnButton));
  expect(
    (await columnsForm()).getByRole('checkbox', { name: 'The first row is data' }),
  ).toBeChecked();
});
