import { act, screen, waitFor } from '@testing-library/react';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let tourId: string;
const sectionIds: string[] = [];

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  tourId = await seeds.tour({ texts: { en: 'Taj Mahal' } });
  for (const [orderIndex, title] of ['Gate', 'Garden'].entries())
    sectionIds.push(await seeds.section(tourId, { orderIndex, texts: { en: title } }));
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const hindiOf = async (sectionId = '') => {
  const response = await worker.call('GET', `/api/sections/${sectionId}/translations`);
  const texts: { language: string; title: string; description: string | null }[] =
    await response.json();
  return texts.find(({ language }) => language === 'hi');
};

test('titles and descriptions of a language without texts are pasted without an error', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections/texts`, { worker });
  act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
  await screen.findByRole('columnheader', { name: 'Source: English' });
  const [first] = await screen.findAllByRole('gridcell', { name: 'empty' });
  act(() => first?.focus());
  await view.user.paste('दरवाज़ा\tलाल\nबाग़\tहरा');
  expect(await screen.findByText('Unsaved: 4 texts in Hindi')).toBeVisible();
  expect(screen.queryByText('Title is required')).toBeNull();
  // Undo and redo also validate all texts together.
  await view.user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(await screen.findByText('Unsaved: 4 texts in Hindi')).toBeVisible();
  expect(screen.queryByText('Title is required')).toBeNull();
});

test('a table that the page may not copy, as without HTTPS, is said not to be copied', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections/texts`, { worker });
  const copy = await screen.findByRole('button', { name: 'Copy as a table' });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await view.user.click(copy);
  expect(await screen.findByText('This browser did not let the texts be copied')).toBeVisible();
});

test('a copied table comes back with its translations, whatever cell has the focus', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections/texts`, { worker });
  act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
  await screen.findByRole('columnheader', { name: 'Source: English' });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await view.user.click(screen.getByRole('button', { name: 'Copy as a table' }));
  expect(await screen.findByText('Texts of 2 sections copied')).toBeVisible();
  const copied = write.mock.calls[0]?.[0] ?? '';
  const [headings, gate, garden] = copied.split('\n').map((line) => line.split('\t'));
  expect(headings).toEqual(['Source title', 'Source description', 'Title', 'Description']);
  expect([gate?.[0], garden?.[0]]).toEqual(['Gate', 'Garden']);

  const [, cell] = await screen.findAllByRole('gridcell', { name: 'empty' });
  act(() => cell?.focus());
  const rows = [
    headings,
    [...(gate ?? []).slice(0, 2), 'दरवाज़ा', 'लाल'],
    [...(garden ?? []).slice(0, 2), 'बाग़', ''],
    ['Well', '', 'कुआँ', ''],
  ];
  await view.user.paste(rows.map((cells) => cells?.join('\t')).join('\n'));
  expect(await screen.findByText('Unsaved: 3 texts in Hindi')).toBeVisible();
  expect(screen.getByText(/1 row had no section/)).toHaveTextContent('1 row had no section: कुआँ');
  await view.user.keyboard('{Control>}s{/Control}');
  await waitFor(async () =>
    expect(await hindiOf(sectionIds[0])).toMatchObject({ title: 'दरवाज़ा', description: 'लाल' }),
  );
  await waitFor(async () => expect(await hindiOf(sectionIds[1])).toMatchObject({ title: 'बाग़' }));
  await waitFor(() => expect(screen.queryByText(/1 row had no section/)).toBeNull());
});
