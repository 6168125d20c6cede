import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';
import { renderConsole } from '../../../testing/renderConsole';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open, worker } = setUpEditorTests();
// The editor lazy-loads its clipboard handlers after its first render.
beforeAll(() => import('./EditorDialogs'));

const choose = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: 'More chapter actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};
const titles = () =>
  screen
    .queryAllByRole('button', { name: /^Title of chapter/ })
    .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1]);

describe('chapters of other programs', () => {
  it('are previewed row by row before anything changes, and taken in one step', async () => {
    const { user, stored } = await open([{ title: 'Old', start: 5 }]);
    await choose('Import');
    const field = await screen.findByRole('textbox', { name: 'Chapters' });
    fireEvent.change(field, { target: { value: 'no chapters here' } });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/^No chapters were found in this text/)).toBeVisible();
    const text = '0:00 Gate\nsome words\n0:20 Path\n0:20 Twice\n2:00 Too late\n0:30';
    fireEvent.change(field, { target: { value: text } });
    expect(screen.queryByText(/^No chapters were found in this text/)).toBeNull();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    const review = within(await screen.findByRole('region', { name: 'Imported chapters' }));
    expect(review.getByText('This line has no time.')).toBeVisible();
    expect(review.getByText('Chapter times overlap with existing chapter')).toBeVisible();
    expect(review.getByText('Start time cannot exceed audio duration')).toBeVisible();
    expect(review.getByText('It had no title.')).toBeVisible();
    await waitFor(() => expect(review.getByRole('checkbox', { name: 'Gate, 0:00' })).toHaveFocus());
    expect(screen.getByText('Chapters (1)')).toBeVisible();
    expect(screen.getByRole('option', { name: /^Old/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(review.getAllByRole('checkbox', { checked: true, name: /^(?!Replace)/ })).toHaveLength(
      3,
    );
    const late = review.getByRole('checkbox', { name: /^Too late/ });
    expect(late).toBeDisabled();
    await user.click(review.getByRole('button', { name: '3 can’t be added' }));
    const blocked = review.getByText('some words').closest('li');
    expect(blocked).toHaveFocus();
    expect(review.getByRole('button', { name: 'Add 3 chapters' })).toBeEnabled();
    await user.click(review.getByRole('radio', { name: 'Replace: 3 new, 1 removed' }));
    expect(review.getByRole('button', { name: 'Replace with 3 chapters' })).toBeEnabled();
    const path = review.getByRole('checkbox', { name: 'Path, 0:20' });
    act(() => path.focus());
    fireEvent.keyDown(path, { key: 'n' });
    expect(path).not.toBeChecked();
    fireEvent.keyDown(path, { key: 'Enter', ctrlKey: true });
    expect(titles()).toEqual(['Gate', 'Twice', 'Chapter Five']);
    // On the track a letter is a command, not the start of a title.
    expect(screen.getByRole('option', { name: /^Gate/ })).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(titles()).toEqual(['Old']);
    fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(await screen.findByText('Chapters saved: 3 new, 1 removed')).toBeVisible();
    expect(await stored()).toEqual(['Gate 0  0', 'Twice 20  1', 'Chapter Five 30  2']);
  });

  it('replace those that are there only where that is chosen', async () => {
    const { user } = await open([{ title: 'Old', start: 0, end: 30 }]);
    const preview = async (text: string) => {
      await choose('Import');
      const field = await screen.findByRole('textbox', { name: 'Chapters' });
      fireEvent.change(field, { target: { value: text } });
      await user.click(screen.getByRole('button', { name: 'Preview' }));
      return within(await screen.findByRole('region', { name: 'Imported chapters' }));
    };
    const some = await preview('0:05 Gate\n0:40 Path');
    expect(some.getByRole('button', { name: 'Add 1 chapter' })).toBeEnabled();
    await user.click(some.getByRole('button', { name: 'Close' }));
    const none = await preview('0:05 Gate\n0:10 Path');
    expect(none.getByRole('radio', { name: 'Add: 0 new' })).toBeChecked();
    expect(none.getByRole('button', { name: 'Add 0 chapters' })).toBeDisabled();
    await user.click(none.getByRole('radio', { name: /^Replace/ }));
    expect(none.getByRole('button', { name: 'Replace with 2 chapters' })).toBeEnabled();
  });

  it('are written as they ask for', async () => {
    const written: Blob[] = [];
    const create = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob);
      return 'blob:stand-in';
    });
    await open([{ title: 'Gate & Co', start: 0 }, { start: 61.5 }], 120);
    written.length = 0;
    await choose(/^MP4Chaps/);
    await waitFor(() => expect(written).toHaveLength(1));
    expect(await written[0]?.text()).toMatch(/^00:00:00\.000 Gate & Co\n00:01:01\.500 /);
    create.mockRestore();
  });
});

describe('titles from a list', () => {
  it('are given to the chapters from the focused one on, in one step', async () => {
    const { user } = await open([
      { title: 'One', start: 0 },
      { title: 'Two', start: 10 },
      { title: 'Three', start: 20 },
    ]);
    act(() => screen.getByRole('option', { name: /^Two/ }).focus());
    await choose('Paste titles');
    const field = await screen.findByRole('textbox', { name: 'Titles' });
    fireEvent.change(field, { target: { value: '1. The gate\n\n2. The garden\n3. Left over' } });
    expect(
      screen.getByText(
        'Names chapters 2 to 3. The last title is left out: there is no chapter for it.',
      ),
    ).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(titles()).toEqual(['One', 'The gate', 'The garden']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(titles()).toEqual(['One', 'Two', 'Three']);
  });
});

describe('a list that is pasted', () => {
  const list = 'Alpha\r\n\r\nBeta\nGamma\n';
  const four = ['One', 'Two', 'Three', 'Four'].map((title, index) => {
    return { title, start: index * 10 };
  });
  const undo = () => fireEvent.click(screen.getByText('Undo'));

  it('into a title fills this and the titles after it, in one step that is announced', async () => {
    const { user } = await open(four);
    await user.click(screen.getByRole('button', { name: /^Title of chapter 2/ }));
    await user.paste(list);
    expect(titles()).toEqual(['One', 'Alpha', 'Beta', 'Gamma']);
    expect(screen.getByRole('button', { name: 'Title of chapter 2: Alpha' })).toHaveFocus();
    expect(screen.getByText('Pasted 3 titles.')).toBeVisible();
    expect(screen.getByText('Unsaved: 3 chapters')).toBeVisible();
    undo();
    expect(titles()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(screen.queryByText(/^Pasted/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Title of chapter 1/ }));
    await user.paste('Only one\n');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 1' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Description of Two/ }));
    await user.paste(list);
    expect(titles()).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  it('on a chapter fills the titles from it on, and as a single line its own', async () => {
    const { user } = await open(four);
    await user.paste(list);
    expect(titles()).toEqual(['One', 'Two', 'Three', 'Four']);
    act(() => screen.getByRole('option', { name: /^Two/ }).focus());
    await user.paste(list);
    expect(titles()).toEqual(['One', 'Alpha', 'Beta', 'Gamma']);
    act(() => screen.getByRole('button', { name: /^Title of chapter 1/ }).focus());
    await user.paste('First');
    expect(screen.getByText('Pasted 1 title.')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Upload audio' }).focus());
    await user.paste('Elsewhere');
    expect(titles()).toEqual(['First', 'Alpha', 'Beta', 'Gamma']);
  });

  it('and is longer than the chapters left is in the dialog, as a whole', async () => {
    const { user } = await open(four);
    await user.click(screen.getByRole('button', { name: /^Title of chapter 3/ }));
    await user.keyboard('Typed');
    await user.paste(list);
    expect(await screen.findByRole('textbox', { name: 'Titles' })).toHaveValue(
      'Alpha\nBeta\nGamma',
    );
    expect(
      screen.getByText(
        'Names chapters 3 to 4. The last title is left out: there is no chapter for it.',
      ),
    ).toBeVisible();
    expect(titles()).toEqual(['One', 'Two', 'Typed', 'Four']);
    await user.click(screen.getByRole('button', { name: 'Set titles' }));
    expect(titles()).toEqual(['One', 'Two', 'Alpha', 'Beta']);
    expect(screen.getByText('Pasted 2 titles; 1 more had no chapter.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Title of chapter 3: Alpha' })).toHaveFocus();
  });
});

describe('titles that were typed', () => {
  it('are there again after Escape, and gone once they are set', async () => {
    const { user } = await open([{ title: 'One', start: 0 }]);
    await choose('Paste titles');
    const field = () => screen.findByRole('textbox', { name: 'Titles' });
    fireEvent.change(await field(), { target: { value: 'The gate' } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Paste titles');
    expect(await field()).toHaveValue('The gate');
    await user.click(screen.getByRole('button', { name: 'Set titles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Paste titles');
    expect(await field()).toHaveValue('');
  });
});

describe('chapters of another recording', () => {
  it('are carried over by proportion, to be taken or left', async () => {
    const tourId = await worker().seeds.tour();
    const sectionId = await worker().seeds.section(tourId);
    await worker().seeds.media({ tourId, sectionId, type: 'audio', duration: 120 });
    const hindi = await worker().seeds.media({
      tourId,
      sectionId,
      type: 'audio',
      duration: 60,
      language: 'hi',
    });
    await worker().seeds.chapter(hindi.id, { title: 'द्वार', start: 0, orderIndex: 0 });
    await worker().seeds.chapter(hindi.id, { title: 'उद्यान', start: 30, orderIndex: 1 });
    const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
    const { user } = await renderConsole(path, { worker: worker() });
    await screen.findByRole('button', { name: 'Add Chapter' });
    await choose(/^Copy from another recording/);
    expect(await screen.findByText('2 chapters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const review = within(await screen.findByRole('region', { name: 'Copied chapters' }));
    expect(review.getByText('Estimated by proportion: check by listening')).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Add 2 chapters' }));
    expect(titles()).toEqual(['द्वार', 'उद्यान']);
    expect(screen.getByRole('button', { name: 'Start of chapter 2: 1:00' })).toBeVisible();
  });

  it('keep their times where the recordings are of one length and this is chosen', async () => {
    const tourId = await worker().seeds.tour();
    const sectionId = await worker().seeds.section(tourId);
    const seed = { tourId, sectionId, type: 'audio', duration: 60 } as const;
    await worker().seeds.media(seed);
    const hindi = await worker().seeds.media({ ...seed, language: 'hi' });
    await worker().seeds.chapter(hindi.id, { title: 'द्वार', start: 10.5, end: 20 });
    const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
    const { user } = await renderConsole(path, { worker: worker() });
    await screen.findByRole('button', { name: 'Add Chapter' });
    await choose(/^Copy from another recording/);
    await screen.findByText('1 chapter');
    const keep = screen.getByRole('checkbox', { name: 'Keep the times' });
    expect(keep).not.toBeChecked();
    await user.click(keep);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const review = within(await screen.findByRole('region', { name: 'Copied chapters' }));
    expect(review.getByText(/^From the recording of 1:00.*, at the same times\. /)).toBeVisible();
    expect(review.queryByText(/^Estimated/)).toBeNull();
    expect(review.getByRole('checkbox', { name: /^द्वार, 0:10\.500? to 0:20/ })).toBeChecked();
  });

  it('are those of the first that has any, and recordings of one name are told apart', async () => {
    const tourId = await worker().seeds.tour();
    const sectionId = await worker().seeds.section(tourId);
    const record = (day: number, language?: string) => {
      const createdAt = new Date(Date.UTC(2025, 0, day, 12));
      const seed = { tourId, sectionId, type: 'audio', duration: 60, language, createdAt } as const;
      return worker().seeds.media(seed);
    };
    await record(9);
    await record(8, 'hi');
    const older = await record(7, 'hi');
    await record(6, 'hi');
    await worker().seeds.chapter(older.id, { title: 'द्वार', start: 0, orderIndex: 0 });
    const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
    await renderConsole(path, { worker: worker() });
    await screen.findByRole('button', { name: 'Add Chapter' });
    await choose(/^Copy from another recording/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Copy chapters/ }));
    const radio = (name: RegExp) => dialog.findByRole('radio', { name });
    await waitFor(async () =>
      expect(await radio(/Jan 7, 2025.* · Previous · 1 chapter$/)).toBeChecked(),
    );
    expect(await radio(/Jan 8, 2025, \d+:\d\d [AP]M · No chapters$/)).not.toBeChecked();
    expect(await radio(/Jan 6, 2025.* · Previous · No chapters$/)).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Preview' })).toBeEnabled();
  });
});
