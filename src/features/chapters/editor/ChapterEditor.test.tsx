import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editCell, fillCell, saveByKeys } from '../../../testing/recordings/chapterCells';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';
import { faults, pausedCall } from '../../../testing/faults';
import { forgetConsole, renderConsole } from '../../../testing/renderConsole';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open, worker } = setUpEditorTests();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cell = (name: RegExp) => screen.getByRole('button', { name });
const GONE = 'This chapter cannot be edited. Please refresh the page and try again.';

const cellsOf = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .slice(0, 6)
        .map((part) => part.textContent);

describe('the chapters of a recording', () => {
  it('are shown with where they end for a listener, and lead there', async () => {
    const { user } = await open([
      { title: 'Gate', start: 0 },
      { title: 'Garden', start: 12.5, end: 30 },
    ]);
    const [, gate, garden] = screen.getAllByRole('row');
    expect(cellsOf(gate)).toEqual(['1', 'Gate', '0:00', '0:12.500', '0:12.500', '']);
    expect(cellsOf(garden)).toEqual(['2', 'Garden', '0:12.500', '0:30', '0:17.500', '']);
    act(() => screen.getByRole('option', { name: /^Gate/ }).focus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('option', { name: /^Garden/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByTestId('position')).toHaveTextContent('0:12.500');
    expect(screen.getByText('From 0:30 to 1:00 there is no chapter.')).toBeInTheDocument();
  });

  it('are an empty list, silently, when they cannot be read', async () => {
    const tourId = await worker().seeds.tour();
    const sectionId = await worker().seeds.section(tourId);
    await worker().seeds.media({ tourId, sectionId, type: 'audio', duration: 60 });
    const view = await renderConsole('/admin/media', { worker: worker() });
    view.faults.on('GET', /chapters$/, faults.respond(500, { message: 'Broken' }), 1);
    await act(() => view.router.navigate(`/admin/tours/${tourId}/sections/${sectionId}/audio`));
    expect(await screen.findByText('No chapters yet')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without an id or a start are shown, marked, and leave the others as they are', async () => {
    const tourId = await worker().seeds.tour();
    const sectionId = await worker().seeds.section(tourId);
    await worker().seeds.media({ tourId, sectionId, type: 'audio', duration: 60 });
    const view = await renderConsole('/admin/media', { worker: worker() });
    const rows = [
      { id: 'c1', title: 'Gate', start_time_seconds: 0 },
      { title: 'Garden', start_time_seconds: 12 },
      { id: 'c3', title: 'Tower' },
    ];
    view.faults.on('GET', /chapters$/, faults.respond(200, rows));
    await act(() => view.router.navigate(`/admin/tours/${tourId}/sections/${sectionId}/audio`));
    const marked = await screen.findByRole('list', { name: 'Chapters that cannot be edited' });
    const lines = within(marked).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      `Garden at 0:12: ${GONE}`,
      `Tower: ${GONE}`,
    ]);
    expect(cell(/^Title of chapter 1: Gate/)).toBeVisible();
    expect(screen.queryByText('No chapters yet')).toBeNull();
  });

  it('that lie beyond the end of a shorter file are reported, and fitted at once', async () => {
    const { user, stored } = await open(
      [{ title: 'Gate', start: 0 }, { title: 'Path', start: 50, end: 80 }, { start: 90 }],
      60,
    );
    const report = screen
      .getByText('2 chapters do not fit this recording')
      .closest('[role="status"]');
    // The table marks the chapters, so the report stays the same height for forty.
    expect(report).not.toHaveTextContent('Path');
    expect(report).toHaveTextContent('1 starts after the end of the audio and would be removed.');
    expect(report).toHaveTextContent('1 ends after the end of the audio and would be cut there.');
    await user.click(button('Fit all'));
    expect(screen.queryByText(/fit this recording/)).toBeNull();
    saveByKeys();
    expect(await screen.findByText('Chapters saved: 1 changed, 1 removed')).toBeVisible();
    expect(await stored()).toEqual(['Gate 0  0', 'Path 50 60 1']);
  });

  it('that lie wholly beyond the end are said to be removed', async () => {
    const { user } = await open(
      [
        { title: 'Gate', start: 0 },
        { title: 'Path', start: 80 },
      ],
      60,
    );
    expect(screen.getByText('The last chapter starts after the end of the audio.')).toBeVisible();
    expect(screen.queryByText(/starts at the end of the audio/)).toBeNull();
    await user.click(button('Remove 1 chapter'));
    expect(screen.queryByRole('button', { name: /^Title of chapter 2/ })).toBeNull();
  });
});

describe('adding a chapter', () => {
  it('proposes name and start, and stores it with its description', async () => {
    const { user, stored, mediaId } = await open([]);
    expect(await screen.findByText('No chapters yet')).toBeVisible();
    await user.click(button('Add Chapter'));
    expect(screen.getByRole('textbox', { name: 'Title of chapter 1' })).toHaveValue('Chapter One');
    await user.keyboard('{Enter}');
    await user.click(button('Save chapters'));
    expect(await screen.findAllByText('Chapter created successfully')).toHaveLength(1);
    await user.click(button('Add Chapter'));
    expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveValue('Chapter Two');
    fillCell('Title of chapter 2', 'Chapter Two', 'Tab');
    expect(screen.getByRole('textbox', { name: 'Start of chapter 2' })).toHaveValue('0:30');
    fillCell('Start of chapter 2', '0:30', 'Tab');
    fillCell('End of chapter 2', '45.5');
    await user.click(button('Description of Chapter Two'));
    await user.paste('Spoken words');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(async () =>
      expect(await stored()).toEqual(['Chapter One 0  0', 'Chapter Two 30 45.5 1']),
    );
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Spoken words');
    const response = await worker().call('GET', `/api/media/${mediaId}/chapters`);
    expect(await response.json()).toMatchObject([{}, { description: 'Spoken words' }]);
  });

  it('waits for the duration of the audio, and for room', async () => {
    await open([], null);
    expect(button('Add Chapter')).toBeDisabled();
    expect(screen.getByText('The duration of the audio is not known yet.')).toBeVisible();
    await forgetConsole();
    await open([{ title: 'Gate', start: 0, end: 60 }]);
    expect(button('Add Chapter')).toBeDisabled();
    expect(button('Add Chapter')).toHaveAccessibleDescription(
      'The last chapter reaches the end of the audio.',
    );
  });
});

test('a chapter that is added at the end of the audio says that it has no length', async () => {
  const { user } = await open([{ title: 'Gate', start: 40 }]);
  await user.click(button('Add Chapter'));
  expect(await screen.findByText(/^Less than 30 seconds were left/)).toBeVisible();
});

describe('typing in the table', () => {
  it('is refused in the words of its rule, where it is typed', async () => {
    const { sent } = await open([
      { title: 'Gate', start: 10, end: 20 },
      { title: 'Path', start: 30 },
    ]);
    const refused = (label: string, value: string) => {
      editCell(label, value);
      const field = screen.getByRole('textbox', { name: label });
      expect(field).toBeInvalid();
      const message = screen.getByRole('alert').textContent;
      expect(field).toHaveAccessibleDescription(message ?? '');
      fireEvent.keyDown(field, { key: 'Escape' });
      return message;
    };
    expect(refused('Title of chapter 2', ' ')).toBe('Chapter title is required');
    expect(refused('Title of chapter 2', 'x'.repeat(301))).toBe(
      'Title must be at most 300 characters',
    );
    const start = 'Start of chapter 2';
    expect(refused(start, '-5')).toBe('Start time cannot be negative');
    expect(refused(start, '1:01')).toBe('Start time cannot exceed audio duration');
    expect(refused(start, '0:75')).toBe('Minutes and seconds after a colon go up to 59');
    expect(refused(start, 'soon')).toBe('Enter a time as MM:SS or in seconds');
    expect(refused(start, '15')).toBe('Chapter times overlap with existing chapter');
    const end = 'End of chapter 2';
    expect(refused(end, '30')).toBe('End time must be greater than start time');
    expect(refused(end, '1:00.5')).toBe('End time cannot exceed audio duration');
    expect(refused('End of chapter 1', '35')).toBe('Chapter times overlap with existing chapter');
    expect(screen.queryByRole('button', { name: 'Save chapters' })).toBeNull();
    expect(sent('PUT')).toEqual([]);
  });

  it('is stored, once it is saved, with the ranks it moves and nothing else', async () => {
    const { stored, sent } = await open();
    editCell('Title of chapter 2', 'The long path');
    editCell('End of chapter 2', '19.25');
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
    expect(screen.getByText('Changed')).toBeVisible();
    saveByKeys();
    expect(await screen.findAllByText('Chapter updated successfully')).toHaveLength(1);
    expect(sent('PUT')).toHaveLength(1);
    expect(screen.getByText('Saved')).toBeVisible();
    expect(screen.queryByText(/Unsaved/)).toBeNull();

    fireEvent.click(button('End of chapter 1: 0:10'));
    fillCell('End of chapter 1', '');
    editCell('Start of chapter 1', '40');
    saveByKeys();
    await waitFor(() => expect(sent('PUT')).toHaveLength(4));
    await waitFor(async () =>
      expect(await stored()).toEqual(['The long path 10 19.25 0', 'Garden 20 30 1', 'Gate 40  2']),
    );
  });

  it('says of each row how far it is while the others are on their way', async () => {
    const view = await open();
    editCell('Title of chapter 1', 'Door');
    editCell('Title of chapter 2', 'Alley');
    const { fault, release } = pausedCall();
    let calls = 0;
    view.faults.on(
      'PUT',
      /chapters/,
      (passOn) => ((calls += 1) === 2 ? fault(passOn) : passOn()),
      2,
    );
    saveByKeys();
    expect(await screen.findByText('Unsaved: 1 chapter')).toBeVisible();
    const [, first, second] = screen.getAllByRole('row');
    expect([cellsOf(first)[5], cellsOf(second)[5]]).toEqual(['Saved', 'Saving…']);
    editCell('Title of chapter 1', 'Portal');
    expect(screen.getByText('Unsaved: 2 chapters')).toBeVisible();
    expect(cellsOf(first)[5]).toBe('Changed');
    release();
    expect(await screen.findByText('Unsaved: 1 chapter')).toBeVisible();
    await waitFor(() =>
      expect([cellsOf(first)[5], cellsOf(second)[5]]).toEqual(['Changed', 'Saved']),
    );
  });

  it('survives a visit to another page, and can be discarded', async () => {
    const view = await open();
    editCell('Title of chapter 2', 'Alley');
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await act(() => view.router.navigate('/admin/media'));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
    await view.user.click(button('Leave'));
    await screen.findByRole('heading', { name: 'Media Library' });
    await act(() => view.router.navigate(view.path));
    expect(await screen.findByText('Restored unsaved changes: 1 chapter')).toBeVisible();
    expect(cell(/^Title of chapter 2: Alley/)).toBeVisible();
    await view.user.click(button('Cancel'));
    await view.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(cell(/^Title of chapter 2: Path/)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
