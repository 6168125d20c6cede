import { screen, waitFor, within } from '@testing-library/react';
import { setUpAudioTab } from '../../testing/setUpAudioTab';

// The frame around the tab is another feature's.
jest.mock('../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

test('a transcript that somebody else has changed meanwhile is asked about in its form', async () => {
  const { user, oldId, stored, worker } = await openTab({ isRecorded: true });
  await user.click(screen.getByRole('button', { name: /^Edit / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit audio' }));
  const transcript = () => dialog.getByRole('textbox', { name: 'Transcript' });
  await user.type(transcript(), 'Mine.');
  const theirs = { title: 'The gate', transcript_text: 'Theirs.' };
  await worker.call('PATCH', `/api/media/${oldId}`, { json: theirs });
  await user.keyboard('{Control>}s{/Control}');
  const keep = await dialog.findByRole('button', { name: 'Keep mine: Transcript' });
  await waitFor(() => expect(keep).toHaveFocus());
  expect(keep).toHaveAccessibleDescription(/^Changed in the meantime to: Theirs\./);
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('The gate');
  expect(screen.queryByText(/needs your decision/)).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toMatchObject([{ title: 'The gate', transcript_text: 'Mine.' }]);
});
