import { act, screen, waitFor } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const focus = (name: string) => act(() => button(name).focus());
const cells = () =>
  screen
    .getAllByRole('button', { name: /^(Title|Start|End) of chapter/ })
    .map((each) => each.getAttribute('aria-label')?.split(': ')[1]?.split(', ')[0])
    .join(' ');
const three = 'Gate 0:00 0:10 Path 0:10 empty Garden 0:20 0:30';

describe('Delete on a cell', () => {
  it.each(['{Delete}', '{Backspace}'])(
    'of an end clears it alone by %s, and says so with a way back',
    async (key) => {
      const { user } = await open();
      focus('End of chapter 3');
      await user.keyboard(key);
      expect(cells()).toBe('Gate 0:00 0:10 Path 0:10 empty Garden 0:20 empty');
      expect(button('End of chapter 3')).toHaveFocus();
      expect(screen.getByText(/^Cleared the end of .*Garden/)).toBeVisible();
      await user.click(screen.getByText('Undo'));
      expect(cells()).toBe(three);
      focus('End of chapter 2');
      await user.keyboard(key);
      expect(screen.getByText('There is no end to clear.')).toBeVisible();
      expect(cells()).toBe(three);
    },
  );

  it('of a start deletes nothing, and says why', async () => {
    const { user } = await open();
    focus('Start of chapter 2');
    await user.keyboard('{Delete}');
    expect(screen.getByText(/^Every chapter has a start\./)).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(cells()).toBe(three);
    expect(button('Start of chapter 2')).toHaveFocus();
  });
});

describe('a chapter that is deleted', () => {
  it('by its key on the title is named with a way back, which gives it the focus', async () => {
    const { user } = await open();
    focus('Title of chapter 2');
    await user.keyboard('{Delete}');
    expect(screen.getByText(/^Deleted .*Path/)).toBeVisible();
    await user.click(screen.getByText('Undo'));
    expect(cells()).toBe(three);
    expect(screen.queryByText(/^Deleted/)).toBeNull();
    await waitFor(() => expect(button('Title of chapter 2: Path')).toHaveFocus());
  });

  it('by its button is named by its place where it has no title', async () => {
    const { user } = await open([
      { title: 'Gate', start: 0 },
      { title: ' ', start: 10 },
    ]);
    await user.click(button('Delete chapter 2'));
    expect(screen.getByText(/^Deleted .*chapter 2/)).toBeVisible();
    expect(cells()).toBe('Gate 0:00 empty');
  });
});
