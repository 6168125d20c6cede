import { act, screen, waitFor } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import { chooseAudio as choose, setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Begins an upload during which the network fails. */
async function loseUpload() {
  const view = await openTab();
  await view.user.click(button('Upload audio'));
  await screen.findByRole('form', { name: 'Upload audio' });
  choose(wavFile('gate.wav', 1));
  for (const method of ['GET', 'POST']) view.faults.on(method, /./, faults.networkLost());
  await view.user.click(button('Upload'));
  expect(await screen.findByText('Waiting for the connection')).toBeVisible();
  return view;
}

describe('an upload that the network interrupts', () => {
  it('waits for the connection, and goes on unasked when it is back', async () => {
    const view = await loseUpload();
    expect(screen.queryByText('Failed to upload audio file')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    view.faults.clear();
    act(() => view.console.reachability.networkReturned());
    const done = 'Audio uploaded successfully! You can now add chapters.';
    expect(await screen.findByText(done)).toBeVisible();
    expect(await view.stored()).toMatchObject([{ filename: 'gate.wav' }]);
  });

  it('asks before the window is closed, or somebody signs out', async () => {
    const view = await loseUpload();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await view.user.click(button(/Asha Menon, sign out/));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' });
    expect(question).toHaveTextContent('Signing out now discards unfinished uploads.');
  });

  it('stays stopped once it was stopped by hand', async () => {
    const view = await loseUpload();
    await view.user.click(button('Stop'));
    expect(await screen.findByText('Stopped')).toBeVisible();
    view.faults.clear();
    act(() => view.console.reachability.networkReturned());
    await waitFor(() => expect(view.console.reachability.state).toBe('online'));
    expect(screen.getByText('Stopped')).toBeVisible();
    expect(view.faults.calls.filter((call) => call.startsWith('POST /upload'))).toHaveLength(1);
  });
});
