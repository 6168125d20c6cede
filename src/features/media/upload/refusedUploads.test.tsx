import { screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import { chooseAudio as choose, setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();
type View = Awaited<ReturnType<typeof openTab>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const uploads = () => screen.queryByRole('list', { name: 'Uploads' });

async function upload({ user }: View, file: File) {
  await user.click(button('Upload audio'));
  await screen.findByRole('form', { name: 'Upload audio' });
  choose(file);
  await user.click(screen.getByRole('button', { name: /^(Upload|Replace English)$/ }));
}

describe('an upload that is refused', () => {
  it('is not offered again where the same file would be refused again', async () => {
    const view = await openTab();
    await upload(view, new File(['no sound'], 'notes.mp3', { type: 'audio/mpeg' }));
    const alert = await screen.findByText(/notes\.mp3 is not an accepted file type/);
    expect(alert).toHaveTextContent(/Accepted types: audio\/\*$/);
    expect(button('Close notes.mp3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shares one line with others, which opens, and goes when a recording has come', async () => {
    const view = await openTab();
    view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), 2);
    await upload(view, wavFile('gate.wav', 1));
    await screen.findByText('Upload failed: 503 - Busy');
    await upload(view, wavFile('garden.wav', 1));
    await view.user.click(await screen.findByRole('button', { name: '2 uploads failed' }));
    const rows = within(await screen.findByRole('list', { name: '2 uploads failed' }));
    expect(rows.getAllByText('Upload failed: 503 - Busy')).toHaveLength(2);
    expect(rows.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    await view.user.keyboard('{Escape}');
    await upload(view, wavFile('right.wav', 1));
    const done = await screen.findByText('Uploaded');
    expect(done).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/failed$/)).toBeNull());
    expect(within(uploads() ?? document.body).getAllByRole('listitem')).toHaveLength(1);
  });

  it('is sent again together with others', async () => {
    const view = await openTab();
    view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), 2);
    await upload(view, wavFile('gate-en.wav', 1));
    await screen.findByText('Upload failed: 503 - Busy');
    await upload(view, wavFile('gate-hi.wav', 1));
    await view.user.click(await screen.findByRole('button', { name: '2 uploads failed' }));
    await view.user.click(await screen.findByRole('button', { name: 'Retry all' }));
    await waitFor(async () => expect(await view.stored()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull();
  });

  it('has the focus on Stop after Retry, alone and among others', async () => {
    const view = await openTab();
    const refuse = () =>
      view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), 1);
    refuse();
    await upload(view, wavFile('gate.wav', 1));
    const retry = async (index: number) => {
      view.faults.on('POST', /upload/, () => new Promise(() => undefined), 1);
      const found = (await screen.findAllByRole('button', { name: 'Retry' }))[index];
      found?.focus();
      await view.user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Stop'));
      await view.user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Retry'));
    };
    await retry(0);
    refuse();
    await upload(view, wavFile('garden.wav', 1));
    await view.user.click(await screen.findByRole('button', { name: '1 failed, 1 stopped' }));
    await retry(1);
    await view.user.click(button('Close gate.wav'));
    await waitFor(() => expect(button('Retry')).toHaveFocus());
    await view.user.click(button('Close garden.wav'));
    expect(uploads()).toBeNull();
    await waitFor(() => expect(button('Upload audio')).toHaveFocus());
  });

  it('asks before the window is closed, or somebody signs out, while it can be sent again', async () => {
    const view = await openTab();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event;
    };
    view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), 1);
    await upload(view, wavFile('gate.wav', 1));
    await screen.findByText('Upload failed: 503 - Busy');
    expect(closing().defaultPrevented).toBe(true);
    await view.user.click(button(/Asha Menon, sign out/));
    const question = await screen.findByRole('alertdialog', {
      name: 'Sign out with unsent work?',
    });
    expect(question).toHaveTextContent('Signing out now discards 1 failed upload.');
    await view.user.click(button('Stay'));
    await view.user.click(button('Close gate.wav'));
    expect(closing().defaultPrevented).toBe(false);
    await upload(view, new File(['no sound'], 'notes.mp3', { type: 'audio/mpeg' }));
    await screen.findByText(/notes\.mp3 is not an accepted file type/);
    expect(closing().defaultPrevented).toBe(false);
  });

  it('does not begin without content', async () => {
    const view = await openTab();
    await view.user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    choose(new File([], 'empty.wav', { type: 'audio/wav' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The file is empty.');
    expect(view.faults.calls.filter((call) => call.startsWith('POST /upload'))).toEqual([]);
  });
});

it('a file that ends early is taken with a warning, on its language too', async () => {
  const view = await openTab();
  const whole = wavFile('gate.wav', 4);
  await upload(view, new File([whole.slice(0, 44 + 8000)], 'gate.wav', { type: 'audio/wav' }));
  const words = 'The file ends early: 0:01 of 0:04 are there.';
  expect(await screen.findByText(`Uploaded. ${words}`)).toBeVisible();
  expect(await screen.findAllByText(`${words} Visitors hear no more than that.`)).not.toHaveLength(
    0,
  );
  const recordings = within(screen.getByRole('list', { name: 'Recordings' }));
  expect(await recordings.findByRole('button', { name: /en.*the file ends early/ })).toBeVisible();
});
