import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import { chooseAudio as choose, setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.getByRole('heading', { level: 2, name: /^(?!Recordings)/ });
const tick = () => screen.findByRole('checkbox', { name: 'Copy its 2 chapters' });

type View = Awaited<ReturnType<typeof openTab>>;

/** Opens the upload form for a language that already has a recording. */
async function openForm(seconds: number) {
  const view = await openTab({ isRecorded: true });
  await view.user.click(button('Upload audio'));
  await screen.findByRole('form', { name: 'Upload audio' });
  choose(wavFile('gate-en.wav', seconds));
  return view;
}
async function uploaded({ stored }: View, filename = 'gate-en.wav') {
  const media = await waitFor(async () => {
    const found = (await stored()).find((each) => each.filename === filename);
    if (found === undefined) throw new Error('Not stored yet');
    return found;
  });
  return media.id;
}

describe('a recording that takes the place of one with chapters', () => {
  it('gets them, and both keep them', async () => {
    const view = await openForm(2);
    expect(await tick()).toBeChecked();
    expect(
      screen.getByText('To change only its file, use “Replace file” beside its name.'),
    ).toBeVisible();
    await view.user.click(button('Replace English'));
    expect(await screen.findAllByText('2 chapters copied to the new recording')).toHaveLength(1);
    expect(opened()).toHaveTextContent('gate-en.wav');
    expect(await view.chaptersOf(await uploaded(view))).toEqual(['Gate 0 0', 'Garden 1 1']);
    expect(await view.chaptersOf(view.oldId)).toEqual(['Gate 0 0', 'Garden 1 1']);
    expect(await screen.findByRole('button', { name: 'Title of chapter 2: Garden' })).toBeVisible();
  });

  it('gets none where the person does not want them', async () => {
    const view = await openForm(2);
    await view.user.click(await tick());
    await view.user.click(button('Replace English'));
    await waitFor(() => expect(opened()).toHaveTextContent('gate-en.wav'));
    expect(await view.chaptersOf(await uploaded(view))).toEqual([]);
    expect(view.faults.calls.filter((call) => /^POST .*chapters$/.test(call))).toEqual([]);
  });

  it('says before and after which of them a shorter one leaves beyond its end', async () => {
    const view = await openForm(0.5);
    expect(await screen.findByText('2 chapters will lie beyond its end')).toBeVisible();
    await view.user.click(await tick());
    expect(screen.queryByText('2 chapters will lie beyond its end')).toBeNull();
    await view.user.click(await tick());
    await view.user.click(button('Replace English'));
    expect(
      await screen.findByText('2 chapters copied to the new recording; 2 lie beyond its end'),
    ).toBeVisible();
  });

  it('gets them later where the network is lost after its upload', async () => {
    const view = await openForm(2);
    await tick();
    view.faults.on('GET', new RegExp(`${view.oldId}/chapters$`), faults.networkLost());
    view.faults.on('POST', /chapters$/, faults.networkLost());
    await view.user.click(button('Replace English'));
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Title of chapter 2: Garden' })).toBeVisible();
    const id = await uploaded(view);
    expect(await view.chaptersOf(id)).toEqual([]);
    view.faults.clear();
    await act(() => view.router.navigate('/admin/outbox'));
    await view.user.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(async () =>
      expect(await view.chaptersOf(id)).toEqual(['Gate 0 0', 'Garden 1 1']),
    );
  });

  it('says where they stay when they cannot be copied', async () => {
    const view = await openForm(2);
    await tick();
    view.faults.on('POST', /chapters$/, faults.respond(422, { message: 'Too many' }));
    await view.user.click(button('Replace English'));
    expect(
      await screen.findByText(/^The chapters could not be copied and stay with the earlier/),
    ).toBeVisible();
    expect(await view.chaptersOf(view.oldId)).toHaveLength(2);
  });

  it('offers no chapters of a language that has none', async () => {
    const { user } = await openForm(2);
    await tick();
    await user.click(screen.getByRole('combobox', { name: /^Language/ }));
    await user.click(await screen.findByRole('option', { name: 'Hindi' }));
    expect(screen.queryByRole('checkbox', { name: /^Copy its/ })).toBeNull();
  });

  it('is asked about in the row of each of several files', async () => {
    const view = await openTab({ isRecorded: true });
    const files = [wavFile('gate-en.wav', 2), wavFile('gate-hi.wav', 2)];
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
    const list = within(await screen.findByRole('list', { name: 'Files to upload' }));
    const name = 'Copy its 2 chapters to gate-en.wav';
    expect(await list.findByRole('checkbox', { name })).toBeChecked();
    expect(list.getAllByRole('checkbox')).toHaveLength(1);
    await view.user.click(button('Upload 2 files'));
    const id = await uploaded(view);
    await waitFor(async () =>
      expect(await view.chaptersOf(id)).toEqual(['Gate 0 0', 'Garden 1 1']),
    );
  });
});
