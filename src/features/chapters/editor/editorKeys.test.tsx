import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open, sound } = setUpEditorTests();

/** Presses a key on the focused element, or on the body without one. */
const press = (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
const position = () => screen.getByTestId('position').textContent;
const times = () =>
  screen
    .getAllByRole('button', { name: /^(Title|Start|End) of chapter/ })
    .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1]?.split(', ')[0])
    .join(' ');
const alt = { altKey: true };
/** Letter keys work only on the track and in the table. */
const focusTrack = () =>
  act(() => screen.getByRole('slider', { name: 'Position in the recording' }).focus());
describe('the keys of the editor', () => {
  it('play, step, change the speed, and walk from chapter to chapter', async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    focusTrack();
    press(' ');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    press('k');
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
    ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].forEach((key) => press(key));
    press('ArrowRight', { shiftKey: true });
    [',', '.', '.'].forEach((key) => press(key));
    expect(position()).toBe('0:07.010');
    ['l', 'l', 'j'].forEach((key) => press(key));
    await waitFor(() => expect(sound.element?.playbackRate).toBe(1.25));
    // Selects the chapter at the playhead, then the following two.
    ['ArrowDown', 'ArrowDown', 'ArrowDown'].forEach((key) => press(key));
    expect(position()).toBe('0:20.000');
    expect(screen.getByRole('option', { name: /^Garden/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    press('ArrowUp');
    expect(position()).toBe('0:10.000');
  });

  it('are in the palette once each, beside those of every page, which show no key of theirs', async () => {
    const { user } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    press('k', { ctrlKey: true });
    await screen.findByRole('option', { name: 'Show the keys ?' });
    await user.type(screen.getByRole('combobox', { name: 'Command palette' }), 'keyboard');
    await waitFor(() => expect(screen.queryByText('Show the keys')).toBeNull());
    const found = within(screen.getByRole('listbox', { name: 'Found' }));
    expect(found.getByRole('option')).toHaveTextContent(/^Keyboard shortcuts$/);
  });

  it('lead to a time that is typed', async () => {
    const { user } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    focusTrack();
    press('g');
    const field = await screen.findByRole('textbox', { name: 'Time' });
    fireEvent.change(field, { target: { value: 'soon' } });
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByText('Enter a time as MM:SS or in seconds')).toBeVisible();
    fireEvent.change(field, { target: { value: '99:99' } });
    await user.click(screen.getByRole('button', { name: 'Go' }));
    const reason = 'Minutes and seconds after a colon go up to 59';
    expect(await screen.findByText(reason)).toBeVisible();
    fireEvent.change(field, { target: { value: '0:12.5' } });
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(position()).toBe('0:12.500');
  });

  it('split, merge, place and nudge, say what cannot be done, and undo it all', async () => {
    const { sent } = await open();
    const before = times();
    focusTrack();
    ['ArrowDown', 'ArrowDown'].forEach((key) => press(key));
    ['ArrowRight', 'ArrowRight', 'b'].forEach((key) => press(key));
    press('Enter');
    expect(times()).toBe('Gate 0:00 0:10 Path 0:10 empty Chapter Four 0:12 empty Garden 0:20 0:30');
    press('ArrowRight', alt);
    press('ArrowRight', { ...alt, shiftKey: true });
    press('ArrowRight', { ...alt, ctrlKey: true });
    expect(times()).toContain('Chapter Four 0:13.110 empty');
    press('o');
    expect(screen.getByText('End time must be greater than start time')).toBeVisible();
    ['ArrowRight', 'ArrowRight', 'o'].forEach((key) => press(key));
    expect(times()).toContain('Chapter Four 0:13.110 0:14');
    press('O', { shiftKey: true });
    press('m');
    expect(times()).toContain('Path 0:10 empty Chapter Four 0:13.110 0:30');
    press('Delete');
    expect(screen.queryByRole('option', { name: /^Chapter Four/ })).toBeNull();
    // Undoes six steps: split, nudges (one gesture), end, cleared end, merge, delete.
    for (let step = 0; step < 6; step += 1) press('z', { ctrlKey: true });
    expect(times()).toBe(before);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    press('Z', { ctrlKey: true, shiftKey: true });
    expect(times()).toContain('Chapter Four 0:12 empty');
    expect(sent('PUT')).toEqual([]);
  });

  it('shift all from a chapter on, and show themselves', async () => {
    const { user } = await open();
    focusTrack();
    ['ArrowDown', 'ArrowDown', 't'].forEach((key) => press(key));
    const field = await screen.findByRole('textbox', { name: 'By' });
    fireEvent.change(field, { target: { value: '31' } });
    await user.click(screen.getByRole('button', { name: 'Shift' }));
    expect(await screen.findByText('End time cannot exceed audio duration')).toBeVisible();
    fireEvent.change(field, { target: { value: '+1.5' } });
    await user.click(screen.getByRole('button', { name: 'Shift' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(times()).toBe('Gate 0:00 0:10 Path 0:11.500 empty Garden 0:21.500 0:31.500');
    act(() => screen.getByRole('option', { name: /^Path/ }).focus());
    press('?', { shiftKey: true });
    const keys = within(await screen.findByRole('dialog', { name: 'Keys of the chapter editor' }));
    expect(keys.getByText('Split at the playhead, or start a chapter there')).toBeVisible();
    // Keyboard shortcuts are listed under the place where they work.
    const mouse = within(
      keys.getByRole('heading', { name: 'With the mouse' }).parentElement ?? document.body,
    );
    expect(mouse.queryByText('Enter')).toBeNull();
    expect(keys.getByText('Leave the title as it was')).toBeVisible();
    expect(keys.getByText('Move the edge 1 s earlier')).toBeVisible();
    press('b');
    expect(times()).toContain('Path 0:11.500 empty Garden');
  });

  it('say whether edges snap', async () => {
    const { user } = await open();
    focusTrack();
    press('n');
    expect(screen.getByText('Snap off')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Snap to/ }));
    expect(screen.getByText('Snap on')).toBeVisible();
  });

  it('go on where they were once a title is typed: on the track they play, split and move', async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    focusTrack();
    const slider = screen.getByRole('slider', { name: 'Position in the recording' });
    ['ArrowRight', 'b'].forEach((key) => press(key));
    const title = await screen.findByRole('textbox', { name: 'Title of chapter 2' });
    fireEvent.change(title, { target: { value: 'Steps' } });
    press('Enter');
    await waitFor(() => expect(slider).toHaveFocus());
    press(' ');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    press(' ');
    expect(screen.getByRole('button', { name: 'Title of chapter 2: Steps' })).toBeVisible();
    // A cell focused directly regains the focus.
    act(() => screen.getByRole('button', { name: 'Title of chapter 2: Steps' }).focus());
    press('F2');
    press('Escape');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Title of chapter 2: Steps' })).toHaveFocus(),
    );
  });

  it('name one chapter after the other: Enter goes on in the table, Shift+Enter back, Escape stays', async () => {
    const { user } = await open();
    const title = (rank: number) =>
      screen.findByRole('textbox', { name: `Title of chapter ${rank}` });
    act(() => screen.getByRole('button', { name: /^Title of chapter 1/ }).focus());
    await user.keyboard('{Enter}');
    expect(await title(1)).toHaveFocus();
    await user.keyboard('Boats{Enter}');
    expect(await title(2)).toHaveFocus();
    await user.keyboard('Bridge{Enter}');
    await title(3);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await title(2)).toHaveValue('Bridge');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Title of chapter 2: Bridge' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}Bay{Enter}');
    // After the last row the focus stays in its cell.
    expect(await screen.findByRole('button', { name: 'Title of chapter 3: Bay' })).toHaveFocus();
    expect(times()).toBe('Boats 0:00 0:10 Bridge 0:10 empty Bay 0:20 0:30');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('set one time after the other: digits open a cell, arrows keep its column and leave its field', async () => {
    const { user } = await open();
    act(() => screen.getByRole('button', { name: /^Start of chapter 1/ }).focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /^Start of chapter 2/ })).toHaveFocus();
    await user.keyboard('0:12');
    expect(screen.getByRole('textbox', { name: 'Start of chapter 2' })).toHaveValue('0:12');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Start of chapter 3: 0:20' })).toHaveFocus();
    await user.keyboard('22{ArrowDown}');
    // After the last row the focus stays in its cell.
    expect(await screen.findByRole('button', { name: 'Start of chapter 3: 0:22' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}1{Enter}');
    expect(await screen.findByRole('button', { name: 'Start of chapter 1: 0:01' })).toHaveFocus();
    expect(times()).toBe('Gate 0:01 0:10 Path 0:12 empty Garden 0:22 0:30');
  });

  it('keep the button of a row that has the focus', async () => {
    const { user } = await open();
    act(() => screen.getByRole('button', { name: 'Delete Path' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Delete Garden' })).toHaveFocus();
  });

  it('leave a title that Enter opened as it is when Space was meant to play', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Title of chapter 1/ }));
    await user.keyboard('Opening{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Title of chapter 2' })).toHaveFocus();
    await user.keyboard(' {Enter} {Enter}');
    expect(times()).toBe('Opening 0:00 0:10 Path 0:10 empty Garden 0:20 0:30');
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
  });

  it('are letters on the player, the track and the table, and where nothing takes them', async () => {
    await open();
    expect(document.activeElement?.matches('body, h1')).toBe(true);
    press('ArrowDown');
    press('t');
    expect(await screen.findByRole('dialog', { name: /Shift/ })).toBeVisible();
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => screen.getByRole('combobox', { name: 'Speed' }).focus());
    press('b');
    act(() => screen.getByRole('button', { name: 'Upload audio' }).focus());
    press('a');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    press('ArrowDown');
    act(() => screen.getByRole('button', { name: /^Start of chapter 1/ }).focus());
    press('m');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('are letters on a button of the player, which Space and Enter press', async () => {
    const { user } = await open();
    const play = () => screen.getByRole('button', { name: /^(Play|Pause)$/ });
    await waitFor(() => expect(play()).toBeEnabled());
    act(() => play().focus());
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Pause' })).toHaveFocus();
    await user.keyboard(' ');
    focusTrack();
    press('ArrowRight');
    act(() => play().focus());
    press('b');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveFocus();
    expect(screen.getAllByRole('option')).toHaveLength(4);
    press('Escape');
    focusTrack();
    press('ArrowRight');
    const split = screen.getByRole('button', { name: /^Split at the playhead/ });
    act(() => split.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 3' })).toHaveFocus();
    expect(screen.getAllByRole('option')).toHaveLength(5);
  });

  it('move within a toolbar, whose buttons are one Tab stop', async () => {
    const { user } = await open();
    act(() => screen.getByRole('combobox', { name: 'Speed' }).focus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
    expect(position()).toBe('0:00.000');
    await user.tab();
    expect(document.activeElement?.closest('[aria-label="Chapter tools"]')).toBeNull();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
    const view = within(screen.getByRole('toolbar', { name: 'View tools' }));
    const stops = view.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it('type letters in a text field', async () => {
    const { user } = await open();
    press('ArrowDown');
    press('Enter');
    const field = screen.getByRole('textbox', { name: 'Title of chapter 1' });
    expect(field).toHaveFocus();
    await user.type(field, ' biom');
    expect(field).toHaveValue('Gate biom');
    expect(position()).toBe('0:00.000');
    await user.keyboard('{Escape}');
    expect(times()).toContain('Gate 0:00 0:10 Path');
  });
});
