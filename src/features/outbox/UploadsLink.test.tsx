import { act, screen } from '@testing-library/react';
import {
  uploadCleared,
  uploadEnded,
  uploadProgressed,
  uploadStarted,
} from '../../state/model/uploadsSlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

test('an upload has a sign on every screen while it runs and where it failed, and leads to it', async () => {
  const { console } = await renderConsole('/admin/languages', { worker });
  await screen.findByRole('heading', { level: 1 });
  const dispatch = (action: Parameters<typeof console.store.dispatch>[0]) =>
    act(() => void console.store.dispatch(action));
  const ids = { id: 'u', tourId: 't', sectionId: 's', bytes: 1000 };
  dispatch(uploadStarted({ ...ids, filename: 'gate.wav', type: 'audio', language: 'en' }));
  const running = await screen.findByRole('link', { name: '1 uploading · 0%' });
  expect(running).toHaveAttribute('href', '/admin/tours/t/sections/s/audio');
  dispatch(uploadEnded({ id: 'u', status: 'failed', message: 'Disk full' }));
  const failed = await screen.findByRole('link', { name: '1 upload failed' });
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
  const both = await screen.findByRole('link', { name: '2 uploading · 45%, 1 failed' });
  expect(both).toHaveAttribute('href', '/admin/tours/t/sections/s/audio');
  expect(both).toHaveAccessibleDescription(/Failed: .*gate\.wav.* Uploading: .*garden\.wav.*tank/);
  for (const id of ['u', 'v', 'w']) dispatch(uploadCleared(id));
  expect(screen.queryByRole('link', { name: /upload/ })).toBeNull();
});
