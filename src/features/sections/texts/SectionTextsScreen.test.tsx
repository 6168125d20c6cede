import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let tourId: string;
let gardenId: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  tourId = await seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  await seeds.section(tourId, { orderIndex: 0, texts: { en: 'Gate', hi: 'दरवाज़ा' } });
  gardenId = await seeds.section(tourId, { orderIndex: 1, texts: { en: 'Garden' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const cell = (text: RegExp | string) => screen.getByRole('gridcell', { name: text });
const wordsOf = async (sectionId: string) =>
  (await worker.call('GET', `/api/sections/${sectionId}/translations`)).json();
const isPublished = async (): Promise<unknown> => {
  const [tour] = await (await worker.call('GET', `/api/tours/${tourId}?lang=en`)).json();
  return tour.is_published;
};

test('the texts of all sections are written in one table, and saved as one step', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections`, { worker });
  await screen.findByText('2 sections');
  act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
  await screen.findByText('दरवाज़ा');
  await view.user.keyboard('e');
  expect(await screen.findByRole('heading', { name: 'Texts in Hindi' })).toBeVisible();
  const grid = await screen.findByRole('grid', { name: 'Texts of the sections' });
  // Texts in the primary language are shown beside the Hindi ones.
  expect(within(grid).getByRole('columnheader', { name: 'Source: English' })).toBeVisible();
  expect(await within(grid).findByText('Garden')).toHaveAttribute('lang', 'en');
  expect(within(grid).getByText('No text yet')).toBeVisible();

  act(() => cell('दरवाज़ा').focus());
  await view.user.keyboard('{ArrowDown}{ArrowRight}{F2}');
  expect(screen.getByRole('textbox', { name: 'Description of section 2' })).toHaveFocus();
  await view.user.paste('बाग़ के बारे में');
  await view.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByText('Unsaved: 1 text in Hindi')).toBeVisible();

  await view.user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Title of section 2' })).toHaveFocus();
  await view.user.paste('बाग़');
  await view.user.keyboard('{Enter}{ArrowUp}x');
  expect(screen.getByRole('textbox', { name: 'Title of section 1' })).toHaveValue('x');
  await view.user.keyboard('{Escape}');
  expect(cell('दरवाज़ा')).toHaveFocus();
  await view.user.keyboard('{Enter}');
  await view.user.paste(' का नाम');
  await view.user.keyboard('{Enter}');
  expect(screen.getByText('Unsaved: 3 texts in Hindi')).toBeVisible();

  // Unsaved texts pin their language when the content language changes.
  act(() => void view.console.store.dispatch(contentLanguageChosen('en')));
  expect(await screen.findByText(/You are editing in Hindi\. English is shown/)).toBeVisible();

  view.faults.on('POST', /translations$/, faults.respond(500, { error: 'Down' }), 1);
  await view.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Failed to update section')).toBeVisible();
  expect(await screen.findByText('Unsaved: 2 texts in Hindi')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Section updated successfully')).toBeVisible();
  await waitFor(async () =>
    expect(await wordsOf(gardenId)).toContainEqual(
      expect.objectContaining({ language: 'hi', title: 'बाग़', description: 'बाग़ के बारे में' }),
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Texts in English' })).toBeVisible();
  expect(cell('Gate')).toBeVisible();
});

test('a cell that was left is undone and redone where it stands, not what was changed elsewhere', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
  await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(async () => expect(await isPublished()).toBe(true));
  await act(() => view.router.navigate(`/admin/tours/${tourId}/sections/texts`));
  await view.user.click(await screen.findByRole('gridcell', { name: 'Gate' }));
  await view.user.keyboard('way{Enter}{ArrowUp}');
  expect(await screen.findByRole('gridcell', { name: /^Gateway/ })).toHaveFocus();
  await view.user.keyboard('{ArrowDown}{Control>}z{/Control}');
  expect(await screen.findByRole('gridcell', { name: 'Gate' })).toHaveFocus();
  expect(screen.queryByText(/^Unsaved/)).toBeNull();
  await view.user.keyboard('{Control>}y{/Control}');
  expect(await screen.findByRole('gridcell', { name: /^Gateway/ })).toHaveFocus();
  expect(screen.getByText('Unsaved: 1 text in English')).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await isPublished()).toBe(true);
});

test('an undo right after a cell was left takes back that cell, and none before it', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections/texts`, { worker });
  act(() => void view.console.store.dispatch(contentLanguageChosen('en')));
  await view.user.click(await screen.findByRole('gridcell', { name: 'Gate' }));
  await view.user.keyboard('way{Tab} changed');
  const press = (init: KeyboardEventInit) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  press({ key: 'Enter' });
  // React commits the key's state update synchronously, but updates from passive effects only in a later task.
  await Promise.resolve();
  press({ key: 'z', ctrlKey: true });
  expect(await screen.findByText('Unsaved: 1 text in English')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /^Gateway/ })).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('gridcell', { name: 'Gate' })).toBeVisible();
});

test('a table from a spreadsheet is pasted at a cell, and taken back as one step', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections/texts`, { worker });
  act(() => void view.console.store.dispatch(contentLanguageChosen('en')));
  const gate = await screen.findByRole('gridcell', { name: /^Gate/ });
  act(() => gate.focus());
  await view.user.paste('South gate\t"Red\nstone"\nLawn\nBeyond');
  expect(await screen.findByRole('gridcell', { name: /^South gate/ })).toHaveFocus();
  expect(screen.getByRole('gridcell', { name: /^Lawn/ })).toBeVisible();
  expect(screen.getByText(/1 row had no section/)).toHaveTextContent(
    '1 row had no section: Beyond',
  );
  await view.user.keyboard('{Delete}');
  expect(await screen.findAllByRole('gridcell', { name: /^empty ?, changed/ })).toHaveLength(1);
  await view.user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(await screen.findByRole('gridcell', { name: /^Gate/ })).toHaveFocus();
  expect(screen.getByRole('gridcell', { name: 'Garden' })).toBeVisible();
  expect(screen.queryByText(/^Unsaved/)).toBeNull();
  expect(screen.queryByText(/1 row had no section/)).toBeNull();
  await view.user.keyboard('{ArrowRight}');
  await view.user.paste('South gate\tRed stone');
  expect(await screen.findByText(/1 text had no column/)).toHaveTextContent(
    '1 text had no column: Red stone. Paste titles with descriptions at a title.',
  );
  await view.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/1 text had no column/)).toBeNull();
});

test('a table is pasted after a click too: into the cells from the open one on, as one step', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections/texts`, { worker });
  await view.user.click(await screen.findByRole('gridcell', { name: 'Gate' }));
  await view.user.keyboard('way');
  await view.user.paste('South gate\tRed stone\nLawn\tGreen');
  expect(await screen.findByRole('gridcell', { name: /^South gate/ })).toHaveFocus();
  expect(screen.getByRole('gridcell', { name: /^Red stone/ })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /^Green/ })).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('gridcell', { name: /^Gateway/ })).toHaveFocus();
  expect(screen.getByText('Unsaved: 1 text in English')).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('gridcell', { name: 'Gate' })).toHaveFocus();

  // Several lines are several titles, but one description.
  await view.user.keyboard('{Enter}');
  await view.user.paste('North gate\nPond');
  expect(await screen.findByRole('gridcell', { name: /^Pond/ })).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}{ArrowRight}{Enter}');
  await view.user.paste('Red stone\nand marble');
  expect(screen.getByRole('textbox', { name: 'Description of section 1' })).toHaveValue(
    'About GateRed stone\nand marble',
  );
  await view.user.keyboard('{Escape}');
  // Chromium dispatches the event to the text node's element at the caret, inside the focused cell.
  const text = screen.getByText('Gate');
  const clipboardData = { getData: () => 'West gate\tBrick' };
  fireEvent.paste(text, { clipboardData });
  expect(await screen.findByRole('gridcell', { name: /^Brick/ })).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(screen.queryByText(/^Unsaved/)).toBeNull();
});

test('an emptied title in the tour’s own language is reported before it is saved, and Escape leaves no page', async () => {
  const path = `/admin/tours/${tourId}/sections/texts`;
  const view = await renderConsole(path, { worker });
  const gate = await screen.findByRole('gridcell', { name: 'Gate' });
  act(() => gate.focus());
  await view.user.keyboard('{Delete}');
  const notice =
    'Unsaved: 1 text in English. 1 title is empty in English, the tour’s own language.';
  expect(await screen.findByText(notice)).toBeVisible();
  await view.user.keyboard('{ArrowDown}{Delete}');
  expect(await screen.findByText(/2 titles are empty in English/)).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(await screen.findByRole('gridcell', { name: 'Gate' })).toHaveFocus();
  await view.user.keyboard('x{Escape}{Escape}{Escape}');
  expect(await screen.findByRole('gridcell', { name: 'Gate' })).toHaveFocus();
  expect(view.currentPath()).toBe(path);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
  const hindi = await screen.findByRole('gridcell', { name: /^दरवाज़ा/ });
  act(() => hindi.focus());
  await view.user.keyboard('{Delete}');
  expect(await screen.findByText('Unsaved: 1 text in Hindi')).toBeVisible();
});

test('typed values are restored after coming back', async () => {
  const path = `/admin/tours/${tourId}/sections/texts`;
  const view = await renderConsole(path, { worker });
  await view.user.click(await screen.findByRole('gridcell', { name: 'Gate' }));
  await view.user.keyboard('s{Enter}');
  await act(() => view.router.navigate('/admin/tours'));
  const leave = await screen.findByRole('button', { name: 'Leave' });
  // Same as when changes would be lost: the safe button has the focus.
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await view.user.click(leave);
  await screen.findByRole('heading', { level: 1, name: 'Tours' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await act(() => view.router.navigate(path));
  expect(await screen.findByRole('gridcell', { name: /^Gates/ })).toBeVisible();
  expect(screen.getByText('Unsaved: 1 text in English')).toBeVisible();
});
