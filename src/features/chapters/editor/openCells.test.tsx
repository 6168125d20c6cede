import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

const play = () => screen.findByRole('button', { name: 'Play' });
const pause = () => screen.findByRole('button', { name: 'Pause' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const draftOf = () => JSON.stringify({ ...sessionStorage });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

function isAskedBeforeUnload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('a text that is still being typed', () => {
  it.each([
    ['Title of chapter 2', 'Half typed', /^Title of chapter 2: Half typed/],
    ['Start of chapter 2', '0:12', /^Start of chapter 2: 0:12/],
    ['End of chapter 3', '0:35', /^End of chapter 3: 0:35/],
  ])('of the %s is unsaved, asked about and kept as a draft', async (label, text, restored) => {
    const { user, router, path } = await open();
    fireEvent.click(button(new RegExp(`^${label}`)));
    expect(isAskedBeforeUnload()).toBe(false);
    type(label, text);
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
    expect(button('Save chapters')).toBeVisible();
    expect(isAskedBeforeUnload()).toBe(true);
    await waitFor(() => expect(draftOf()).toContain('chapter-draft'));
    await act(() => router.navigate('/admin/media'));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
    await user.click(button('Leave'));
    await screen.findByRole('heading', { name: 'Media Library' });
    await act(() => router.navigate(path));
    expect(await screen.findByText('Restored unsaved changes: 1 chapter')).toBeVisible();
    expect(button(restored)).toBeVisible();
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(draftOf()).not.toContain('chapter-draft');
  });

  it('is written before a reload, also a description', async () => {
    await open();
    fireEvent.click(button('Description of Path'));
    type('Description', 'Half a description');
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draftOf()).toContain('Half a description');
  });

  it('is nothing unsaved once it is given up or as it was', async () => {
    await open();
    fireEvent.click(button(/^Title of chapter 2/));
    type('Title of chapter 2', 'Half typed');
    await waitFor(() => expect(draftOf()).toContain('Half typed'));
    type('Title of chapter 2', 'Path');
    expect(screen.queryByText(/^Unsaved/)).toBeNull();
    expect(draftOf()).not.toContain('chapter-draft');
    type('Title of chapter 2', 'Half typed');
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title of chapter 2' }), {
      key: 'Escape',
    });
    expect(screen.queryByText(/^Unsaved/)).toBeNull();
    expect(isAskedBeforeUnload()).toBe(false);
  });

  it('for a description is kept by Escape as a change that Undo takes back', async () => {
    const { user } = await open();
    const words = 'Steps lead down to the water';
    await user.click(button('Description of Path'));
    await user.paste(words);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
    expect(button('Description of Path')).toHaveAttribute('title', words);
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
    expect(button(/^Title of chapter 2/)).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(button('Description of Path')).toHaveAttribute('title', 'Add a description (D)');
    expect(screen.queryByText(/^Unsaved/)).toBeNull();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await user.click(button('Description of Path'));
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(words);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
  });

  it('is unsaved while it is no time, and goes with what is discarded', async () => {
    const { user } = await open();
    fireEvent.click(button(/^Start of chapter 2/));
    type('Start of chapter 2', 'soon');
    expect(isAskedBeforeUnload()).toBe(true);
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(button(/^Start of chapter 2: 0:10/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Start of chapter 2' })).toBeNull();
    expect(screen.queryByText(/^Unsaved/)).toBeNull();
  });
});

describe('a cell that has the focus', () => {
  it.each(['Title', 'Start', 'End'])(
    'of the column %s leaves Space to the player',
    async (column) => {
      const { user } = await open();
      await waitFor(() => expect(button('Play')).toBeEnabled());
      const name = new RegExp(`^${column} of chapter 2`);
      act(() => button(name).focus());
      await user.keyboard(' ');
      expect(await pause()).toBeVisible();
      expect(button(name)).toHaveFocus();
      await user.keyboard(' ');
      expect(await play()).toBeVisible();
      expect(screen.queryByRole('textbox', { name })).toBeNull();
      for (const key of ['{F2}', '{Enter}']) {
        await user.keyboard(key);
        expect(screen.getByRole('textbox', { name })).toHaveFocus();
        await user.keyboard(' {Escape}');
        expect(button(name)).toHaveFocus();
      }
      expect(button('Play')).toBeVisible();
    },
  );
});
