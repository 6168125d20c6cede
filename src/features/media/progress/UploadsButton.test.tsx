import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import { wavFile } from '../../../testing/recordings/FakeMediaElements';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';
import {
  uploadCleared,
  uploadEnded,
  uploadProgressed,
  uploadStarted,
} from '../../../state/model/uploadsSlice';

configure({ defaultHidden: true });

let worker: TestWorker;
let tourId: string;
let gateId: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour({ texts: { en: 'Amber Fort' } });
  gateId = await worker.seeds.section(tourId, { orderIndex: 0, texts: { en: 'The Gate' } });
  await worker.seeds.section(tourId, { orderIndex: 1, texts: { en: 'The Ramp' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('list', { name: 'All uploads' })).getAllByRole('listitem');
const rowOf = (name: string) => {
  const row = rows().find(({ textContent }) => textContent.includes(name));
  if (row === undefined) throw new Error(`No row of ${name}`);
  return within(row);
};

/** Uploads files to the tour's sections from its section list. */
async function sendFiles(
  names: readonly string[],
  prepare: (view: Awaited<ReturnType<typeof renderConsole>>) => void,
) {
  const view = await renderConsole(`/admin/tours/${tourId}/sections`, { worker });
  await screen.findByRole('link', { name: 'The Ramp' });
  prepare(view);
  const files = names.map((name) => wavFile(name, 1));
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
  await screen.findByRole('list', { name: 'Files to upload' });
  await view.user.click(button(/^(Upload|Replace) \d files?$/));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload audio' })).toBeNull());
  return view;
}

const refuse = (times: number) => (view: Awaited<ReturnType<typeof renderConsole>>) =>
  view.faults.on('POST', /upload/, faults.respond(503, { message: 'Busy' }), times);

test('uploads have a sign on every screen while they run and where they failed', async () => {
  const { console } = await renderConsole('/admin/languages', { worker });
  await screen.findByRole('heading', { level: 1 });
  const dispatch = (action: Parameters<typeof console.store.dispatch>[0]) =>
    act(() => void console.store.dispatch(action));
  const ids = { id: 'u', tourId: 't', sectionId: 's', bytes: 1000 };
  dispatch(uploadStarted({ ...ids, filename: 'gate.wav', type: 'audio', language: 'en' }));
  expect(await screen.findByRole('button', { name: 'Uploads: 1 uploading · 0%' })).toBeVisible();
  dispatch(uploadEnded({ id: 'u', status: 'failed', message: 'Disk full' }));
  const failed = await screen.findByRole('button', { name: 'Uploads: 1 upload failed' });
  expect(failed).toHaveAccessibleDescription(/gate\.wav/);
  const others = {
    type: 'audio',
    language: 'hi',
    tourId: 't',
    sectionId: 'others',
    bytes: 1000,
  } as const;
  dispatch(uploadStarted({ ...others, id: 'v', filename: 'garden.wav' }));
  dispatch(uploadStarted({ ...others, id: 'w', filename: 'tank.wav' }));
  dispatch(uploadProgressed({ id: 'v', percent: 90, pace: null }));
  const both = await screen.findByRole('button', { name: 'Uploads: 2 uploading · 45%, 1 failed' });
  expect(both).toHaveAccessibleDescription(/Failed: .*gate\.wav.* Uploading: .*garden\.wav.*tank/);
  for (const id of ['u', 'v', 'w']) dispatch(uploadCleared(id));
  expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull();
});

describe('the list of uploads', () => {
  it('names those that failed with their places and reasons, and sends them again, all or one', async () => {
    const { user } = await sendFiles(['1-hi.wav', '2-hi.wav', '1-en.wav'], refuse(5));
    await user.click(await screen.findByRole('button', { name: 'Uploads: 3 uploads failed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uploads' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement); // an element of the page
    expect(rows()).toHaveLength(3);
    const row = rowOf('1-hi.wav');
    expect(row.getByText('hi')).toBeVisible();
    expect(row.getByText('Upload failed: 503 - Busy')).toBeVisible();
    expect(row.getByRole('link', { name: /^The Gate ?, Amber Fort$/ })).toHaveAttribute(
      'href',
      `/admin/tours/${tourId}/sections/${gateId}/audio`,
    );
    await user.click(button('Retry all'));
    await screen.findByRole('button', { name: /2 failed$|2 uploads failed$/ });
    await user.click(button('Retry all'));
    await waitFor(async () => {
      const response = await worker.call('GET', `/api/sections/${gateId}?lang=en`);
      const [section]: { media: unknown[] }[] = await response.json();
      expect(section?.media).toHaveLength(2);
    });
    expect(await screen.findByText('No uploads are left.')).toBeVisible();
  });

  it('is opened, worked and closed by keys, and gives the focus back', async () => {
    const { user } = await sendFiles(['1-hi.wav', '2-hi.wav'], refuse(2));
    const opener = await screen.findByRole('button', { name: 'Uploads: 2 uploads failed' });
    act(() => opener.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('list', { name: 'All uploads' });
    await user.tab();
    expect(button('Retry all')).toHaveFocus();
    act(() => button('Remove 1-hi.wav').focus());
    await user.keyboard('{Enter}');
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(button('Retry')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Uploads: 1 upload failed')).toHaveFocus());
    await user.keyboard('{Enter}');
    act(() => button('Remove 2-hi.wav').focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('No uploads are left.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('shows how far those under way are, and stops them', async () => {
    const { fault } = pausedCall();
    const { user } = await sendFiles(['1-hi.wav', '2-hi.wav'], ({ faults: injector }) =>
      injector.on('POST', /upload/, fault, 2),
    );
    await user.click(await screen.findByRole('button', { name: 'Uploads: 2 uploading · 50%' }));
    await screen.findByRole('list', { name: 'All uploads' });
    const bar = rowOf('1-hi.wav').getByRole('progressbar', { name: 'Uploading 1-hi.wav' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    await user.click(rowOf('1-hi.wav').getByRole('button', { name: 'Stop' }));
    expect(await rowOf('1-hi.wav').findByText('Stopped')).toBeVisible();
    await user.click(rowOf('1-hi.wav').getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rowOf('1-hi.wav').queryByText('Stopped')).toBeNull());
  });
});
