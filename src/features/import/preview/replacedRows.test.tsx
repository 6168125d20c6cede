import { screen, waitFor, within } from '@testing-library/react';
import { previewRows, setUpImportTests } from '../../../testing/setUpImportTests';

const { open } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

const first = ['slug,language,title', 'taj-mahal,en,The Taj'];
const other = 'slug\tlanguage\ttitle\nred-fort\ten\tLal Qila\ntaj-mahal\ten\tThe tomb';
const importButton = (name: RegExp) => screen.findByRole('button', { name });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('other rows that are pasted over a preview replace it once that is confirmed', async () => {
  const view = await open();
  await previewRows(view, first);
  await importButton(/^Import 1 row/);
  await view.user.paste('two words');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await view.user.paste(other);
  const kept = await question('Replace the rows?');
  await view.user.click(kept.getByRole('button', { name: 'Keep them' }));
  await gone();
  expect(await importButton(/^Import 1 row/)).toBeEnabled();
  await view.user.paste(other);
  const replaced = await question('Replace the rows?');
  await view.user.click(replaced.getByRole('button', { name: 'Replace' }));
  expect(await importButton(/^Import 2 rows/)).toBeEnabled();
  await gone();
});

test('rows that were pasted are given up by “Start again”', async () => {
  const view = await open();
  await previewRows(view, first);
  await importButton(/^Import 1 row/);
  await view.user.click(screen.getByRole('button', { name: 'Start again' }));
  const asked = await question('Start again?');
  await view.user.click(asked.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByRole('textbox', { name: /^Or paste rows/ })).toHaveValue('');
});
