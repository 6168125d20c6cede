import { act, screen } from '@testing-library/react';
import { uploadCleared, uploadEnded, uploadStarted } from '../../state/model/uploadsSlice';
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
  const ids = { id: 'u', tourId: 't', sectionId: 's' };
  dispatch(uploadStarted({ ...ids, filename: 'gate.wav', type: 'audio', language: 'en' }));
  const running = await screen.findByRole('link', { name: '1 uploading' });
  expect(running).toHaveAttribute('href', '/admin/tours/t/sections/s/audio');
  dispatch(uploadEnded({ id: 'u', status: 'failed', message: 'Disk full' }));
  const failed = await screen.findByRole('link', { name: '1 upload failed' });
  expect(failed).toHaveAccessibleDescription(/gate\.wav/);
  dispatch(uploadCleared('u'));
  expect(screen.queryByRole('link', { name: /upload/ })).toBeNull();
});
