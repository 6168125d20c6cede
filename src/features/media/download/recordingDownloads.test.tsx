import { screen, waitFor } from '@testing-library/react';
import { setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

const saved: { name: string; bytes: number }[] = [];
const blobs: Blob[] = [];
const worker = { fetch: globalThis.fetch };
beforeEach(() => {
  saved.length = 0;
  worker.fetch = globalThis.fetch;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:stand-in';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (this.download !== '') saved.push({ name: this.download, bytes: blobs.at(-1)?.size ?? 0 });
  });
});
afterEach(() => {
  globalThis.fetch = worker.fetch;
  jest.restoreAllMocks();
});

/** Opens a section with a recording; afterwards `respond` serves its file. */
async function openAnd(respond?: (url: string) => Promise<Response>) {
  const view = await openTab({ isRecorded: true });
  const download = await screen.findByRole('button', { name: 'Download A title' });
  if (respond !== undefined) globalThis.fetch = (input) => respond(String(input));
  return { ...view, download };
}

test('a recording is saved under the name of its section, its language and its kind', async () => {
  const { user, download } = await openAnd();
  await user.click(download);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('The Great Gate (English).mp3');
  expect(saved[0]?.bytes).toBeGreaterThan(0);
  expect(download).toHaveAccessibleName('Download A title');
});

test('a download that runs is shown, and stops', async () => {
  const { user, download } = await openAnd(() => new Promise(() => undefined));
  await user.click(download);
  await waitFor(() => expect(download).toHaveAccessibleName('Stop the download of A title'));
  expect(download).toHaveFocus();
  await user.click(download);
  await waitFor(() => expect(download).toHaveAccessibleName('Download A title'));
  expect(saved).toEqual([]);
  expect(screen.queryByText(/could not be downloaded/)).toBeNull();
});

test('a file that the server does not give is reported', async () => {
  const { user, download } = await openAnd(async () => new Response(null, { status: 404 }));
  await user.click(download);
  expect(await screen.findByText(/^The audio could not be downloaded: the server/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a file that another origin does not let be read opens in a new tab', async () => {
  const tab = { opener: window };
  const opened = jest.spyOn(window, 'open').mockReturnValueOnce(tab as unknown as Window); // only the used members
  const { user, download } = await openAnd(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(download);
  expect(await screen.findByText(/opens in a new tab/)).toBeVisible();
  expect(opened).toHaveBeenCalledWith(expect.stringContaining('/media/'), '_blank');
  expect(tab.opener).toBeNull();
  opened.mockReturnValueOnce(null);
  await user.click(download);
  expect(await screen.findByText(/blocked the new tab/)).toBeVisible();
});
