import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editCell } from '../../../testing/recordings/chapterCells';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';
import { signOut } from '../../../state/start/signOut';
import { renderConsole } from '../../../testing/renderConsole';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { worker } = setUpEditorTests();

/** Opens a section with recordings in two languages; the English one has a chapter. */
async function openTwoRecordings() {
  const tourId = await worker().seeds.tour();
  const sectionId = await worker().seeds.section(tourId);
  const given = { tourId, sectionId, type: 'audio', duration: 60 } as const;
  const english = await worker().seeds.media(given);
  await worker().seeds.chapter(english.id, { title: 'Gate', start: 0, orderIndex: 0 });
  await worker().seeds.media({ ...given, language: 'hi' });
  const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
  const view = await renderConsole(path, { worker: worker() });
  await screen.findByRole('table', { name: 'Chapters' });
  return { ...view, list: within(screen.getByRole('list', { name: 'Recordings' })) };
}

test('a title that was just typed is kept when another recording is opened at once', async () => {
  const { user, list } = await openTwoRecordings();
  fireEvent.click(screen.getByRole('button', { name: 'Title of chapter 1: Gate' }));
  const field = screen.getByRole('textbox', { name: 'Title of chapter 1' });
  fireEvent.change(field, { target: { value: 'Door' } });
  const hindi = list.getByRole('button', { name: /^hi/ });
  // As with a real press: the cell loses the focus and the recording opens in one go.
  act(() => hindi.focus());
  fireEvent.click(hindi);
  expect(await list.findByText('Unsaved')).toBeVisible();
  await user.click(list.getByRole('button', { name: /^en/ }));
  expect(await screen.findByRole('button', { name: 'Title of chapter 1: Door' })).toBeVisible();
});

test('a letter key starts a chapter as soon as a recording is chosen', async () => {
  const { user, list } = await openTwoRecordings();
  await user.click(list.getByRole('button', { name: /^hi/ }));
  expect(await screen.findByText('No chapters yet')).toBeVisible();
  await user.keyboard('b');
  expect(await screen.findByRole('textbox', { name: 'Title of chapter 1' })).toHaveFocus();
});

test('nothing of unsaved chapters is left by a person who signs out', async () => {
  const { console: opened, auth } = await openTwoRecordings();
  editCell('Title of chapter 1', 'Door');
  await act(() => signOut(opened, auth));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Chapters' })).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => key.includes('chapter-draft'))).toEqual([]);
});

test('unsaved chapters are marked at their recording, and asked about, while another one is open', async () => {
  const { user, router, list } = await openTwoRecordings();
  editCell('Title of chapter 1', 'Door');
  await screen.findByText(/^Unsaved: /);
  expect(list.queryByText('Unsaved')).toBeNull();
  const key = () => Object.keys(sessionStorage).filter((name) => name.includes('chapter-draft'));
  await waitFor(() => expect(key()).not.toEqual([]));

  await user.click(list.getByRole('button', { name: /^hi/ }));
  expect(await list.findByText('Unsaved')).toBeVisible();
  await act(() => router.navigate('/admin/dashboard'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent('Unsaved chapters of English will be lost.');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await user.click(list.getByRole('button', { name: /^en/ }));
  expect(await screen.findByRole('button', { name: 'Title of chapter 1: Door' })).toBeVisible();
  expect(list.queryByText('Unsaved')).toBeNull();
});
