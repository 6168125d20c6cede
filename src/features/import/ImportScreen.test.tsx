import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toursCsv } from '../../domain/tourImport/tourCsv';
import { selectTour, selectTourList } from '../../state/select/selectTours';
import { faults } from '../../testing/faults';
import { renderConsole } from '../../testing/renderConsole';
import { previewRows, setUpImportTests } from '../../testing/setUpImportTests';

let taj: string;
let fort: string;

const { open, worker } = setUpImportTests(async (seeds) => {
  taj = await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  fort = await seeds.tour({ slug: 'red-fort', city: 'Delhi', texts: { en: 'Red Fort' } });
});

const stored = async (id: string, language = 'en') => {
  const [tour] = await (await worker().call('GET', `/api/tours/${id}?lang=${language}`)).json();
  return tour;
};

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

test('rows are looked through, applied without those that have problems, told apart, and taken back as one', async () => {
  const view = await open();
  await previewRows(view, [
    'id;slug;language;title;description;Notes',
    `${taj};;en;The Taj Mahal;A tomb;x`,
    `${fort};;hi;लाल क़िला;;`,
    `${fort};crown-fort;en;Red Fort of Delhi;;`,
    ';taj-mahal;hi;ताज महल;;',
    `;no-such;en;Nothing;;`,
  ]);
  expect(await rowOf(/Nothing.*No tour has the slug “no-such”\./)).toBeVisible();
  // Problems first, then the rows to import.
  expect(screen.getByRole('radio', { name: 'All 5' })).toBeChecked();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Nothing');
  expect(second).toHaveTextContent('The Taj Mahal');
  await view.user.click(screen.getByRole('radio', { name: 'Changes 3' }));
  expect(
    await rowOf(/Taj Mahal.*Changes.*Title: The Taj Mahal · Description: About Taj Mahal A tomb/),
  ).toBeVisible();
  expect(await rowOf(/Red Fort.*hi.*New language.*लाल क़िला/)).toBeVisible();
  expect(screen.getByText('3 of 5 rows')).toBeVisible();
  expect(screen.getByText('1 unchanged')).toBeVisible();
  expect(
    screen.getByText(/A heading is not known, and its column is left out: Notes\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Search all languages' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: '1 row with problems left out' }));
  expect(screen.getByRole('radio', { name: 'Problems 1' })).toBeChecked();
  expect(await rowOf(/Nothing.*No tour has the slug “no-such”\./)).toBeVisible();
  expect(view.faults.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);

  view.faults.on(
    'PATCH',
    new RegExp(`${taj}/translations`),
    faults.respond(500, { error: 'Down' }),
    1,
  );
  await view.user.click(screen.getByRole('button', { name: /^Import 3 rows/ }));
  expect(await screen.findByText('2 rows imported, 1 failed')).toBeVisible();
  const failed = within(screen.getByRole('list', { name: 'What failed' }));
  expect(failed.getByRole('listitem')).toHaveTextContent(
    'Row 2, Taj Mahal: Backend server error: Down',
  );
  await view.user.click(screen.getByRole('radio', { name: 'Changes 3' }));
  expect(await rowOf(/Taj Mahal.*Failed/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Import the other row/ })).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Try the other 1' }));
  expect(await screen.findByText('3 rows imported, 2 of them earlier')).toBeVisible();
  expect(await stored(taj)).toMatchObject({ title: 'The Taj Mahal', description: 'A tomb' });
  expect(await stored(fort)).toMatchObject({ title: 'Red Fort of Delhi', slug: 'crown-fort' });
  expect(await stored(fort, 'hi')).toMatchObject({ title: 'लाल क़िला', slug_suffix: 'hi' });
  expect(screen.getByRole('button', { name: 'All imported' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Imported 3' })).toBeInTheDocument();
  expect(
    screen.getByText(/^1 row with problems was left out\. Correct it and import again/),
  ).toBeVisible();

  await view.user.click(screen.getByRole('button', { name: 'Undo all 3 rows' }));
  expect(await screen.findByText('4 changes undone')).toBeVisible();
  expect(await stored(taj)).toMatchObject({ title: 'Taj Mahal', description: 'About Taj Mahal' });
  expect(await stored(fort)).toMatchObject({ title: 'Red Fort', slug: 'red-fort' });
  expect((await worker().call('GET', `/api/tours/${fort}?lang=hi`)).status).toBe(404);
  expect(screen.getByRole('button', { name: /^Import 3 rows/ })).toBeEnabled();
});

test('a file that was exported changes nothing; a row is shown in full; a network that is away keeps the import on this device', async () => {
  const view = await renderConsole('/admin/tours', { worker: worker() });
  await screen.findByText('2 tours');
  const exported = toursCsv(selectTourList(view.console.store.getState(), 'en') ?? []);
  await view.user.click(screen.getByRole('link', { name: 'Import CSV' }));
  const file = new File([exported], 'tours-en.csv', { type: 'text/csv' });
  await view.user.upload(
    await screen.findByLabelText('Choose a CSV file', { selector: 'input' }),
    file,
  );
  expect(await screen.findByText('2 of 2 rows')).toBeVisible();
  expect(screen.getByText('2 unchanged')).toBeVisible();
  expect(
    screen.getByText(/is_published and created_at are in the file for information only/),
  ).toBeVisible();

  await view.user.click(screen.getByRole('button', { name: 'Choose another' }));
  await previewRows(view, [
    'slug,language,title,city',
    'taj-mahal,en,,Old Agra',
    'red-fort,hi,लाल क़िला,',
  ]);
  // Visible only on hover and focus.
  fireEvent.click(within(await rowOf(/Taj Mahal/)).getByRole('button', { name: 'Show full text' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Row 2, Taj Mahal in English/ }),
  );
  expect(dialog.getByRole('row', { name: 'City Agra Old Agra' })).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Next row' }));
  const next = within(await screen.findByRole('dialog', { name: /^Row 3, .* in Hindi/ }));
  await view.user.click(next.getByRole('button', { name: 'Previous row' }));
  await screen.findByRole('dialog', { name: /^Row 2, Taj Mahal in English/ });
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const method of ['GET', 'PATCH', 'POST']) view.faults.on(method, /./, faults.networkLost());
  await view.user.click(screen.getByRole('button', { name: /^Import 2 rows/ }));
  expect(await screen.findByText('2 rows saved on this device')).toBeVisible();
  expect(screen.getByText(/^Saved on this device/)).toBeVisible();
  const state = () => view.console.store.getState();
  expect(selectTour(state(), taj, 'en')?.city).toBe('Old Agra');
  expect(selectTour(state(), fort, 'hi')?.title).toBe('लाल क़िला');
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 changes undone')).toBeVisible();
  expect(selectTour(state(), taj, 'en')?.city).toBe('Agra');
  expect(selectTour(state(), fort, 'hi')).toBeNull();
});

test.each([
  ['a blank line', 'It is empty.', '\n'],
  ['headings alone', 'There are headings but no rows.', 'id,language,title\n'],
  ['other headings', /There is no “language” column/, 'id,name\n1,2\n'],
  ['a workbook', /^This is a spreadsheet workbook/, 'PK\u0003\u0004'],
  [
    'a picture',
    /^This is not a text file\./,
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  ],
  [
    'damaged UTF-8',
    /^This file is not UTF-8 text\./,
    new Uint8Array([0xe0, 0xa4, 0xa4, 0xe0, 0xa5]),
  ],
])('%s can’t be imported, and the screen says why', async (_what, message, content) => {
  const view = await open();
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  await view.user.upload(input, new File([content], 'tours.csv', { type: 'text/csv' }));
  expect(await screen.findByText(message)).toBeVisible();
  await view.user.click(screen.getAllByRole('button', { name: 'Choose another' })[0] ?? input);
  expect(
    await screen.findByLabelText('Choose a CSV file', { selector: 'input' }),
  ).toBeInTheDocument();
});

test('a file in Windows-1252 is read, and says so over a reload, with the way to another', async () => {
  const view = await open();
  const text = 'slug,language,title\ntaj-mahal,en,Caf\u00e9 of the Taj\n';
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const choose = () => screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  await view.user.upload(await choose(), new File([bytes], 'tours.csv', { type: 'text/csv' }));
  const note = /^The file was not in UTF-8\. It was read as Windows-1252: check the accents\./;
  expect(await rowOf(/Café of the Taj/)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  view.unmount();
  const again = await open();
  expect(await rowOf(/Café of the Taj/)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await choose()).toBeInTheDocument();
});

test('a file without content is refused where it is chosen', async () => {
  const view = await open();
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  await view.user.upload(input, new File([], 'tours.csv', { type: 'text/csv' }));
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  expect(input).toBeInTheDocument();
});

test.each(['tours.xlsx', 'tours.json'])('%s is refused with the way out', async (name) => {
  await open();
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['{}'], name)] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `File ${name} is not an accepted file type. Accepted types: .csv, .tsv, .txt. Save it as CSV (UTF-8), or copy the rows and paste them here.`,
  );
});

test('pasted rows are there again after a look at their preview, and after a reload', async () => {
  const view = await open();
  const rows = ['slug,language,title', 'no-such,en,Nothing'];
  await previewRows(view, rows);
  await rowOf(/Nothing/);
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  const name = 'Or paste rows, including their headings';
  expect(await screen.findByRole('textbox', { name })).toHaveValue(rows.join('\n'));
  view.unmount();
  await open();
  expect(await screen.findByRole('textbox', { name })).toHaveValue(rows.join('\n'));
});

test('a row shows what changes in each text, and the texts in full at a click', async () => {
  const view = await open();
  const tour = await worker().seeds.tour({ slug: 'many', texts: { en: 'Many' } });
  const before = `${'Much '.repeat(30)}in the morning`;
  const after = `${'Much '.repeat(30)}in the evening`;
  await worker().call('PATCH', `/api/tours/${tour}/translations/en`, {
    json: { description: before },
  });
  await previewRows(view, ['id;language;description;city', `${tour};en;${after};Jaipur`]);
  const row = within(await rowOf(/Changes Description: …(Much )+in the morning evening · City/));
  const marks = (role: string) => row.getAllByRole(role).map(({ textContent }) => textContent);
  expect(marks('deletion')).toEqual(['morning', 'Agra']);
  expect(marks('insertion')).toEqual(['evening', 'Jaipur']);
  await view.user.click(row.getByText('City:'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 2, Many in English/ }));
  expect(dialog.getByRole('row', { name: `Description ${before} ${after}` })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'City Agra Jaipur' })).toBeVisible();
});

test('rows that are pasted outside of a field are previewed at once', async () => {
  const view = await open();
  const name = 'Or paste rows, including their headings';
  const field = await screen.findByRole('textbox', { name });
  const rows = 'slug\tlanguage\ttitle\nno-such\ten\tNothing';
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  await view.user.paste(rows);
  await rowOf(/Nothing/);
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  const again = await screen.findByRole('textbox', { name });
  expect(again).toHaveValue(rows);
  expect(field).not.toBeInTheDocument();
  await view.user.clear(again);
  await view.user.paste('slug');
  expect(again).toHaveValue('slug');
});
