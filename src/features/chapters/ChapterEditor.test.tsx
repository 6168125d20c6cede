import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldOfForm, openEditor, type Placed } from '../../testing/openEditor';
import { faults } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { TestSound } from '../../testing/testSound';

// The frame around the tab is another feature's.
jest.mock('../sections/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router').Outlet,
}));

// Who is hidden behind a dialog is not asked here, and asking makes every query slow.
configure({ defaultHidden: true });

let worker: TestWorker;
const sound = new TestSound();
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.languages('en', 'hi');
  sound.install((url) => Promise.resolve(worker.worker.request(new URL(url).pathname)));
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const open = (chapters: Placed[] = [], duration: number | null = 60) =>
  openEditor(worker, chapters, duration);

const field = fieldOfForm;
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((c) => c.textContent);

/** Typing letter by letter would take the tests minutes. */
function fill(entry: object) {
  for (const [name, value] of Object.entries(entry)) {
    fireEvent.change(field(name), { target: { value } });
  }
}

describe('the chapters of a recording', () => {
  it('are shown with where they end for a listener, and lead there', async () => {
    const { user } = await open([
      { title: 'Gate', start: 0 },
      { title: 'Garden', start: 12.5, end: 30 },
    ]);
    const [, gate, garden] = screen.getAllByRole('row');
    if (!gate || !garden) throw new Error('No rows');
    expect(cellsOf(gate).slice(0, 5)).toEqual(['1', 'Gate', '0:00', '0:12.500', '0:12']);
    expect(cellsOf(garden).slice(0, 5)).toEqual(['2', 'Garden', '0:12.500', '0:30', '0:17']);
    const lane = screen.getByRole('listbox', { name: 'Chapters on the recording' });
    await user.click(within(lane).getByRole('option', { name: 'Garden, 0:12 to 0:30' }));
    expect(screen.getByTestId('position')).toHaveTextContent('0:12.500');
    await user.click(screen.getByRole('button', { name: 'Gate' }));
    expect(screen.getByTestId('position')).toHaveTextContent('0:00.000');
  });

  it('are walked through with up and down, and gone to with Enter', async () => {
    const { user } = await open([
      { title: 'Gate', start: 0 },
      { title: 'Garden', start: 20 },
    ]);
    act(() => screen.getByRole('option', { name: /^Gate/ }).focus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('option', { name: /^Garden/ })).toHaveFocus();
    expect(screen.getByRole('option', { name: /^Garden/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByTestId('position')).toHaveTextContent('0:20.000');
  });

  it('are an empty list, silently, when they cannot be read', async () => {
    const tourId = await worker.seeds.tour();
    const sectionId = await worker.seeds.section(tourId);
    await worker.seeds.media({ tourId, sectionId, type: 'audio', duration: 60 });
    const view = await renderConsole('/admin/media', { worker });
    view.faults.on('GET', /chapters$/, faults.answer(500, { message: 'Broken' }), 1);
    await act(() => view.router.navigate(`/admin/tours/${tourId}/sections/${sectionId}/audio`));
    expect(await screen.findByText('No chapters yet')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('adding a chapter', () => {
  it('proposes name and start, and stores it', async () => {
    const { user, stored } = await open();
    expect(await screen.findByText('No chapters yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Chapter' }));
    expect(field('title')).toHaveValue('Chapter One');
    expect(field('start')).toHaveValue('0:00');
    await user.click(screen.getByRole('button', { name: 'Create chapter' }));
    expect(await screen.findAllByText('Chapter created successfully')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Add Chapter' }));
    expect(field('title')).toHaveValue('Chapter Two');
    expect(field('start')).toHaveValue('0:30');
    fill({ description: 'Spoken words', end: '45.5' });
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('button', { name: 'Chapter Two' })).toBeVisible();
    expect(await stored()).toEqual(['Chapter One 0  0', 'Chapter Two 30 45.5 1']);
  });

  it('sends the rank of no other chapter but those it moves', async () => {
    const { user, stored, sent } = await open([
      { title: 'Gate', start: 0, end: 10 },
      { title: 'Garden', start: 20, end: 30 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Add Chapter' }));
    fill({ title: 'Path', start: '0:10', end: '0:20' });
    await user.click(screen.getByRole('button', { name: 'Create chapter' }));
    await screen.findByRole('button', { name: 'Path' });
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    await waitFor(async () =>
      expect(await stored()).toEqual(['Gate 0 10 0', 'Path 10 20 1', 'Garden 20 30 2']),
    );
    expect(screen.getAllByText('Chapter created successfully')).toHaveLength(1);
    expect(screen.queryByText('Chapter updated successfully')).toBeNull();
  });

  it('waits for the duration of the audio', async () => {
    await open([], null);
    expect(screen.getByRole('button', { name: 'Add Chapter' })).toBeDisabled();
    expect(screen.getByText('The duration of the audio is not known yet.')).toBeVisible();
  });

  it('ends with a chapter that reaches the end', async () => {
    await open([{ title: 'Gate', start: 0, end: 60 }]);
    const add = screen.getByRole('button', { name: 'Add Chapter' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription('The last chapter reaches the end of the audio.');
  });

  it('says in its field what is wrong', async () => {
    const { user, sent } = await open([{ title: 'Gate', start: 10, end: 20 }]);
    await user.click(screen.getByRole('button', { name: 'Add Chapter' }));
    const tryWith = (entry: object) => {
      fill({ title: 'X', start: '0:30', end: '', ...entry });
      fireEvent.click(screen.getByRole('button', { name: 'Create chapter' }));
    };
    const expectAt = async (name: string, message: string) =>
      waitFor(() => {
        expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
        expect(field(name)).toBeInvalid();
      });
    tryWith({ title: '' });
    await expectAt('title', 'Chapter title is required');
    expect(field('title')).toHaveFocus();
    tryWith({ start: '-5' });
    await expectAt('start', 'Start time cannot be negative');
    tryWith({ start: '1:01' });
    await expectAt('start', 'Start time cannot exceed audio duration');
    tryWith({ start: '0:75' });
    await expectAt('start', 'Enter a time as MM:SS or in seconds');
    tryWith({ end: '30' });
    await expectAt('end', 'End time must be greater than start time');
    tryWith({ end: '1:00.5' });
    await expectAt('end', 'End time cannot exceed audio duration');
    tryWith({ start: '15' });
    await expectAt('start', 'Chapter times overlap with existing chapter');
    tryWith({ start: '5', end: '15' });
    await expectAt('end', 'Chapter times overlap with existing chapter');
    expect(sent('POST /api/media')).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved, and says why in an alert', async () => {
    const view = await open();
    view.faults.on('POST', /chapters$/, faults.answer(500, { message: 'Disk full' }), 1);
    await view.user.click(screen.getByRole('button', { name: 'Add Chapter' }));
    fill({ title: 'Gate' });
    await view.user.click(screen.getByRole('button', { name: 'Create chapter' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to create chapter');
    expect(alert).toHaveTextContent('Failed to save chapter: Disk full');
    expect(field('title')).toHaveValue('Gate');
    await view.user.click(screen.getByRole('button', { name: 'Create chapter' }));
    expect(await screen.findByRole('button', { name: 'Gate' })).toBeVisible();
    expect(screen.queryByText('Failed to create chapter')).toBeNull();
  });

  it('needs a chapter with an id in the answer', async () => {
    const view = await open();
    view.faults.on('POST', /chapters$/, faults.answer(200, { ok: true }), 1);
    await view.user.click(screen.getByRole('button', { name: 'Add Chapter' }));
    await view.user.click(screen.getByRole('button', { name: 'Create chapter' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No valid chapter data returned from server',
    );
  });

  it('shows what the server refuses in its field', async () => {
    const view = await open();
    const overlap = 'Chapter times overlap with existing chapter';
    await worker.call('POST', `/api/media/${view.mediaId}/chapters`, {
      json: { title: 'Of somebody else', start_time_seconds: 0, end_time_seconds: 9 },
    });
    await view.user.click(screen.getByRole('button', { name: 'Add Chapter' }));
    await view.user.click(screen.getByRole('button', { name: 'Create chapter' }));
    await waitFor(() =>
      expect(field('start')).toHaveAccessibleDescription(expect.stringContaining(overlap)),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
