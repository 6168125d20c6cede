import { screen, waitFor, within } from '@testing-library/react';
import { wavFile } from '../../testing/recordings/FakeMediaElements';
import { chooseAudio, setUpAudioTab } from '../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
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

test('a recording without a title is called by its section, also once its file is replaced', async () => {
  const { user } = await openTab();
  const opened = () => screen.getByRole('heading', { level: 2 });
  const upload = async (name: string, confirm: string) => {
    await screen.findByLabelText('Choose audio file', { selector: 'input' });
    chooseAudio(wavFile(name, 2));
    await user.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(opened()).toHaveTextContent(name));
    expect(within(opened()).getByText('The Great Gate')).toHaveAttribute('lang', 'en');
  };
  await user.click(screen.getByRole('button', { name: 'Upload audio' }));
  await upload('gate.wav', 'Upload');
  await user.click(screen.getByRole('button', { name: 'Replace file of The Great Gate' }));
  await upload('new.wav', 'Replace');
  await user.click(screen.getByRole('button', { name: 'Edit The Great Gate' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('');
  expect(title).toHaveAccessibleDescription(/called by its section/);
  await user.type(title, 'Arrival{Enter}');
  await waitFor(() => expect(opened()).toHaveTextContent(/^Arrival$/));
});
