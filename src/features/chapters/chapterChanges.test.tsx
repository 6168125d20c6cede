import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../testing/faults';
import { fieldOfForm, openEditor, type Placed } from '../../testing/openEditor';
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

const three: Placed[] = [
  { title: 'Gate', start: 0, end: 10 },
  { title: 'Path', start: 10 },
  { title: 'Garden', start: 20, end: 30 },
];
const open = (chapters: readonly Placed[] = three) => openEditor(worker, chapters, 60);
const button = (name: string) => screen.getByRole('button', { name });
const field = fieldOfForm;
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const position = (text: string) => expect(screen.getByTestId('position')).toHaveTextContent(text);
const GONE = 'This chapter cannot be edited. Please refresh the page and try again.';

describe('changing a chapter', () => {
  it('stores what changed and says so once', async () => {
    const { user, stored, sent } = await open();
    await user.click(button('Edit Path'));
    expect(field('start')).toHaveValue('0:10');
    expect(field('end')).toHaveValue('');
    fill('title', 'The long path');
    fill('end', '19.25');
    await user.click(button('Save chapter'));
    expect(await screen.findAllByText('Chapter updated successfully')).toHaveLength(1);
    expect(await stored()).toContain('The long path 10 19.25 1');
    expect(sent('PUT')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save chapter' })).toBeNull();
  });

  it('sends nothing when nothing changed', async () => {
    const { user, sent } = await open();
    await user.click(button('Edit Path'));
    await user.click(button('Save chapter'));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(sent('PUT')).toEqual([]);
  });

  it('moves the ranks of those it passes', async () => {
    const { user, stored, sent } = await open();
    await user.click(button('Edit Gate'));
    fill('start', '40');
    fill('end', '50');
    await user.click(button('Save chapter'));
    await waitFor(() => expect(sent('PUT')).toHaveLength(3));
    await waitFor(async () =>
      expect(await stored()).toEqual(['Path 10  0', 'Garden 20 30 1', 'Gate 40 50 2']),
    );
    expect(screen.getAllByText('Chapter updated successfully')).toHaveLength(1);
  });

  it('takes its times from the playhead', async () => {
    const { user } = await open();
    await user.click(button('Edit Path'));
    await user.click(button('Garden'));
    await user.click(button('Set end to playhead'));
    expect(field('end')).toHaveValue('0:20');
    await user.click(button('Gate'));
    await user.click(button('Set start to playhead'));
    expect(field('start')).toHaveValue('0:00');
  });

  it('is refused for a chapter that is gone, in an alert', async () => {
    const view = await open();
    view.faults.on('PUT', /chapters/, faults.answer(404, { message: 'Chapter not found' }));
    await view.user.click(button('Edit Path'));
    fill('title', 'Alley');
    await view.user.click(button('Save chapter'));
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
    expect(field('title')).toHaveValue('Alley');
  });

  it('is refused for a chapter without an id', async () => {
    const { path } = await open();
    await forgetConsole();
    const view = await renderConsole('/admin/media', { worker });
    const nameless = { id: '', title: 'Nameless', start_time_seconds: 0, order_index: 0 };
    view.faults.on('GET', /chapters$/, faults.answer(200, [nameless]));
    await act(() => view.router.navigate(path));
    const edit = await screen.findByRole('button', { name: 'Edit Nameless' });
    await view.user.click(edit);
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('keeps what was typed while another page is looked at', async () => {
    const view = await open();
    await view.user.click(button('Edit Path'));
    fill('title', 'Alley');
    await act(() => view.router.navigate('/admin/media'));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
    await view.user.click(button('Leave'));
    await screen.findByRole('heading', { name: 'Media Library' });
    await act(() => view.router.navigate(view.path));
    await waitFor(() => expect(field('title')).toHaveValue('Alley'));
    await view.user.click(button('Cancel'));
    expect(screen.queryByRole('form')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('deleting a chapter', () => {
  it('asks by name, and closes the ranks', async () => {
    const { user, stored } = await open();
    await user.click(button('Delete Gate'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete chapter' }));
    expect(dialog.getByText('Gate')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Chapter deleted successfully')).toHaveLength(1);
    await waitFor(async () => expect(await stored()).toEqual(['Path 10  0', 'Garden 20 30 1']));
  });

  it('says when it failed, and the chapter is there again', async () => {
    const view = await open();
    view.faults.on('DELETE', /chapters/, faults.answer(500, { message: 'Broken' }));
    await view.user.click(button('Delete Gate'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Failed to delete chapter')).toHaveLength(1);
    expect(button('Gate')).toBeVisible();
  });
});

describe('the keys', () => {
  it('play, and step by one second or five', async () => {
    const { user } = await open();
    await waitFor(() => expect(button('Play')).toBeEnabled());
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    position('0:02.000');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    position('0:07.000');
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    position('0:00.000');
  });

  it('put the edges of the focused chapter to the playhead', async () => {
    const { user, stored } = await open();
    await user.click(button('Path'));
    await user.keyboard('{ArrowRight}i');
    expect(await screen.findByText('Chapter updated successfully')).toBeVisible();
    await waitFor(async () => expect(await stored()).toContain('Path 11  1'));
    await user.keyboard('{ArrowRight}{ArrowRight}o');
    await waitFor(async () => expect(await stored()).toContain('Path 11 13 1'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}o');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'End time must be greater than start time',
    );
    expect(await stored()).toContain('Path 11 13 1');
  });

  it('mean letters to who types', async () => {
    const { user, sent } = await open();
    await user.click(button('Edit Path'));
    await user.type(field('title'), ' io');
    expect(field('title')).toHaveValue('Path io');
    expect(field('start')).toHaveValue('0:10');
    position('0:00.000');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(sent('PUT')).toEqual([]);
  });

  it('mean nothing in a dialog', async () => {
    const { user } = await open();
    await user.click(button('Delete Gate'));
    await screen.findByRole('alertdialog');
    await user.keyboard('{ArrowRight}');
    position('0:00.000');
  });
});
