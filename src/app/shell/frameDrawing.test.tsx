import { screen } from '@testing-library/react';
import { act } from 'react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { DeviceChip } from './DeviceChip';

jest.mock('./DeviceChip', () => ({ DeviceChip: jest.fn(() => null) }));

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

test('a filter in the URL draws the page anew and leaves the frame alone', async () => {
  const { router } = await renderConsole('/admin/tours', { worker });
  await screen.findByText('No tours in English');
  const drawings = jest.mocked(DeviceChip).mock.calls.length;
  expect(drawings).toBeGreaterThan(0);
  await act(() => router.navigate('/admin/tours?status=draft'));
  expect(router.state.location.search).toBe('?status=draft');
  expect(jest.mocked(DeviceChip)).toHaveBeenCalledTimes(drawings);
});
