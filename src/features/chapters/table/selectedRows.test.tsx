import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();
// The editor lazy-loads its clipboard handlers after its first render.
beforeAll(() => import('../editor/EditorDialogs'));

const five = ['Gate', 'Path', 'Garden', '=Well', 'Moat'].map((title, index) => ({
  title,
  start: index * 10 + (index === 1 ? 0.5 : 0),
}));
const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const focus = (name: string) => act(() => cell(name).focus());
const titles = () =>
  screen
    .getAllByRole('button', { name: /^Title of chapter/ })
    .map((each) => each.getAttribute('aria-label')?.split(': ')[1]);
const selected = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const status = (text: string) =>
  screen.queryAllByRole('status').some(({ textContent }) => textContent === text);

/** Fires a copy at the focused element and returns the copied text; null when the browser's default copy applies. */
function copy(): string | null {
  const data = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text) };
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData });
  return data.get('text/plain') ?? null;
}

describe('a selection of chapters', () => {
  it('extends by Shift and an arrow from the focused row, and ends by an arrow alone or Escape', async () => {
    const { user } = await open(five);
    focus('Start of chapter 2');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['2', '3', '4']);
    expect(cell('Start of chapter 4')).toHaveFocus();
    expect(status('3 chapters selected')).toBe(true);
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['1', '2']);
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
    expect(status('')).toBe(true);
    expect(cell('Start of chapter 1')).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['1', '2']);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toEqual([]);
    expect(cell('Start of chapter 3')).toHaveFocus();
    // An open cell uses these keys for its text.
    focus('Title of chapter 3');
    await user.keyboard('{F2}{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 3' })).toHaveFocus();
    expect(selected()).toEqual([]);
  });

  it('extends by a click with Shift, which opens no cell, and ends by one without', async () => {
    const { user } = await open(five);
    focus('End of chapter 4');
    await user.keyboard('{Shift>}');
    await user.click(cell('Title of chapter 2'));
    expect(selected()).toEqual(['2', '3', '4']);
    expect(cell('Title of chapter 2')).toHaveFocus();
    await user.click(cell('Start of chapter 5'));
    expect(selected()).toEqual(['4', '5']);
    await user.keyboard('{/Shift}');
    await user.click(cell('Title of chapter 5'));
    expect(selected()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Title of chapter 5' })).toHaveFocus();
  });

  it('is copied as lines of start and title, which are chapters again where they are pasted', async () => {
    const { user } = await open(five);
    focus('Title of chapter 1');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    const text = copy();
    expect(text).toBe("0:00\tGate\n0:10.500\tPath\n0:20\tGarden\n0:30\t'=Well");
    expect(status('Copied 4 chapters.')).toBe(true);
    await user.keyboard('{Escape}');
    expect(copy()).toBe('=Well');
    await user.paste(text ?? '');
    await screen.findByRole('region', { name: 'Pasted chapters' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('checkbox', { name: /^=Well, 0:30/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Path, 0:10.500/ })).toBeInTheDocument();
  });

  it('is deleted by Delete, on a time too, in one step that gives all of them back', async () => {
    const { user } = await open(five);
    focus('End of chapter 2');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}');
    expect(titles()).toEqual(['Gate', 'Moat']);
    expect(status('Deleted 3 chapters.')).toBe(true);
    expect(status('Unsaved: 3 removed chapters')).toBe(true);
    await waitFor(() => expect(cell('Title of chapter 2: Moat')).toHaveFocus());
    await user.click(screen.getByText('Undo'));
    expect(titles()).toEqual(five.map(({ title }) => title));
    expect(selected()).toEqual([]);
  });

  it('is shifted without what follows, and merged into its first', async () => {
    const { user } = await open(five);
    focus('Title of chapter 2');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}t');
    expect(await screen.findByRole('dialog', { name: 'Shift 2 chapters' })).toBeVisible();
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cell('Start of chapter 2')).toHaveAccessibleName('Start of chapter 2: 0:12.500');
    expect(cell('Start of chapter 3')).toHaveAccessibleName('Start of chapter 3: 0:22');
    expect(cell('Start of chapter 4')).toHaveAccessibleName('Start of chapter 4: 0:30');
    expect(selected()).toEqual(['2', '3']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}m');
    expect(titles()).toEqual(['Gate', 'Path', 'Moat']);
    expect(cell('Title of chapter 2: Path')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(titles()).toHaveLength(5);
  });
});

describe('a selection by the mouse', () => {
  it('takes rows in and out by Ctrl+click, and all of them by Ctrl+A', async () => {
    const { user } = await open(five);
    focus('Title of chapter 1');
    await user.keyboard('{Control>}');
    await user.click(cell('Title of chapter 3'));
    await user.click(cell('Start of chapter 5'));
    expect(selected()).toEqual(['1', '3', '5']);
    expect(cell('Start of chapter 5')).toHaveFocus();
    await user.click(cell('Title of chapter 3'));
    await user.keyboard('{/Control}');
    expect(selected()).toEqual(['1', '5']);
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual(['1', '2', '3', '4', '5']);
    await user.click(screen.getByRole('cell', { name: '2' }));
    expect(selected()).toEqual([]);
    expect(cell('Title of chapter 2')).toHaveFocus();
  });

  it('begins anew after Escape, and takes what was toggled last out again', async () => {
    const { user } = await open(five);
    await user.click(cell('Title of chapter 5'));
    await user.keyboard('{Escape}{Escape}{Control>}');
    await user.click(cell('Title of chapter 2'));
    expect(selected()).toEqual([]);
    await user.click(cell('Title of chapter 3'));
    expect(selected()).toEqual(['2', '3']);
    await user.click(cell('Title of chapter 3'));
    await user.click(cell('Title of chapter 4'));
    expect(selected()).toEqual(['2', '4']);
    // A plain press anchors the next selection.
    await user.keyboard('{/Control}{Escape}');
    await user.click(screen.getByRole('cell', { name: '1' }));
    await user.keyboard('{Control>}');
    await user.click(cell('Title of chapter 3'));
    expect(selected()).toEqual(['1', '3']);
  });

  it('is deleted by the bin of one of its rows, and offers what its keys do', async () => {
    const { user } = await open(five);
    focus('Title of chapter 1');
    await user.keyboard('{Control>}');
    await user.click(cell('Title of chapter 3'));
    await user.keyboard('{/Control}');
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected chapters' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'CopyCtrlC',
      'MergeM',
      'Shift timesT',
      'DeleteDelete',
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete Gate' }));
    expect(titles()).toEqual(['Path', '=Well', 'Moat']);
    expect(screen.queryByRole('toolbar', { name: 'Selected chapters' })).toBeNull();
    focus('Title of chapter 1');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const again = within(await screen.findByRole('toolbar', { name: 'Selected chapters' }));
    await user.click(again.getByRole('button', { name: 'Merge the selected chapters' }));
    expect(titles()).toEqual(['Path', 'Moat']);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('says so where the page may not copy, as without HTTPS', async () => {
    const { user } = await open(five);
    focus('Title of chapter 1');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected chapters' }));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await user.click(bar.getByRole('button', { name: /^Copy/ }));
    expect(
      await screen.findByText('This browser did not let the chapters be copied.'),
    ).toBeVisible();
  });

  it('is cut by Ctrl+X', async () => {
    const { user } = await open(five);
    focus('Title of chapter 2');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const data = new Map<string, string>();
    const clipboardData = { setData: (type: string, text: string) => data.set(type, text) };
    fireEvent.cut(document.activeElement ?? document.body, { clipboardData });
    expect(data.get('text/plain')).toBe('0:10.500\tPath\n0:20\tGarden');
    expect(titles()).toEqual(['Gate', '=Well', 'Moat']);
  });
});

describe('a merge', () => {
  it('with the previous chapter joins what was split, and one that has no neighbour says so', async () => {
    const { user } = await open(five);
    focus('Start of chapter 2');
    await user.keyboard('{Shift>}m{/Shift}');
    expect(titles()).toEqual(['Gate', 'Garden', '=Well', 'Moat']);
    await waitFor(() => expect(cell('Title of chapter 1: Gate')).toHaveFocus());
    focus('Start of chapter 1');
    await user.keyboard('{Shift>}m{/Shift}');
    expect(status('There is no previous chapter.')).toBe(true);
    focus('Start of chapter 4');
    await user.keyboard('m');
    expect(status('There is no next chapter.')).toBe(true);
    expect(titles()).toEqual(['Gate', 'Garden', '=Well', 'Moat']);
  });
});
