import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();
// The editor lazy-loads the menu after its first render.
beforeAll(() => import('./EditorDialogs'));

const five = ['Gate', 'Path', 'Garden', 'Well', 'Moat'].map((title, index) => ({
  title,
  start: index * 10,
}));
const block = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) });
const focus = (name: string) => act(() => block(name).focus());
const press = (key: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const marked = () =>
  screen
    .getAllByRole('option', { selected: true })
    .map((option) => option.getAttribute('aria-label')?.split(',')[0]);
const rows = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.getAttribute('aria-label')?.split(', ')[1]);
const titles = () =>
  screen
    .getAllByRole('button', { name: /^Title of chapter/ })
    .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1]);

/** Clicks a block with modifier keys, which jsdom's own pointer events lack. */
function click(name: string, init: MouseEventInit = {}) {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new MouseEvent(type, { button: 0, bubbles: true, ...init });
    fireEvent(block(name), Object.assign(event, { pointerId: 1, pointerType: 'mouse' }));
  }
}

describe('blocks of chapters', () => {
  it('are selected by clicks with Shift and Ctrl, and marked as their rows are', async () => {
    await open(five);
    click('Path');
    expect(marked()).toEqual(['Path']);
    click('Well', { shiftKey: true });
    expect(marked()).toEqual(['Path', 'Garden', 'Well']);
    expect(rows()).toEqual(['Path', 'Garden', 'Well']);
    expect(block('Well')).toHaveFocus();
    click('Garden', { ctrlKey: true });
    expect(marked()).toEqual(['Path', 'Well']);
    expect(fireEvent.mouseDown(block('Moat'), { ctrlKey: true })).toBe(false);
    click('Moat', { ctrlKey: true });
    expect(rows()).toEqual(['Path', 'Well', 'Moat']);
    click('Gate');
    expect(marked()).toEqual(['Gate']);
    expect(rows()).toEqual([]);
  });

  it('are selected by the keys of the rows', async () => {
    await open(five);
    focus('Path');
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(marked()).toEqual(['Path', 'Garden', 'Well']);
    expect(block('Well')).toHaveFocus();
    press('Home', { shiftKey: true });
    expect(marked()).toEqual(['Gate', 'Path']);
    press('a', { ctrlKey: true });
    expect(marked()).toHaveLength(5);
    press('Escape');
    expect(marked()).toEqual(['Gate']);
    press('ArrowDown', { shiftKey: true });
    press('Delete');
    expect(titles()).toEqual(['Garden', 'Well', 'Moat']);
  });
});

describe('the menu of a block', () => {
  it('offers the commands of its chapter, and gives the focus back', async () => {
    const { user } = await open(five);
    focus('Garden');
    fireEvent.contextMenu(block('Garden'), { button: 0 });
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.firstChild?.textContent)).toEqual([
      'Listen to the focused chapter once',
      'Split at the playhead, or start a chapter there',
      'Merge with the next chapter',
      'Edit the title',
      'Shift all from the focused chapter on',
      'Delete the chapter',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(block('Garden')).toHaveFocus();
    fireEvent.contextMenu(block('Path'), { button: 2, clientX: 90, clientY: 20 });
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with the next chapter' }));
    await waitFor(() => expect(titles()).toEqual(['Gate', 'Path', 'Well', 'Moat']));
    fireEvent.contextMenu(block('Well'), { button: 2 });
    await user.click(await screen.findByRole('menuitem', { name: 'Edit the title' }));
    expect(await screen.findByRole('textbox', { name: 'Title of chapter 3' })).toHaveFocus();
  });

  it('acts on all that are selected where its chapter is one of them', async () => {
    const { user } = await open(five);
    click('Path');
    click('Garden', { shiftKey: true });
    fireEvent.contextMenu(block('Path'), { button: 2 });
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the selected chapters' }));
    await waitFor(() => expect(titles()).toEqual(['Gate', 'Well', 'Moat']));
  });
});
