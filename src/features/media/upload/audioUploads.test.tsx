import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import { chooseAudio as choose, setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.getByRole('heading', { level: 2, name: /^(?!Recordings)/ });

describe('uploading audio', () => {
  it('stores it in the chosen language and opens it', async () => {
    const { user, stored, router } = await openTab();
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    // Only one filled (primary) button at a time.
    expect(button('Upload audio')).not.toHaveClass('MuiButton-contained');
    await user.click(screen.getByRole('combobox', { name: /^Language/ }));
    await user.click(await screen.findByRole('option', { name: 'Hindi' }));
    choose(wavFile('gate.wav', 2));
    expect(screen.getByText('gate.wav')).toBeVisible();
    await user.click(button('Upload'));
    const done = 'Audio uploaded successfully! You can now add chapters.';
    expect(await screen.findAllByText(done)).toHaveLength(1);
    expect(opened()).toHaveTextContent('gate.wav');
    expect(screen.getByRole('region', { name: 'Hindi audio' })).toBeVisible();
    expect(await stored()).toMatchObject([
      { language: 'hi', type: 'audio', filename: 'gate.wav', duration: 2 },
    ]);
    expect(
      within(screen.getByRole('list', { name: 'Uploads' })).getByText('Uploaded'),
    ).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.search).toMatch(/[?&]recording=.+/);
  });

  it('replaces the audio shown for the language, and says so before', async () => {
    const { user } = await openTab({ isRecorded: true });
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    expect(
      screen.getByText(
        'Replaces the audio shown for English; the earlier one stays under Previous.',
      ),
    ).toBeVisible();
    choose(wavFile('gate.wav', 2));
    await user.click(button('Replace English'));
    await waitFor(() => expect(opened()).toHaveTextContent('gate.wav'));
    expect(button('Previous (1), English recordings')).toBeVisible();
  });

  it('takes audio only, of 100 MB at most, and needs a file', async () => {
    const { user, faults: injector } = await openTab();
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    await user.click(button('Upload'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No audio file selected');
    choose(new File(['x'], 'gate.png', { type: 'image/png' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select an audio file');
    const large = wavFile('gate.wav', 1);
    Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 });
    choose(large);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Audio file is too large. Maximum size is 100MB.',
    );
    choose(wavFile('gate.wav', 1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(injector.calls.filter((call) => call.startsWith('POST /upload'))).toEqual([]);
  });

  it('takes a file that is dropped anywhere on the page, in the language of its name', async () => {
    const { user, stored } = await openTab();
    const drop = (file: File) =>
      fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'] } });
    drop(new File(['x'], 'gate.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select an audio file');
    drop(wavFile('gate-hi.wav', 2));
    expect(await screen.findByText('gate-hi.wav')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Language/ })).toHaveTextContent('Hindi');
    await user.click(button('Upload'));
    expect(button('Upload audio')).toHaveFocus();
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ language: 'hi', filename: 'gate-hi.wav' }]),
    );
  });

  it('says why it failed, where it can be read on', async () => {
    const view = await openTab();
    view.faults.on('POST', /upload/, faults.respond(507, { message: 'Disk full' }));
    await view.user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile('gate.wav', 1));
    await view.user.click(button('Upload'));
    expect(await screen.findAllByText('Failed to upload audio file')).toHaveLength(1);
    const uploads = within(screen.getByRole('list', { name: 'Uploads' }));
    expect(uploads.getByRole('alert')).toHaveTextContent('Upload failed: 507 - Disk full');
    await view.user.click(uploads.getByRole('button', { name: 'Close gate.wav' }));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it('is sent again when asked to, and opened then', async () => {
    const view = await openTab();
    view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), 1);
    await view.user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile('gate.wav', 1));
    await view.user.click(button('Upload'));
    await view.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(opened()).toHaveTextContent('gate.wav'));
    expect(await view.stored()).toMatchObject([{ filename: 'gate.wav' }]);
  });

  it('leads on to its recording from Retry, also for one who left the page meanwhile', async () => {
    const view = await openTab();
    view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), 1);
    await view.user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile('gate.wav', 1));
    await view.user.click(button('Upload'));
    await screen.findByRole('button', { name: 'Retry' });
    const path = view.router.state.location.pathname;
    await act(() => view.router.navigate('/admin/media'));
    await screen.findByRole('heading', { name: 'Media Library' });
    await act(() => view.router.navigate(path));
    await view.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(opened()).toHaveTextContent('gate.wav'));
    await waitFor(() =>
      expect(screen.getByRole('slider', { name: 'Position in the recording' })).toHaveFocus(),
    );
  });

  it.each([
    ['of its language', 'gate.wav', 'Replace English'],
    ['of another language', 'gate-hi.wav', 'Upload'],
  ])('%s leaves the title of a chapter to who types it', async (_which, name, submit) => {
    const view = await openTab({ isRecorded: true });
    const { fault, release } = pausedCall();
    view.faults.on('POST', /upload/, fault, 1);
    await view.user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile(name, 1));
    await view.user.click(await screen.findByRole('button', { name: submit }));
    await view.user.click(await screen.findByRole('button', { name: /^Title of chapter 2/ }));
    const field = screen.getByRole('textbox', { name: 'Title of chapter 2' });
    fireEvent.change(field, { target: { value: 'Half a ti' } });
    release();
    const done = 'Audio uploaded successfully! You can now add chapters.';
    expect(await screen.findByText(done)).toBeVisible();
    await waitFor(async () => expect(await view.stored()).toHaveLength(2));
    expect(opened()).toHaveTextContent('A title');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Half a ti');
  });

  it('shows how far it is, and can be stopped', async () => {
    const view = await openTab();
    view.faults.on('POST', /upload/, () => new Promise(() => undefined));
    await view.user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile('gate.wav', 1));
    await view.user.click(button('Upload'));
    expect(await screen.findByText('50%')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Uploading gate.wav' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await view.user.click(button('Stop'));
    expect(await screen.findByText('Stopped')).toBeVisible();
    expect(screen.queryByText('Failed to upload audio file')).toBeNull();
  });
});

describe('replacing the file of a recording', () => {
  async function replace(user: Awaited<ReturnType<typeof openTab>>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Replace file of A title' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace audio file' });
    expect(within(dialog).getByRole('button', { name: 'Choose audio file' })).toHaveFocus();
    choose(wavFile('new.wav', 3));
    await user.click(button('Replace'));
  }
  const done = () => screen.findAllByText('Media file updated successfully');

  it('keeps the recording and its chapters', async () => {
    const { user, oldId, stored, chaptersOf } = await openTab({ isRecorded: true });
    await replace(user);
    expect(await done()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ id: oldId, filename: 'new.wav', duration: 3 }]);
    expect(await chaptersOf(oldId)).toEqual(['Gate 0 0', 'Garden 1 1']);
  });

  it('says how long the new file is, and how many chapters lie beyond its end', async () => {
    const { user } = await openTab({ isRecorded: true });
    await user.click(await screen.findByRole('button', { name: 'Replace file of A title' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace audio file' }));
    choose(wavFile('short.wav', 0.5));
    expect(await dialog.findByText('Length: 1:30 → 0:00')).toBeVisible();
    expect(dialog.getByText('2 chapters will lie beyond its end')).toBeVisible();
    choose(wavFile('new.wav', 3));
    expect(await dialog.findByText('Length: 1:30 → 0:03')).toBeVisible();
    expect(dialog.queryByText(/beyond its end/)).toBeNull();
    choose(new File(['no sound'], 'damaged.wav', { type: 'audio/wav' }));
    await waitFor(() => expect(dialog.queryByText(/^Length/)).toBeNull());
    expect(await dialog.findByRole('alert')).toHaveTextContent('This file can’t be read as audio.');
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
    choose(wavFile('new.wav', 3));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(button('Cancel'));
  });

  it('needs a file', async () => {
    const { user } = await openTab({ isRecorded: true });
    await user.click(await screen.findByRole('button', { name: 'Replace file of A title' }));
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No audio file selected');
  });

  it.each([404, 405, 415])(
    'goes by a new upload where the worker responds with %s: chapters copied, the old one deleted last',
    async (status) => {
      const view = await openTab({ isRecorded: true });
      view.faults.on('PATCH', /media/, faults.respond(status, { message: 'No' }), 1);
      await replace(view.user);
      expect(await done()).toHaveLength(1);
      const [recording, ...others] = await view.stored();
      expect(others).toEqual([]);
      expect(recording).toMatchObject({ filename: 'new.wav', title: 'A title', language: 'en' });
      expect(recording?.id).not.toBe(view.oldId);
      expect(await view.chaptersOf(recording?.id ?? '')).toEqual(['Gate 0 0', 'Garden 1 1']);
      expect(view.faults.calls.findLast((call) => /^(POST|PUT|PATCH|DELETE)/.test(call))).toBe(
        `DELETE /api/media/${view.oldId}`,
      );
      expect(screen.queryByText(/^API Error|endpoint not found/)).toBeNull();
    },
  );

  it('loses nothing when a chapter cannot be copied', async () => {
    const view = await openTab({ isRecorded: true });
    view.faults.on('PATCH', /media/, faults.respond(405, { message: 'No' }), 1);
    view.faults.on('POST', /chapters$/, faults.respond(500, { message: 'Broken' }));
    await replace(view.user);
    expect(await screen.findAllByText('Update failed: Broken')).toHaveLength(1);
    await waitFor(async () => expect(await view.stored()).toMatchObject([{ id: view.oldId }]));
    expect(await view.chaptersOf(view.oldId)).toEqual(['Gate 0 0', 'Garden 1 1']);
  });

  it('keeps both when the old one cannot be deleted, and says so', async () => {
    const view = await openTab({ isRecorded: true });
    view.faults.on('PATCH', /media/, faults.respond(405, { message: 'No' }), 1);
    view.faults.on('DELETE', /media/, faults.respond(409, { message: 'In use' }));
    await replace(view.user);
    expect(await done()).toHaveLength(1);
    expect(
      screen.getByText('The earlier file could not be deleted and is listed under Previous.'),
    ).toBeVisible();
    expect(await view.stored()).toHaveLength(2);
  });

  it('says when it failed', async () => {
    const view = await openTab({ isRecorded: true });
    view.faults.on('PATCH', /media/, faults.respond(500, { message: 'Broken' }));
    await replace(view.user);
    expect(await screen.findAllByText('Update failed: Broken')).toHaveLength(1);
    expect(await view.stored()).toMatchObject([{ id: view.oldId, filename: 'given-audio' }]);
  });
});
