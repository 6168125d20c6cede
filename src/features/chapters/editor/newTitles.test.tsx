import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

/** Presses a key on the focused element, or on the body without one. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const times = () =>
  screen
    .getAllByRole('button', { name: /^(Title|Start|End) of chapter/ })
    .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1]?.split(', ')[0])
    .join(' ');
/** Letter keys work only on the track and in the table. */
const focusTrack = () =>
  act(() => screen.getByRole('slider', { name: 'Position in the recording' }).focus());
/** Waits past the half second in which letters still belong to a title that did not open. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

describe('keys after a chapter is made', () => {
  it('give the title of a new chapter the focus, and take no letter for a command meanwhile', async () => {
    await open();
    focusTrack();
    press('ArrowRight');
    press('b');
    const field = screen.getByRole('textbox', { name: 'Title of chapter 2' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Chapter Four');
    expect([field].map((each) => each instanceof HTMLInputElement && each.selectionEnd)).toEqual([
      'Chapter Four'.length,
    ]);
  });

  it('lose none after a chapter was made: each goes into the title, and the next command runs at once', async () => {
    await open();
    focusTrack();
    const slider = screen.getByRole('slider', { name: 'Position in the recording' });
    press('ArrowRight');
    // The field has the focus synchronously.
    act(() => void slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true })));
    expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveFocus();
    ['Enter', 'ArrowRight', 'b', 'Enter', 't'].forEach((key) => press(key));
    expect(screen.getAllByRole('option')).toHaveLength(5);
    expect(await screen.findByRole('dialog', { name: /Shift/ })).toBeVisible();
  });

  it('leave the title of a new chapter for the track, and that of no other open', async () => {
    const { user } = await open();
    expect(document.activeElement?.matches('body, h1')).toBe(true);
    // No chapter is created less than half a second after another one's start.
    for (let step = 0; step < 50; step += 1) press('.');
    press('b');
    await user.keyboard('{Enter}');
    const cell = await screen.findByRole('button', { name: 'Title of chapter 2: Chapter Four' });
    expect(screen.getByRole('slider', { name: 'Position in the recording' })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
    press('l');
    press('a');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 5' })).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
    // A title opened by Enter still leads to the next row.
    act(() => cell.focus());
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Title of chapter 3' })).toHaveFocus();
    expect(times()).toContain('Gate 0:00 0:00.500 Chapter Four 0:00.500 0:10');
  });

  it('are of the new chapter, also when another one had the focus on the track', async () => {
    await open();
    focusTrack();
    press('ArrowRight');
    act(() => screen.getByRole('option', { name: /Path/ }).focus());
    press('b');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveFocus();
    press('Enter');
    expect(screen.getByRole('slider', { name: 'Position in the recording' })).toHaveFocus();
    press('Delete');
    expect(times()).not.toContain('Chapter Four');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('run no command of what is typed for a chapter that could not be made', async () => {
    await open();
    focusTrack();
    const focused = document.activeElement;
    ['b', 't', 'm', 'a', ' ', 'Enter'].forEach((key) => press(key));
    expect(focused).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.queryByText('A chapter already starts here.')).toBeNull();
    press('b');
    expect(screen.getByText('A chapter already starts here.')).toBeVisible();
    press('ArrowDown');
    press('t');
    expect(await screen.findByRole('dialog', { name: /Shift/ })).toBeVisible();
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('b');
    await wait();
    press('m');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});

it('a double-click on the block of a chapter edits its title, and Enter leads back to the block', async () => {
  const { user } = await open();
  await user.dblClick(screen.getByRole('option', { name: /^Path/ }));
  expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveFocus();
  await user.keyboard('Lane{Enter}');
  expect(screen.getByRole('option', { name: /^Lane/ })).toHaveFocus();
});
