import { act, fireEvent, screen } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();
// The editor lazy-loads its clipboard handlers after its first render.
beforeAll(() => import('../editor/EditorDialogs'));

const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

/** Fires a copy at the focused element and returns the copied text; null when the browser's default copy applies. */
function copy(): string | null {
  const data = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text) };
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData });
  return data.get('text/plain') ?? null;
}

it('copies the cell that has the focus as it is shown, and leaves an open one and selections alone', async () => {
  const { user } = await open();
  const copied = (name: string) => {
    act(() => cell(name).focus());
    return copy();
  };
  expect(copied('Title of chapter 2')).toBe('Path');
  expect(copied('Start of chapter 2')).toBe('0:10');
  // Chapter 2 has no end of its own, so the next chapter's start ends it.
  expect(copied('End of chapter 2')).toBe('0:20');
  expect(copied('Delete Path')).toBeNull();
  expect(copied('Title of chapter 3')).toBe('Garden');
  document.getSelection()?.selectAllChildren(screen.getByText('Chapters (3)'));
  expect(copy()).toBeNull();
  document.getSelection()?.removeAllRanges();
  await user.click(cell('Title of chapter 1'));
  expect(screen.getByRole('textbox', { name: 'Title of chapter 1' })).toHaveFocus();
  expect(copy()).toBeNull();
});
