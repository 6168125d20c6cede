import { screen } from '@testing-library/react';
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
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.languages('en');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

describe('the media library', () => {
  it('says where media are managed, and leads there', async () => {
    const { user, currentPath } = await renderConsole('/admin/media', { worker });
    expect(await screen.findByRole('heading', { name: 'Media Library' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to Tours' }));
    expect(currentPath()).toBe('/admin/tours');
  });

  it('leads to the tours without a cover and to what has no recording', async () => {
    const { user, currentPath } = await renderConsole('/admin/media', { worker });
    const link = (name: string) => screen.findByRole('link', { name });
    expect(await link('Tours without a cover')).toHaveAttribute(
      'href',
      '/admin/tours?incomplete=cover',
    );
    await user.click(await link('Missing recordings'));
    expect(currentPath()).toBe('/admin/completeness?of=audio');
    expect(await screen.findByRole('heading', { name: 'Completeness' })).toBeVisible();
  });
});
