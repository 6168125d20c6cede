import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pausedCall } from '../../../testing/faults';
import { chooseFile, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const lines = [
  'slug,Notes,language,title,duration_seconds',
  'taj-mahal,"keep, this",xx,The Taj,',
  'red-fort,,en,Lal Qila,',
  'no-such,,en,The fort,an hour',
];

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const dialogOf = (name: RegExp) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a problem is mended where it is shown: Enter judges the row again and leads to the next', async () => {
  const view = await open();
  await chooseFile(view, lines);
  await view.user.click(await screen.findByText(/“xx” is not a language/));
  const first = within(await dialogOf(/^Row 2/));
  const language = first.getByRole('combobox', { name: 'Language' });
  expect(language).toHaveFocus();
  expect(language).toHaveAccessibleDescription('“xx” is not a language of the catalogue.');
  expect(first.getByRole('textbox', { name: 'Title' })).toHaveValue('The Taj');
  expect(first.queryByRole('textbox', { name: 'Id' })).toBeNull();
  await view.user.clear(language);
  await view.user.keyboard('yy{Enter}');
  await waitFor(() =>
    expect(language).toHaveAccessibleDescription('“yy” is not a language of the catalogue.'),
  );
  expect(language).toHaveFocus();
  await view.user.clear(language);
  await view.user.keyboard('English{Enter}');

  const second = within(await dialogOf(/^Row 4/));
  const slug = second.getByRole('textbox', { name: 'Slug' });
  expect(slug).toHaveFocus();
  expect(second.getByRole('button', { name: 'Save' })).toBeVisible();
  await view.user.clear(slug);
  await view.user.keyboard('taj-mahal{Enter}');
  const duration = second.getByRole('textbox', { name: 'Duration (seconds)' });
  await waitFor(() =>
    expect(duration).toHaveAccessibleDescription(/^The duration “an hour” could not be read/),
  );
  await view.user.clear(duration);
  await view.user.keyboard('1:00:00');
  const secondLanguage = second.getByRole('combobox', { name: 'Language' });
  expect(secondLanguage).toHaveAccessibleDescription('The same tour and language as in row 2.');
  await view.user.clear(secondLanguage);
  await view.user.type(secondLanguage, 'hi{Enter}');
  await gone();
  expect(await rowOf(/Taj Mahal.*en.*Changes Title: The Taj/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Import 3 rows/ })).toBeEnabled();
  expect(screen.getByText('tours.csv, edited')).toBeVisible();

  // The corrected rows are in the source, both in the text field and after a reload.
  view.unmount();
  const reloaded = await open();
  await reloaded.user.click(await screen.findByRole('button', { name: 'Edit the rows' }));
  expect(await screen.findByRole('textbox', { name: /^Or paste rows/ })).toHaveValue(
    [
      lines[0],
      'taj-mahal,"keep, this",English,The Taj,',
      lines[2],
      'taj-mahal,,hi,The fort,1:00:00',
    ].join('\n'),
  );
});

test('another row keeps what was typed, and Escape gives it up with a way back; a row that was not typed in stays as it was', async () => {
  const view = await open();
  await chooseFile(view, lines);
  await view.user.click(await screen.findByText(/“xx” is not a language/));
  await dialogOf(/^Row 2/);
  await view.user.keyboard('{Escape}');
  await gone();
  expect(await rowOf(/“xx” is not a language/)).toBeVisible();
  expect(screen.getByText('tours.csv')).toBeVisible();

  await view.user.click(screen.getByText(/“xx” is not a language/));
  const dialog = within(await dialogOf(/^Row 2/));
  await view.user.keyboard('z');
  await view.user.click(dialog.getByRole('button', { name: 'Next row' }));
  await dialogOf(/^Row 4/);
  await view.user.keyboard('{Escape}');
  await gone();
  expect(await rowOf(/“xxz” is not a language/)).toBeVisible();

  await view.user.click(screen.getByText(/“xxz” is not a language/));
  await dialogOf(/^Row 2/);
  await view.user.keyboard('y{Escape}');
  await gone();
  expect(await rowOf(/“xxz” is not a language/)).toBeVisible();
  expect(await screen.findByText('What was typed in row 2 was discarded.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await rowOf(/“xxzy” is not a language/)).toBeVisible();
  expect(screen.getByText('tours.csv, edited')).toBeVisible();
});

test('“Discard” gives up what was typed, and a press beside the dialog keeps it', async () => {
  const view = await open();
  await chooseFile(view, lines);
  const row = await screen.findByText(/“xx” is not a language/);
  await view.user.click(row);
  const dialog = await dialogOf(/^Row 2/);
  const beside = dialog.closest('.MuiDialog-container');
  if (beside === null) throw new Error('No backdrop');
  // Second click of a double click on the row.
  fireEvent.mouseDown(beside);
  fireEvent.click(beside, { detail: 2 });
  expect(within(dialog).queryByRole('button', { name: 'Discard' })).toBeNull();
  await view.user.keyboard('z');
  expect(dialog).toBeVisible();
  await view.user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await gone();
  await view.user.click(await screen.findByText(/“xx” is not a language/));
  await dialogOf(/^Row 2/);
  await view.user.keyboard('q');
  await waitFor(() => {
    const now = document.querySelector('.MuiDialog-container');
    if (now === null) return;
    fireEvent.mouseDown(now);
    fireEvent.click(now);
    throw new Error('The dialog is open');
  });
  await gone();
  expect(await rowOf(/“xxq” is not a language/)).toBeVisible();
});

test('“Close” and “Edit this row” keep what was typed in the texts of a row', async () => {
  const view = await open();
  await chooseFile(view, lines);
  const title = async () => {
    await view.user.click(await screen.findByText(/“xx” is not a language/));
    const dialog = within(await dialogOf(/^Row 2/));
    return { dialog, field: dialog.getByRole('textbox', { name: 'Title' }) };
  };
  const first = await title();
  await view.user.type(first.field, ' by day');
  await view.user.click(first.dialog.getByRole('button', { name: 'Close' }));
  await gone();
  const second = await title();
  expect(second.field).toHaveValue('The Taj by day');
  await view.user.type(second.field, ' and night');
  await view.user.click(second.dialog.getByRole('button', { name: 'Edit this row' }));
  const rows = await screen.findByRole('textbox', { name: /^Or paste rows/ });
  expect(rows).toHaveValue(
    [lines[0], 'taj-mahal,"keep, this",xx,The Taj by day and night,', ...lines.slice(2)].join('\n'),
  );
});

test('a row with cells beyond the headings shows them, to be put in their place', async () => {
  const view = await open();
  await chooseFile(view, ['slug,language,title', 'taj-mahal,en,The tomb, of marble']);
  await view.user.click(await screen.findByText(/The row has 4 cells/));
  const dialog = within(await dialogOf(/^Row 2/));
  const rest = dialog.getByRole('textbox', { name: 'Without a heading' });
  expect(rest).toHaveValue(' of marble');
  expect(rest).toHaveFocus();
  await view.user.clear(rest);
  await view.user.type(dialog.getByRole('textbox', { name: 'Title' }), ', of marble{Enter}');
  await gone();
  expect(await rowOf(/Title: .*The tomb, of marble/)).toBeVisible();
});

test('rows that were typed are mended in their field too, and not while an import runs', async () => {
  const view = await open();
  const name = /^Or paste rows/;
  await view.user.click(await screen.findByRole('textbox', { name }));
  await view.user.paste(lines.slice(0, 3).join('\n'));
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
  const importButton = await screen.findByRole('button', { name: /^Import 1 row/ });
  const paused = pausedCall();
  view.faults.on('PATCH', /translations/, paused.fault);
  await view.user.click(importButton);
  await screen.findByText('Importing 0 of 1 row');
  await view.user.click(screen.getByText(/“xx” is not a language/));
  const dialog = within(await dialogOf(/^Row 2/));
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('The import is running. Stop it first.');
  await view.user.clear(dialog.getByRole('combobox', { name: 'Language' }));
  await view.user.keyboard('en{Enter}{Escape}');
  await gone();
  // The cells cannot be written now, and reappear with the row.
  await view.user.click(screen.getByText(/“xx” is not a language/));
  const again = within(await dialogOf(/^Row 2/));
  expect(again.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  paused.release();
  const saveAgain = again.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(saveAgain).not.toHaveAttribute('aria-disabled'));
  await view.user.click(saveAgain);
  await gone();
  // The run's result and its rows are still shown.
  expect(screen.getByText('1 row imported')).toBeVisible();
  expect(await rowOf(/Red Fort|Lal Qila.*Imported/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Import the other row/ })).toBeEnabled();
  await view.user.click(screen.getByRole('button', { name: 'Edit the rows' }));
  const field = await screen.findByRole('textbox', { name });
  expect(field).toHaveValue(`${lines[0]}\ntaj-mahal,"keep, this",en,The Taj,\n${lines[2]}`);
});
