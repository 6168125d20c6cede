import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pausedCall } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import { setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

const button = (name: string) => screen.getByRole('button', { name });
const language = (file: string) => screen.getByRole('combobox', { name: `Language of ${file}` });
const drop = (files: readonly File[], target: Element = document.body) =>
  fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
const textFile = (name: string) => new File(['words'], name, { type: 'text/plain' });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Files to upload' })).getAllByRole('listitem');

describe('several files to upload', () => {
  it('have a row each, with the language of their names, and are sent at once', async () => {
    const { user, stored } = await openTab();
    drop([wavFile('gate-en.wav', 2), wavFile('gate-hi.wav', 2)]);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/gate-en\.wav.*KB.*English/),
      expect.stringMatching(/gate-hi\.wav.*KB.*Hindi/),
    ]);
    expect(button('Upload 2 files')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('form', { name: 'Upload audio' })).toBeNull();
    await waitFor(async () =>
      expect((await stored()).map((media) => media.language).sort()).toEqual(['en', 'hi']),
    );
  });

  it('leave that of the content language open, whichever comes last', async () => {
    const { user, stored, faults } = await openTab();
    const { fault, release } = pausedCall();
    drop([wavFile('gate-hi.wav', 2), wavFile('gate-en.wav', 2)]);
    await rows();
    faults.on('POST', /upload/, fault, 1);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'English audio' })).toBeVisible();
    release();
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    const done = 'Audio uploaded successfully! You can now add chapters.';
    expect(await screen.findAllByText(done)).not.toHaveLength(0);
    const recordings = within(screen.getByRole('list', { name: 'Recordings' }));
    expect(await recordings.findByRole('button', { name: /gate-hi/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'English audio' })).toBeVisible();
  });

  it('wait for the language of each, and for one file of each language', async () => {
    const { user, stored } = await openTab();
    drop([wavFile('noon.wav', 2), wavFile('gate.wav', 2)]);
    await rows();
    expect(language('noon.wav')).toHaveFocus();
    expect(language('noon.wav')).toHaveAccessibleDescription('Choose the language of this file.');
    const [message] = screen.getAllByText('Choose the language of this file.');
    expect(message).not.toHaveClass('Mui-error');
    await user.click(button('Upload 2 files'));
    expect(language('noon.wav')).toHaveFocus();
    expect(message).toHaveClass('Mui-error');
    for (const file of ['noon.wav', 'gate.wav']) {
      await user.click(language(file));
      await user.click(await screen.findByRole('option', { name: 'English' }));
    }
    for (const file of ['noon.wav', 'gate.wav']) {
      expect(language(file)).toBeInvalid();
      expect(language(file)).toHaveAccessibleDescription(
        'More than one of these files is in English.',
      );
    }
    await user.click(button('Remove noon.wav'));
    expect(button('Remove gate.wav')).toHaveFocus();
    expect(language('gate.wav')).toBeValid();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
  });

  it('are sent where they are complete, and stay where they lack a language', async () => {
    const { user, stored } = await openTab();
    drop([wavFile('gate-en.wav', 2), wavFile('gate.wav', 2), wavFile('gate-hi.wav', 2)]);
    await rows();
    await user.click(button('Upload 2 of 3 files'));
    expect(language('gate.wav')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Remove gate-en.wav' })).toBeNull();
    await waitFor(async () => expect(await stored()).toHaveLength(2));
  });

  it('tell what they replace', async () => {
    const { user } = await openTab({ isRecorded: true });
    drop([wavFile('gate-en.wav', 2), wavFile('gate-hi.wav', 2)]);
    await rows();
    expect(language('gate-en.wav')).toHaveAccessibleDescription(
      'Replaces the audio shown for English; the earlier one stays under Previous.',
    );
    expect(button('Upload 2 files')).toBeVisible();
    await user.click(button('Remove gate-hi.wav'));
    expect(button('Replace 1 file')).toBeVisible();
  });

  it('are sent without those that are no audio', async () => {
    const { user, stored } = await openTab();
    drop([wavFile('gate-en.wav', 2), wavFile('gate-hi.wav', 2), textFile('notes.txt')]);
    await rows();
    expect(screen.getByText('Please select an audio file')).toBeVisible();
    expect(button('Upload 2 of 3 files')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('form', { name: 'Upload audio' })).toBeNull();
    await waitFor(async () => expect(await stored()).toHaveLength(2));
  });

  it('lead to the removal of one where none can be sent', async () => {
    const { user } = await openTab();
    drop([textFile('notes-hi.txt'), textFile('words-en.txt')]);
    await rows();
    await user.click(button('Upload 2 files'));
    expect(button('Remove notes-hi.txt')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Remove words-en.txt')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Upload audio')).toHaveFocus();
    expect(screen.queryByRole('form', { name: 'Upload audio' })).toBeNull();
  });

  it('ask no language of a file that is no audio, which only its removal helps', async () => {
    await openTab();
    drop([wavFile('gate-en.wav', 2), textFile('notes.txt')]);
    await rows();
    expect(screen.getAllByRole('combobox', { name: /^Language of / })).toHaveLength(1);
    drop([textFile('words-en.txt')]);
    expect(await rows()).toHaveLength(3);
    expect(language('gate-en.wav')).toBeValid();
  });

  it('are chosen together, or dropped on the form, and more join them', async () => {
    const { user } = await openTab();
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    drop([wavFile('gate-en.wav', 2), wavFile('gate.wav', 2)], screen.getByText(/^MP3, WAV/));
    expect(await rows()).toHaveLength(2);
    await user.click(language('gate.wav'));
    await user.click(await screen.findByRole('option', { name: 'English' }));
    drop([wavFile('garden-hi.wav', 2)]);
    expect(await rows()).toHaveLength(3);
    expect(language('gate.wav')).toHaveTextContent('English');
    await user.click(button('Cancel'));
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    const input = screen.getByLabelText('Choose audio file', { selector: 'input' });
    await user.upload(input, [wavFile('gate-en.wav', 2), wavFile('gate-hi.wav', 2)]);
    expect(await rows()).toHaveLength(2);
  });
});
