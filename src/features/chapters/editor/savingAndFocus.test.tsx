import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { editCell, fillCell } from '../../../testing/recordings/chapterCells';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';
import { pausedCall } from '../../../testing/faults';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cell = (name: RegExp) => screen.getByRole('button', { name });
const save = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });

// Must be the file's first test: the first question loads the dialog's chunk.
it('leaves no question about discarding for the next change where a save overtakes it', async () => {
  await open();
  editCell('Title of chapter 1', 'Door');
  act(() => screen.getByRole('option', { name: /^Door/ }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  save();
  expect(await screen.findByText('Chapter updated successfully')).toBeVisible();
  editCell('Title of chapter 2', 'Alley');
  expect(await screen.findByText('Unsaved: 1 chapter')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('a save', () => {
  it('says how many of a save are done, and asks before it is left', async () => {
    const view = await open();
    editCell('Title of chapter 1', 'Door');
    editCell('Title of chapter 2', 'Alley');
    const { fault, release } = pausedCall();
    view.faults.on('PUT', /chapters/, fault, 1);
    save();
    expect(await screen.findByText('Saving 1 of 2')).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    release();
    expect(await screen.findByText('2 chapters saved')).toBeVisible();
    expect(screen.queryByText(/^Saving/)).toBeNull();
  });

  it('takes what was changed while another one ran, once it is asked for again', async () => {
    const view = await open();
    editCell('Title of chapter 1', 'Door');
    const { fault, release } = pausedCall();
    view.faults.on('PUT', /chapters/, fault, 1);
    save();
    expect(await screen.findByText('Saving 1 of 1')).toBeVisible();
    editCell('Title of chapter 2', 'Alley');
    save();
    release();
    await waitFor(async () =>
      expect(await view.stored()).toEqual(['Door 0 10 0', 'Alley 10  1', 'Garden 20 30 2']),
    );
    await waitFor(() => expect(screen.queryByText('Save chapters')).toBeNull());
  });

  it('starts by its key as soon as the question about discarding is decided', async () => {
    const { user } = await open();
    editCell('Title of chapter 1', 'Door');
    await user.click(button('Cancel'));
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    await user.keyboard('{Escape}{Control>}s{/Control}');
    expect(await screen.findByText('Chapter updated successfully')).toBeVisible();
  });
});

describe('a value that is refused', () => {
  it('stops the save, keeps what was typed and gets the focus', async () => {
    const { user, sent } = await open();
    editCell('Title of chapter 1', 'Door');
    await user.click(cell(/^Start of chapter 3/));
    const field = screen.getByRole('textbox', { name: 'Start of chapter 3' });
    fireEvent.change(field, { target: { value: '0:05' } });
    await user.click(button('Save chapters'));
    expect(await screen.findByText('Nothing was saved: correct this value first')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Start of chapter 3' })).toHaveValue('0:05');
    expect(field).toHaveFocus();
    expect(sent('PUT')).toEqual([]);
    expect(screen.queryByText(/saved$|successfully/)).toBeNull();
    // Another cell cannot open before the refused value is corrected.
    await user.click(cell(/^Title of chapter 2/));
    expect(field).toHaveValue('0:05');
    fillCell('Start of chapter 3', '0:25');
    expect(screen.queryByText(/^Nothing was saved/)).toBeNull();
    await user.click(button('Save chapters'));
    expect(await screen.findByText('2 chapters saved')).toBeVisible();
  });

  it('is no longer said to be refused once the chapters have changed', async () => {
    const { user } = await open();
    editCell('Title of chapter 1', 'Door');
    expect(await screen.findByRole('textbox', { name: 'Title of chapter 2' })).toHaveFocus();
    act(() => screen.getByRole('slider', { name: 'Position in the recording' }).focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'b' });
    expect(screen.getByText('A chapter already starts here.')).toBeVisible();
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('A chapter already starts here.')).toBeNull();
  });
});

describe('a chapter that was deleted', () => {
  it('has the focus again when that is undone', async () => {
    const { user } = await open();
    act(() => cell(/^Title of chapter 2: Path/).focus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(cell(/^Title of chapter 2: Garden/)).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(/^Title of chapter 2: Path/)).toHaveFocus());
    await user.keyboard('{Enter}x');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveValue('x');
  });
});

describe('a start that is typed past another chapter', () => {
  it('says where the chapter is by now, and is taken back', async () => {
    const { user } = await open([
      { title: 'Gate', start: 0 },
      { title: 'Garden', start: 20 },
    ]);
    editCell('Start of chapter 1', '०:३०,५');
    expect(cell(/^Start of chapter 2: 0:30.500/)).toBeVisible();
    expect(screen.getByText(/^Moved after .*Garden/)).toBeVisible();
    await user.click(button('Undo'));
    expect(cell(/^Start of chapter 1: 0:00/)).toBeVisible();
    expect(screen.queryByText(/^Moved/)).toBeNull();
    expect(screen.getByRole('table', { name: 'Chapters' })).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    editCell('Start of chapter 2', '0:25');
    expect(screen.queryByText(/^Moved/)).toBeNull();
  });
});

describe('the focus', () => {
  it('stays with the chapters when one is deleted, and while they are saved', async () => {
    const { user } = await open();
    await user.click(button('Delete Path'));
    expect(cell(/^Title of chapter 2: Garden/)).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(/^Title of chapter 2: Path/)).toHaveFocus();
    await user.click(button('Add Chapter'));
    const field = screen.getByRole('textbox', { name: 'Title of chapter 4' });
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Chapter created successfully')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title of chapter 4' })).toBe(field);
    expect(field).toHaveFocus();
  });

  it('goes to the chapter in the place of one that its button deleted', async () => {
    const { user } = await open([
      { title: 'Gate', start: 0 },
      { title: 'Path', start: 10 },
      { title: 'Garden', start: 20 },
      { title: 'Tower', start: 30 },
    ]);
    await user.click(button('Delete Gate'));
    expect(cell(/^Title of chapter 1: Path/)).toHaveFocus();
    expect(screen.getByRole('row', { current: true })).toHaveAccessibleName(/^Chapter 1, Path/);
    await user.keyboard('{Delete}');
    expect(cell(/^Title of chapter 1: Garden/)).toHaveFocus();
  });

  it('goes to the focused chapter when its changes are discarded by the button', async () => {
    const { user } = await open();
    editCell('Title of chapter 2', 'Alley');
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^Title/ }), { key: 'Escape' });
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(cell(/^Title of chapter 3/)).toHaveFocus();
  });

  it('stays where it is when a chapter starts there already', async () => {
    const { user } = await open();
    const slider = screen.getByRole('slider', { name: 'Position in the recording' });
    act(() => slider.focus());
    // Keys pressed in one go: a key half a second later would not belong to the title.
    for (const key of 'ba better name') fireEvent.keyDown(slider, { key });
    expect(screen.getByText('A chapter already starts here.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
    expect(slider).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell(/^Title of chapter 1: Gate$/)).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('goes to the button that adds when the last chapter is deleted', async () => {
    const { user } = await open([{ title: 'Gate', start: 0 }]);
    await user.click(button('Delete Gate'));
    expect(button('Add Chapter')).toHaveFocus();
  });
});
