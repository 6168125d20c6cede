import { act, fireEvent, screen } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The frame around the tab is another feature's.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();
// The editor loads what copies once it is drawn.
beforeAll(() => import('../editor/EditorDialogs'));

const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

/** The text that is copied from where the focus is; null where that is left to the browser. */
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
  // It has no end of its own, and lasts until the next one.
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
