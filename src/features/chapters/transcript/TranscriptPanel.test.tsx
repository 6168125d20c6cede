import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { transcriptShown } from '../../../state/model/preferencesSlice';
import { setUpEditorTests, threeChapters } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open, worker } = setUpEditorTests();

/** 60 seconds with six sentences of equal length: one per ten seconds. */
const transcript = 'Sentence 1. Sentence 2. Sentence 3. Sentence 4. Sentence 5. Sentence 6.';

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const position = () => screen.getByTestId('position').textContent;
const toggle = () => screen.getByRole('button', { name: 'Show or hide the transcript' });
const sentence = (name: RegExp) => screen.getByRole('option', { name });
const focusTrack = () =>
  act(() => screen.getByRole('slider', { name: 'Position in the recording' }).focus());

async function openWithTranscript(text: string | null, chapters = threeChapters) {
  const opened = await open(chapters);
  if (text === null) return opened;
  const { mediaId, user } = opened;
  await user.click(screen.getByRole('button', { name: /^Edit / }));
  const field = await screen.findByRole('textbox', { name: 'Transcript' });
  fireEvent.change(field, { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const response = await worker().call('GET', `/api/sections/${opened.sectionId}?lang=en`);
    const [section]: { media: { id: string; transcript_text: string }[] }[] = await response.json();
    expect(section?.media).toMatchObject([{ id: mediaId, transcript_text: text }]);
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return opened;
}

describe('the transcript beside the chapters', () => {
  it('gives the focus to the chapter at the playhead when it closes', async () => {
    await openWithTranscript(transcript);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    focusTrack();
    press('r');
    await waitFor(() => expect(sentence(/Sentence 1/)).toHaveFocus());
    press('r');
    await waitFor(() => expect(sentence(/^Gate, 0:00/)).toHaveFocus());
    press('ArrowDown');
    expect(screen.getByRole('row', { current: true })).toHaveAccessibleName(/^Chapter 2, Path/);
  });

  it('has its sentences under their chapters, and goes to the one that is chosen', async () => {
    const { user } = await openWithTranscript(transcript);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle());
    const groups = screen.getAllByRole('group', { name: /^(Gate|Path|Garden|No chapter)$/ });
    for (const name of ['Gate', 'Path', 'Garden']) {
      const heading = within(screen.getByRole('group', { name })).getByText(name);
      expect(heading).toHaveAttribute('dir', 'auto');
    }
    expect(
      groups.map((group) => [
        group.getAttribute('aria-label'),
        ...within(group)
          .getAllByRole('option')
          .map((each) => each.textContent),
      ]),
    ).toEqual([
      ['Gate', 'Sentence 1.'],
      ['Path', 'Sentence 2.'],
      ['Garden', 'Sentence 3.'],
      ['No chapter', 'Sentence 4.', 'Sentence 5.', 'Sentence 6.'],
    ]);
    await user.click(sentence(/Sentence 4/));
    expect(position()).toBe('0:30.000');
    await waitFor(() => expect(sentence(/Sentence 4/)).toHaveAttribute('aria-selected', 'true'));
    expect(sentence(/Sentence 3/)).toHaveAttribute('aria-selected', 'false');
  });

  it('is opened, walked and split by keys, and gives the focus back', async () => {
    await openWithTranscript(transcript);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    focusTrack();
    press('r');
    await waitFor(() => expect(sentence(/Sentence 1/)).toHaveFocus());
    press('ArrowDown');
    await waitFor(() => expect(sentence(/Sentence 2/)).toHaveFocus());
    expect(position()).toBe('0:10.000');
    press('End');
    await waitFor(() => expect(sentence(/Sentence 6/)).toHaveFocus());
    press('ArrowUp');
    await waitFor(() => expect(sentence(/Sentence 5/)).toHaveFocus());
    press(' ');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    press(' ');
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
    press('r');
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Sentences' })).toBeNull());
    expect(document.body).not.toHaveFocus();
    focusTrack();
    press('r');
    await waitFor(() => expect(sentence(/Sentence 5/)).toHaveFocus());
    press('b');
    expect(await screen.findByRole('textbox', { name: 'Title of chapter 4' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Start of chapter 4/ })).toHaveTextContent('0:40');
    press('Enter');
    await waitFor(() => expect(sentence(/Sentence 5/)).toHaveFocus());
  });

  it('is added where there is none, and closed again', async () => {
    const { user } = await open();
    await user.click(toggle());
    const add = await screen.findByRole('button', { name: 'Add a transcript' });
    expect(add).toHaveFocus();
    await user.click(add);
    const field = await screen.findByRole('textbox', { name: 'Transcript' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(add).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close the transcript' }));
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'false'));
    focusTrack();
    press('r');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add a transcript' })).toHaveFocus(),
    );
    press('r');
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'false'));
    expect(document.body).not.toHaveFocus();
  });

  it('takes the words of captions, and has the focus on the first once saved, on its field when edited', async () => {
    const { user } = await open();
    await user.click(toggle());
    await user.click(await screen.findByRole('button', { name: 'Add a transcript' }));
    const field = await screen.findByRole('textbox', { name: 'Transcript' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.paste(
      'WEBVTT\n\n00:00.000 --> 00:04.000\nSentence 1.\n\n00:04.000 --> 00:12.000\nSentence 2.\n',
    );
    expect(field).toHaveValue('Sentence 1. Sentence 2.');
    expect(screen.getByText(/^Pasted from WebVTT: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sentence(/Sentence 1/)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const edited = await screen.findByRole('textbox', { name: 'Transcript' });
    await waitFor(() => expect(edited).toHaveFocus());
    fireEvent.change(edited, { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add a transcript' })).toHaveFocus(),
    );
  });

  it('leads from the cues of captions to the import of chapters', async () => {
    const { user } = await open([]);
    await user.click(toggle());
    await user.click(await screen.findByRole('button', { name: 'Add a transcript' }));
    const field = await screen.findByRole('textbox', { name: 'Transcript' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.paste(
      '1\n00:00:04,500 --> 00:00:07,000\nThe gate.\n\n2\n00:00:09,250 --> 00:00:12,000\nThe moat.\n',
    );
    expect(field).toHaveValue('The gate. The moat.');
    await user.click(
      screen.getByRole('button', { name: 'Save, and make chapters from its 2 cues…' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Import chapters' }));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const review = within(await screen.findByRole('region', { name: 'Imported chapters' }));
    await user.click(review.getByRole('button', { name: /^Add 2 chapters/ }));
    expect(screen.getByRole('button', { name: /^Start of chapter 1: 0:04.500/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Title of chapter 2: The moat.' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    // Sentences at chapter starts begin exactly there, regardless of lengths and pauses.
    const sentences = within(screen.getByRole('listbox', { name: 'Sentences' }));
    // The sentences update one render after the chapters.
    await waitFor(async () => {
      await user.click(sentences.getByRole('option', { name: 'The moat.' }));
      expect(position()).toBe('0:09.250');
    });
  });

  it('has a sentence under the chapter in which it begins, also where most of it lies in a later one', async () => {
    const chapters = [
      { title: 'One', start: 0 },
      { title: 'Two', start: 5 },
      { title: 'Three', start: 22 },
    ];
    const { user } = await openWithTranscript('First sentence. Another one.', chapters);
    await user.click(toggle());
    const groups = await screen.findAllByRole('group', { name: /^(One|Two|Three|No chapter)$/ });
    expect(groups.map((group) => [group.getAttribute('aria-label'), group.textContent])).toEqual([
      // Chapter starts are exact; sentence starts are estimates.
      ['One', '0:00OneFirst sentence.'],
      ['Three', '0:22ThreeAnother one.'],
    ]);
  });

  it('leaves the focus alone where nobody asked for it here', async () => {
    const { console: opened } = await open();
    act(() => void opened.store.dispatch(transcriptShown(true)));
    expect(await screen.findByText('No transcript yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a transcript' })).not.toHaveFocus();
  });
});
