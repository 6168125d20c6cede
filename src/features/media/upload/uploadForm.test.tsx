import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pausedCall } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import { chooseAudio as choose, setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.getByRole('heading', { level: 2, name: /^(?!Recordings)/ });

describe('the form of an upload', () => {
  it('leads on to its chapters, unless one works elsewhere by then', async () => {
    const { user, faults: injector } = await openTab();
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile('gate.wav', 2));
    await user.click(button('Upload'));
    const slider = () => screen.findByRole('slider', { name: 'Position in the recording' });
    const playhead = await slider();
    await waitFor(() => expect(playhead).toHaveFocus());
    await user.keyboard('b');
    expect(await screen.findByRole('textbox', { name: 'Title of chapter 1' })).toHaveFocus();

    const paused = pausedCall();
    injector.on('POST', /upload/, paused.fault, 1);
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile('garden-en.wav', 2));
    await user.click(button('Replace English'));
    const edit = screen.getByRole('button', { name: 'Edit The Great Gate' });
    edit.focus();
    paused.release();
    await waitFor(() => expect(opened()).toHaveTextContent('garden-en.wav'));
    expect(await slider()).not.toHaveFocus();
  });

  it('is for a language with texts and no recording yet, or for that of the file', async () => {
    const { user } = await openTab({ isRecorded: true, texts: { en: 'Gate', hi: 'द्वार' } });
    const language = () => screen.getByRole('combobox', { name: /^Language/ });
    expect(await screen.findByRole('button', { name: /^hi.*No audio/ })).toBeVisible();
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    expect(language()).toHaveTextContent('Hindi');
    choose(wavFile('gate-en.wav', 2));
    expect(await screen.findByRole('button', { name: 'Replace English' })).toBeVisible();
    expect(language()).toHaveTextContent('English');
    // A file name does not override an explicit choice.
    await user.click(language());
    await user.click(await screen.findByRole('option', { name: 'Hindi' }));
    choose(wavFile('garden-en.wav', 2));
    expect(language()).toHaveTextContent('Hindi');
    expect(button('Upload')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Upload audio' })).toBeNull();
    expect(button('Upload audio')).toHaveFocus();
  });

  it('notes that the name of a file is that of another section', async () => {
    const { worker, tourId } = await openTab({ texts: { en: 'The Gate' } });
    await worker.seeds.section(tourId, { orderIndex: 1, texts: { en: 'The Ramp' } });
    const drop = (...files: File[]) =>
      fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
    const note = /^Looks like section 2, “.*The Ramp.*”\.$/;
    drop(wavFile('02-hi.wav', 1));
    expect(await screen.findByText(note)).toBeVisible();
    drop(wavFile('The Gate hi.wav', 1));
    await screen.findByText('The Gate hi.wav');
    expect(screen.queryByText(note)).toBeNull();
    drop(wavFile('1-hi.wav', 1), wavFile('the-ramp-en.wav', 1));
    expect(
      await screen.findByRole('combobox', { name: 'Language of the-ramp-en.wav' }),
    ).toHaveAccessibleDescription(note);
    expect(
      screen.getByRole('combobox', { name: 'Language of 1-hi.wav' }),
    ).not.toHaveAccessibleDescription();
  });

  it('sends by Ctrl+Enter', async () => {
    const { user, stored } = await openTab();
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(wavFile('gate-hi.wav', 2));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
  });

  it('begins at once where the URL asks for a language without a recording', async () => {
    const { user, router, path } = await openTab({ isRecorded: true });
    const form = () => screen.queryByRole('form', { name: 'Upload audio' });
    await act(() => router.navigate('/admin/languages'));
    await act(() => router.navigate(`${path}?language=hi`));
    expect(await screen.findByRole('combobox', { name: /^Language/ })).toHaveTextContent('Hindi');
    expect(button('Choose audio file')).toHaveFocus();
    await user.click(button('Cancel'));
    expect(form()).toBeNull();
    await act(() => router.navigate('/admin/languages'));
    await act(() => router.navigate(`${path}?language=en`));
    await waitFor(() => expect(opened()).toHaveTextContent('A title'));
    expect(form()).toBeNull();
  });
});
