import { act, screen, waitFor } from '@testing-library/react';
import { editCell, saveByKeys } from '../../../testing/recordings/chapterCells';
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

describe('a chapter that cannot be stored', () => {
  it('keeps its change and says why, while the others are stored', async () => {
    const view = await open();
    view.faults.on('PUT', /chapters/, faults.respond(500, { message: 'Disk full' }), 1);
    editCell('Title of chapter 1', 'Door');
    editCell('Title of chapter 2', 'Alley');
    saveByKeys();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update chapter');
    expect(alert).toHaveTextContent('Disk full');
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(cell(/^Title of chapter 1: Door/)).toBeVisible();
    expect(await screen.findByText('Unsaved: 1 chapter')).toBeVisible();
    await waitFor(async () => expect(await view.stored()).toContain('Alley 10  1'));
    await view.user.click(button('1 not saved'));
    expect(cell(/^Title of chapter 1: Door/)).toHaveFocus();
    await view.user.click(button('Save again'));
    await waitFor(async () => expect(await view.stored()).toContain('Door 0 10 0'));
    expect(screen.queryByText('Failed to update chapter')).toBeNull();
    expect(screen.queryByRole('button', { name: /not saved$/ })).toBeNull();
  });

  it('is counted beside the progress, while others are still saved', async () => {
    const view = await open();
    const paused = pausedCall();
    view.faults.on('PUT', /chapters/, faults.respond(500, { message: 'Disk full' }), 1);
    view.faults.on('PUT', /chapters/, paused.fault, 1);
    editCell('Title of chapter 1', 'Door');
    editCell('Title of chapter 2', 'Alley');
    saveByKeys();
    expect(await screen.findByRole('button', { name: '1 not saved' })).toBeVisible();
    expect(screen.getByText('Saving 2 of 2')).toBeVisible();
    paused.release();
    await waitFor(async () => expect(await view.stored()).toContain('Alley 10  1'));
  });

  it('counts with the one after it, whose place could not be saved either, until both are', async () => {
    const view = await open([
      { title: 'Gate', start: 0 },
      { title: 'Garden', start: 20 },
    ]);
    act(() => screen.getByRole('slider', { name: 'Position in the recording' }).focus());
    await view.user.keyboard('{ArrowRight}b{Enter}');
    expect(await screen.findByText('Unsaved: 1 chapter')).toBeVisible();
    view.faults.on('POST', /chapters/, faults.respond(500, { message: 'Disk full' }), 1);
    view.faults.on('PUT', /chapters/, faults.respond(500, { message: 'Disk full' }), 1);
    saveByKeys();
    expect(await screen.findByText('Unsaved: 2 chapters')).toBeVisible();
    expect(screen.getAllByText('Not saved')).toHaveLength(2);
    // After the new chapter is undone, only the changed position remains to be saved.
    await view.user.click(button(/^Undo/));
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(screen.queryByText(/^Unsaved/)).toBeNull();
    await view.user.keyboard('{Control>}y{/Control}');
    expect(screen.getAllByText('Not saved')).toHaveLength(2);
    await view.user.click(button('Save again'));
    await waitFor(async () => expect(await view.stored()).toContain('Garden 20  2'));
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('is named on one line', async () => {
    const view = await open();
    view.faults.on('PUT', /chapters/, faults.respond(500, { message: 'Disk full' }), 1);
    editCell('Title of chapter 1', 'long '.repeat(50));
    saveByKeys();
    expect(await screen.findByRole('alert')).toHaveTextContent(/: .(long ){9}lo….: Disk full/);
  });

  it('is said by what it is: gone, or against a rule of the worker', async () => {
    const view = await open();
    view.faults.on('PUT', /chapters/, faults.respond(404, { message: 'Chapter not found' }), 1);
    editCell('Title of chapter 2', 'Alley');
    saveByKeys();
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
    await view.user.click(button('Close'));
    await view.user.click(button(/^Undo/));

    view.faults.on('POST', /chapters$/, faults.respond(200, { ok: true }), 1);
    await view.user.click(button('Add Chapter'));
    await view.user.keyboard('{Enter}');
    saveByKeys();
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('Failed to create chapter');
    expect(failed).toHaveTextContent('No valid chapter data returned from server');
    await worker().call('POST', `/api/media/${view.mediaId}/chapters`, {
      json: { title: 'Of somebody else', start_time_seconds: 35, end_time_seconds: 39 },
    });
    editCell('Start of chapter 4', '37');
    saveByKeys();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Chapter times overlap with existing chapter',
      ),
    );
  });

  it('is one without an id, and says so', async () => {
    const { path } = await open([]);
    await forgetConsole();
    const view = await renderConsole('/admin/media', { worker: worker() });
    const nameless = { id: '', title: 'Nameless', start_time_seconds: 0, order_index: 0 };
    view.faults.on('GET', /chapters$/, faults.respond(200, [nameless]));
    await act(() => view.router.navigate(path));
    await screen.findByRole('button', { name: 'Title of chapter 1: Nameless' });
    editCell('Title of chapter 1', 'Named');
    saveByKeys();
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
  });
});

describe('deleting a chapter', () => {
  it('can be undone, is stored with the save, and closes the ranks', async () => {
    const { user, stored } = await open();
    await user.click(button('Delete Gate'));
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(/^Title of chapter 1: Gate/)).toBeVisible();
    await user.click(button('Delete Gate'));
    saveByKeys();
    expect(await screen.findAllByText('Chapter deleted successfully')).toHaveLength(1);
    await waitFor(async () => expect(await stored()).toEqual(['Path 10  0', 'Garden 20 30 1']));
  });

  it('says when it failed, and what was not deleted', async () => {
    const view = await open();
    view.faults.on('DELETE', /chapters/, faults.respond(500, { message: 'Broken' }));
    await view.user.click(button('Delete Gate'));
    saveByKeys();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to delete chapter');
    expect(alert).toHaveTextContent('Gate');
    expect(await view.stored()).toContain('Gate 0 10 0');
  });
});
