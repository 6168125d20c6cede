import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open, worker } = setUpEditorTests();
// The editor lazy-loads its clipboard handlers after its first render.
beforeAll(() => import('../editor/EditorDialogs'));

const five = [
  { title: 'Gate', start: 0, end: 10 },
  { title: 'Path', start: 10.5 },
  { title: 'Garden', start: 20 },
  { title: 'Well', start: 30 },
  { title: 'Moat', start: 40, end: 50 },
];
const cells = () =>
  screen
    .getAllByRole('button', { name: /^Title of chapter/ })
    .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1]);

async function describeSecond(user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: 'Description of Path' }));
  const field = screen.getByRole('textbox', { name: /^Description/ });
  fireEvent.change(field, { target: { value: 'What is heard on the path' } });
  fireEvent.blur(field);
}

async function review(text: string) {
  fireEvent.click(screen.getByRole('button', { name: 'More chapter actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import' }));
  const field = await screen.findByRole('textbox', { name: 'Chapters' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  return within(await screen.findByRole('region', { name: 'Imported chapters' }));
}

test('a list with the starts of chapters renames these, and their descriptions stay', async () => {
  const { user } = await open(five);
  await describeSecond(user);
  const panel = await review('0:00 Eins\n0:10.500 Zwei\n0:25 Neu');
  expect(panel.getByRole('radio', { name: 'Update: 2 changed, 1 new' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Add: 1 new' })).not.toBeChecked();
  expect(
    panel.getByRole('radio', {
      name: 'Replace: 2 changed, 1 new, 3 removed',
    }),
  ).not.toBeChecked();
  expect(panel.getByText(/Now “.*Path.*”/)).toBeVisible();
  // Chapters missing from the list are removed only by replacing, not by a separate option.
  expect(panel.queryByRole('checkbox', { name: /^Remove/ })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Update 2, add 1' }));
  expect(cells()).toEqual(['Eins', 'Zwei', 'Garden', 'Neu', 'Well', 'Moat']);
  expect(screen.getByText('Import: 2 changed, 1 new.')).toBeVisible();
  expect(screen.getByText('Undo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Description of Zwei' })).toHaveClass('filled');
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue(
    'What is heard on the path',
  );
  expect(screen.getByText('Unsaved: 3 chapters')).toBeVisible();
});

test('a list that replaces says how many descriptions go', async () => {
  const { user } = await open(five);
  await describeSecond(user);
  const panel = await review('0:00 Eins\n0:20 Drei');
  const replace = 'Replace: 2 changed, 3 removed, 1 of them with a description';
  await user.click(panel.getByRole('radio', { name: replace }));
  await user.click(panel.getByRole('button', { name: 'Replace with 2 chapters' }));
  expect(cells()).toEqual(['Eins', 'Drei']);
  await waitFor(() => expect(screen.getByRole('option', { name: /^Eins/ })).toHaveFocus());
});

test('chapters that were copied and deleted come back with all that they had', async () => {
  expect(worker()).toBeDefined();
  const { user } = await open(five);
  await describeSecond(user);
  screen.getByRole('button', { name: /^Title of chapter 2/ }).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const data = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text) };
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData });
  await user.keyboard('{Delete}');
  expect(cells()).toEqual(['Gate', 'Well', 'Moat']);
  await user.paste(data.get('text/plain') ?? '');
  const panel = within(await screen.findByRole('region', { name: 'Pasted chapters' }));
  await user.click(panel.getByRole('button', { name: 'Add 2 chapters' }));
  expect(cells()).toEqual(five.map(({ title }) => title));
  // The chapters keep their identity: only the description is unsaved.
  expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue(
    'What is heard on the path',
  );
});
