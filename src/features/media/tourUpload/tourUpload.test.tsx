import {
  act,
  configure,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { type Media } from '../../../domain/tours/media';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { faults, pausedCall } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

configure({ defaultHidden: true });

let worker: TestWorker;
let tourId: string;
let gateId: string;
let rampId: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour();
  gateId = await worker.seeds.section(tourId, { orderIndex: 0, texts: { en: 'The Gate' } });
  rampId = await worker.seeds.section(tourId, { orderIndex: 1, texts: { en: 'The Ramp' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

async function openList(id = tourId) {
  const view = await renderConsole(`/admin/tours/${id}/sections`, { worker });
  await screen.findByRole('button', { name: 'Upload audio' });
  return view;
}
async function openFilledList() {
  const view = await openList();
  await screen.findByRole('link', { name: 'The Ramp' });
  return view;
}
const drop = (files: readonly File[], target: Element = document.body) => {
  const event = createEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
  fireEvent(target, event);
  return event;
};
const textFile = (name: string) => new File(['words'], name, { type: 'text/plain' });
const button = (name: string) => screen.getByRole('button', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Upload audio' });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Files to upload' })).getAllByRole('listitem');
async function stored(sectionId: string) {
  const response = await worker.call('GET', `/api/sections/${sectionId}?lang=en`);
  const [section]: { media: Media[] }[] = await response.json();
  return (section?.media ?? []).map(({ language, filename }) => `${language} ${filename}`).sort();
}

describe('recordings of several sections', () => {
  it('are dropped on the list, guessed from their names and sent at once', async () => {
    const { user } = await openFilledList();
    const event = drop([wavFile('02-hi.wav', 1), wavFile('the gate en.wav', 1)]);
    expect(event.defaultPrevented).toBe(true);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/02-hi\.wav.*2\. .*The Ramp.*Hindi/),
      expect.stringMatching(/the gate en\.wav.*1\. .*The Gate.*English/),
    ]);
    expect(button('Upload 2 files')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await stored(rampId)).toEqual(['hi 02-hi.wav']));
    await waitFor(async () => expect(await stored(gateId)).toEqual(['en the gate en.wav']));
  });

  it('go on, with their progress in the header, while the person moves on', async () => {
    const view = await openFilledList();
    const { fault, release } = pausedCall();
    view.faults.on('POST', /upload/, fault, 2);
    drop([wavFile('1-hi.wav', 1), wavFile('2-hi.wav', 1)]);
    await rows();
    await view.user.click(button('Upload 2 files'));
    expect(await screen.findByRole('button', { name: /^Uploads: 2 uploading/ })).toBeVisible();
    await act(() => view.router.navigate('/admin/languages'));
    release();
    await waitFor(async () => expect(await stored(rampId)).toEqual(['hi 2-hi.wav']));
  });

  it('wait for the section and the language that their names do not tell', async () => {
    const { user } = await openFilledList();
    drop([wavFile('noon.wav', 1), wavFile('02.wav', 1)]);
    await rows();
    const section = choice('Section of noon.wav');
    expect(section).toHaveFocus();
    expect(section).toHaveAccessibleDescription(
      'Choose the section and the language of this file.',
    );
    expect(choice('Section of 02.wav')).toBeValid();
    expect(choice('Language of 02.wav')).toHaveAccessibleDescription(
      'Choose the language of this file.',
    );
    await user.click(button('Upload 2 files'));
    expect(section).toHaveFocus();
    await user.click(section);
    await user.click(await screen.findByRole('option', { name: /The Gate/ }));
    await user.click(choice('Language of the 2 files without one in their names'));
    await user.click(await screen.findByRole('option', { name: 'Hindi' }));
    await user.click(button('Upload 2 files'));
    await waitFor(async () => expect(await stored(gateId)).toEqual(['hi noon.wav']));
    await waitFor(async () => expect(await stored(rampId)).toEqual(['hi 02.wav']));
  });

  it('are in the language of the title that they are named by, where only that one has it', async () => {
    await worker.seeds.section(tourId, { orderIndex: 2, texts: { en: 'Pool', hi: 'तालाब' } });
    const view = await openFilledList();
    const speak = (code: string) =>
      act(() => void view.console.store.dispatch(contentLanguageChosen(code)));
    speak('hi');
    await screen.findByRole('link', { name: 'तालाब' });
    speak('en');
    await screen.findByRole('link', { name: 'Pool' });
    drop([wavFile('तालाब.wav', 1), wavFile('pool.wav', 1), wavFile('2_hi_final v2.wav', 1)]);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/तालाब\.wav.*3\. .*Pool.*Hindi/),
      expect.stringMatching(/pool\.wav.*3\. .*Pool.*Choose/),
      expect.stringMatching(/2_hi_final v2\.wav.*2\. .*The Ramp.*Hindi/),
    ]);
  });

  it('are sent as far as they are complete, and the others stay', async () => {
    const { user } = await openFilledList();
    drop([wavFile('1-hi.wav', 1), wavFile('noon.wav', 1), wavFile('2-hi.wav', 1)]);
    await rows();
    await user.click(button('Upload 2 of 3 files'));
    await waitFor(async () => expect(await stored(gateId)).toEqual(['hi 1-hi.wav']));
    await waitFor(async () => expect(await stored(rampId)).toEqual(['hi 2-hi.wav']));
    expect(choice('Section of noon.wav')).toHaveFocus();
    expect(screen.queryByRole('combobox', { name: 'Section of 1-hi.wav' })).toBeNull();
    expect(button('Upload 1 file')).toBeVisible();
  });

  it('are one of each language in a section', async () => {
    const { user } = await openFilledList();
    drop([wavFile('1-hi.wav', 1), wavFile('gate-1-hi.wav', 1)]);
    await rows();
    await user.click(choice('Section of gate-1-hi.wav'));
    await user.click(await screen.findByRole('option', { name: /The Gate/ }));
    for (const file of ['1-hi.wav', 'gate-1-hi.wav']) {
      expect(choice(`Language of ${file}`)).toBeInvalid();
      expect(choice(`Language of ${file}`)).toHaveAccessibleDescription(
        'More than one of these files is for this section in Hindi.',
      );
    }
    await user.click(button('Remove gate-1-hi.wav'));
    expect(button('Remove 1-hi.wav')).toHaveFocus();
    expect(choice('Language of 1-hi.wav')).toBeValid();
  });

  it('tell what they replace', async () => {
    await worker.seeds.media({ tourId, sectionId: gateId, type: 'audio', language: 'hi' });
    await openFilledList();
    drop([wavFile('1-hi.wav', 1), wavFile('2-hi.wav', 1)]);
    await rows();
    expect(choice('Language of 1-hi.wav')).toHaveAccessibleDescription(
      'Replaces the audio shown for Hindi; the earlier one stays under Previous.',
    );
    expect(choice('Language of 2-hi.wav')).toHaveAccessibleDescription('');
    expect(button('Upload 2 files')).toBeVisible();
    drop([wavFile('noon.wav', 1)], await dialog());
    expect(button('Upload 2 of 3 files')).toBeVisible();
  });

  it('are sent without what is no audio, or too large', async () => {
    const { user } = await openFilledList();
    const large = wavFile('2-hi.wav', 1);
    Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 });
    drop([wavFile('1-hi.wav', 1), textFile('notes.txt'), large]);
    await rows();
    expect(screen.getByText('Please select an audio file')).toBeVisible();
    expect(screen.getByText('Audio file is too large. Maximum size is 100MB.')).toBeVisible();
    await user.click(button('Upload 1 of 3 files'));
    await waitFor(async () => expect(await stored(gateId)).toEqual(['hi 1-hi.wav']));
    expect(await stored(rampId)).toEqual([]);
  });

  it('are chosen by the button, and more join them, dropped on the dialog or chosen', async () => {
    const { user } = await openFilledList();
    await user.click(button('Upload audio'));
    const box = await dialog();
    expect(button('Choose audio files')).toHaveFocus();
    const input = screen.getByLabelText('Choose audio files', { selector: 'input' });
    const files = [wavFile('1-hi.wav', 1), wavFile('2-hi.wav', 1)];
    fireEvent.change(input, { target: { files } });
    expect(await rows()).toHaveLength(2);
    expect(button('Upload 2 files')).toHaveFocus();
    expect(drop([wavFile('1-en.wav', 1)], box).defaultPrevented).toBe(true);
    expect(await rows()).toHaveLength(3);
    drop([wavFile('2-en.wav', 1)], screen.getByText(/^or drop them here/));
    expect(await rows()).toHaveLength(4);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await rows()).toHaveLength(4);
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say which of them failed', async () => {
    const view = await openFilledList();
    view.faults.on('POST', /upload/, faults.respond(507, { message: 'Disk full' }), 1);
    drop([wavFile('1-hi.wav', 1), wavFile('2-hi.wav', 1)]);
    await rows();
    await view.user.click(button('Upload 2 files'));
    const message = await screen.findByText(/^Failed to upload audio file: .*[12]-hi\.wav/);
    expect(message).toBeVisible();
    expect(await screen.findByRole('button', { name: /1 upload failed/ })).toBeVisible();
    // Both files are read in parallel, and either may be sent first.
    const failedId = message.textContent.includes('1-hi.wav') ? gateId : rampId;
    const mark = screen.getByRole('link', { name: /Upload failed$/ });
    expect(mark).toHaveAttribute('href', `/admin/tours/${tourId}/sections/${failedId}/audio`);
  });

  it('need a section, and are not opened by the browser without one', async () => {
    const view = await openList(await worker.seeds.tour());
    await screen.findByText('Create First Section');
    expect(button('Upload audio')).toHaveAccessibleDescription('Add a section first');
    expect(drop([wavFile('1-hi.wav', 1)]).defaultPrevented).toBe(true);
    expect(await screen.findAllByText('Add a section first')).not.toHaveLength(0);
    await view.user.click(button('Upload audio'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a file that is dropped beside another dialog of the list is not opened by the browser', async () => {
  const { user } = await openFilledList();
  const [remove] = screen.getAllByRole('button', { name: 'Delete' });
  act(() => remove?.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  expect(drop([wavFile('1-hi.wav', 1)]).defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Upload audio' })).toBeNull();
});
