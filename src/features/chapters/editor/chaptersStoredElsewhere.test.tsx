import { act, screen, waitFor } from '@testing-library/react';
import { chaptersEndpoints } from '../../../state/endpoints/chaptersEndpoints';
import { editCell, saveByKeys } from '../../../testing/recordings/chapterCells';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open, worker } = setUpEditorTests();

/**
 * Opens the editor; the returned function stores a chapter through another client and then makes the editor refetch.
 */
async function openAndStore() {
  const view = await open();
  const path = `/api/media/${view.mediaId}/chapters`;
  const storeElsewhere = async (rank: number, change: object) => {
    const [row] = ((await (await worker().call('GET', path)).json()) as { id: string }[]).slice(
      rank,
    ); // the worker's own response
    await worker().call('PUT', `/api/chapters/${row?.id}`, { json: { ...row, ...change } });
    const read = chaptersEndpoints.endpoints.getChapters.initiate(
      { mediaId: view.mediaId },
      { forceRefetch: true, subscribe: false },
    );
    await act(async () => view.console.store.dispatch(read));
  };
  return { ...view, storeElsewhere };
}

it('asks where a title was changed here and stored with another one elsewhere', async () => {
  const { stored, storeElsewhere } = await openAndStore();
  editCell('Title of chapter 1', 'Ours');
  await storeElsewhere(0, { title: 'Theirs' });
  expect(screen.getByRole('button', { name: 'Title of chapter 1: Ours' })).toBeVisible();
  saveByKeys();
  expect(await screen.findByText(/The same fields were changed elsewhere meanwhile/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose under Unsent edits' })).toBeVisible();
  expect(await stored()).toContain('Theirs 0 10 0');
});

it('keeps what was stored elsewhere beside what was changed here', async () => {
  const { stored, storeElsewhere } = await openAndStore();
  editCell('Title of chapter 3', 'Ours');
  await storeElsewhere(2, { end_time_seconds: 28 });
  expect(screen.getByRole('button', { name: 'End of chapter 3: 0:28' })).toBeVisible();
  saveByKeys();
  await waitFor(async () => expect(await stored()).toContain('Ours 20 28 2'));
});

it('undoes over a save', async () => {
  const { user, stored } = await openAndStore();
  editCell('Title of chapter 3', 'Pond');
  saveByKeys();
  await waitFor(async () => expect(await stored()).toContain('Pond 20 30 2'));
  await waitFor(() => expect(screen.queryByText(/^Unsaved/)).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
  saveByKeys();
  await waitFor(async () => expect(await stored()).toContain('Garden 20 30 2'));
});

it('makes a chapter again whose removal is undone over a save', async () => {
  const { user, stored } = await openAndStore();
  await user.click(screen.getByRole('button', { name: 'Delete Path' }));
  saveByKeys();
  await waitFor(async () => expect(await stored()).toEqual(['Gate 0 10 0', 'Garden 20 30 1']));
  await waitFor(() => expect(screen.queryByText('Save chapters')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  saveByKeys();
  await waitFor(async () =>
    expect(await stored()).toEqual(['Gate 0 10 0', 'Path 10  1', 'Garden 20 30 2']),
  );
  expect(await screen.findAllByRole('row')).toHaveLength(4);
});
