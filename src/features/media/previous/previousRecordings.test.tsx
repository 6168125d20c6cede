import { screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import { chooseAudio as choose, setUpAudioTab } from '../../../testing/setUpAudioTab';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const openTab = setUpAudioTab();

const worker = { fetch: globalThis.fetch };
beforeEach(() => {
  worker.fetch = globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = worker.fetch;
});

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.getByRole('heading', { level: 2, name: /^(?!Recordings)/ });

const DONE = 'The app plays this recording now. The one that it played before is under Previous.';

const giveFile = async () =>
  new Response(wavFile('gate.wav', 3), { headers: { 'content-type': 'audio/wav' } });

/** Opens a recording and uploads a newer one. */
async function openAndReplace() {
  const view = await openTab({ isRecorded: true });
  await view.user.click(button('Upload audio'));
  await screen.findByRole('form', { name: 'Upload audio' });
  choose(wavFile('newer.wav', 2));
  await view.user.click(await screen.findByRole('checkbox', { name: 'Copy its 2 chapters' }));
  await view.user.click(button('Replace English'));
  return view;
}

/** Opens the older of two recordings; `respond` serves its file. */
async function openOlder(
  respond: () => Promise<Response> = giveFile,
  openBoth = () => openTab({ isRecorded: true, newer: wavFile('newer.wav', 2) }),
) {
  const view = await openBoth();
  await waitFor(() => expect(opened()).toHaveTextContent('newer.wav'));
  expect(screen.queryByRole('button', { name: 'Use this recording' })).toBeNull();
  await view.user.click(button('Previous (1), English recordings'));
  await view.user.click(await screen.findByRole('menuitem', { name: /^A title/ }));
  const { clock } = view.worker;
  clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
  globalThis.fetch = respond;
  return { ...view, use: await screen.findByRole('button', { name: 'Use this recording' }) };
}

const newestFirst = async (view: Awaited<ReturnType<typeof openOlder>>) =>
  (await view.stored()).toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));

describe('an older recording', () => {
  it('is played again: uploaded anew with its texts and chapters, in the place of its earlier copy', async () => {
    const view = await openOlder();
    await view.user.click(view.use);
    expect(await screen.findAllByText(DONE)).toHaveLength(1);
    const [newest, ...others] = await newestFirst(view);
    expect(newest).toMatchObject({ language: 'en', title: 'A title', filename: 'given-audio' });
    expect(newest?.id).not.toBe(view.oldId);
    expect(others.map(({ filename }) => filename)).toEqual(['newer.wav']);
    expect(await view.chaptersOf(newest?.id ?? '')).toEqual(['Gate 0 0', 'Garden 1 1']);
    expect(button('Previous (1), English recordings')).toBeVisible();
    expect(screen.queryByText(/^Older recording/)).toBeNull();
    expect(opened()).toHaveTextContent('A title');
  });

  it('gives its place back to the one that was played before, by Undo', async () => {
    const view = await openOlder();
    await view.user.click(view.use);
    const toast = (await screen.findByText(DONE)).closest<HTMLElement>('[role="alert"]');
    if (toast === null) throw new Error('It is said in a toast');
    const undo = within(toast).getByRole('button', { name: 'Undo' });
    const { clock } = view.worker;
    clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
    await view.user.click(undo);
    await waitFor(() => expect(opened()).toHaveTextContent('newer.wav'));
    await waitFor(async () =>
      expect((await newestFirst(view)).map(({ filename }) => filename)).toEqual([
        'newer.wav',
        'given-audio',
      ]),
    );
    const [, other] = await newestFirst(view);
    expect(await view.chaptersOf(other?.id ?? '')).toEqual(['Gate 0 0', 'Garden 1 1']);
    expect(other).toMatchObject({ title: 'A title' });
  });

  it.each([
    [
      'whose copy is not confirmed',
      ['POST', /chapters/, 503],
      'The earlier copy stays under Previous, since the new one is not known to be complete yet.',
    ],
    [
      'whose chapters can’t be read anew',
      ['GET', /chapters/, 503],
      'The earlier copy stays under Previous, since the new one is not known to be complete yet.',
    ],
    [
      'that the server does not delete',
      ['DELETE', /media/, 409],
      'The earlier copy could not be deleted and is listed under Previous.',
    ],
  ] as const)('%s stays under Previous', async (_which, [method, path, status], text) => {
    const view = await openOlder();
    view.faults.on(method, path, faults.respond(status, { message: 'Busy' }));
    await view.user.click(view.use);
    expect(await screen.findByText(text, {}, { timeout: 15_000 })).toBeVisible();
    expect((await view.stored()).map(({ id }) => id)).toContain(view.oldId);
    expect(await view.chaptersOf(view.oldId)).toEqual(['Gate 0 0', 'Garden 1 1']);
  });

  it('with unsaved chapters stays under Previous, and keeps them', async () => {
    const view = await openOlder();
    await view.user.click(button('Title of chapter 1: Gate'));
    await view.user.keyboard('The gate{Enter}{Escape}');
    await view.user.click(view.use);
    const text = 'The earlier copy has unsaved changes and stays under Previous.';
    expect(await screen.findByText(text)).toBeVisible();
    expect((await view.stored()).map(({ id }) => id)).toContain(view.oldId);
    expect(button('Previous (2), English recordings, unsaved')).toBeVisible();
  });

  it('is uploaded in the usual row, where a failure is tried again', async () => {
    const view = await openOlder(giveFile, openAndReplace);
    view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), 1);
    await view.user.click(view.use);
    // The previous upload stays listed for three seconds; until then, both share one button.
    await view.user.click(await screen.findByRole('button', { name: /^(?!Uploads:).*failed/ }));
    await view.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(await view.stored()).toHaveLength(2);
  });

  it.each([
    [
      'that another origin does not let be read',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The server does not let the console read this file. Download it and use “Upload audio”.',
    ],
    [
      'that is not given',
      async () => new Response(null, { status: 404 }),
      'The file could not be fetched: the server does not provide it.',
    ],
  ])('with a file %s says so', async (_which, respond, text) => {
    const view = await openOlder(respond);
    await view.user.click(view.use);
    expect(await screen.findAllByText(text)).toHaveLength(1);
    expect(view.use).toHaveFocus();
    expect(await view.stored()).toHaveLength(2);
  });
});
