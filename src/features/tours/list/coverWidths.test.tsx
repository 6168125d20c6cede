import { screen } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

const PREFIX = 'http://worker.test/media/';
const COVER = `${PREFIX}cover.webp`;

let worker: TestWorker;

async function openWorker(options: Parameters<typeof testWorker>[0]): Promise<void> {
  worker = await testWorker(options);
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ slug: 'walk', texts: { en: 'Walk' }, cover: COVER });
  await worker.seeds.tour({ slug: 'far', texts: { en: 'Far' }, cover: 'https://far.test/a.jpg' });
}

afterEach(async () => {
  await forgetConsole();
  await worker.close();
  localStorage.clear();
});

/** Cover URLs in the list, by tour title. */
async function coversOf(titles: readonly string[]): Promise<(string | null | undefined)[]> {
  const rows = await Promise.all(
    titles.map(async (title) =>
      (await screen.findByRole('link', { name: title })).closest('[role="row"]'),
    ),
  );
  return rows.map((row) => row?.querySelector('img')?.getAttribute('src'));
}

test('covers are asked for in the size of a row, those of other hosts as they are', async () => {
  await openWorker({ resizePicture: async () => null });
  const { console } = await renderConsole('/admin/tours', { worker });
  expect(await coversOf(['Walk', 'Far'])).toEqual([`${COVER}?width=160`, 'https://far.test/a.jpg']);
  expect(console.store.getState().pictureWidths.urlPrefix).toBe(PREFIX);
  expect(localStorage.getItem('kathayatra:picture-widths')).toBe(PREFIX);
});

test('a start knows of the sizes before the first response, until a worker no longer makes them', async () => {
  await openWorker({});
  localStorage.setItem('kathayatra:picture-widths', PREFIX);
  const { console, start } = await renderConsole('/admin/tours', {
    worker,
    isSessionPending: true,
  });
  expect(console.store.getState().pictureWidths.urlPrefix).toBe(PREFIX);
  start();
  expect(await coversOf(['Walk'])).toEqual([COVER]);
  expect(localStorage.getItem('kathayatra:picture-widths')).toBeNull();
});
