import { act, screen, waitFor, within } from '@testing-library/react';
import { saveEdits } from '../../state/sync/saveEdits';
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

test('a draft with complete details is counted among what waits, and nowhere else', async () => {
  await worker.seeds.completeTour();
  await renderConsole('/admin/dashboard', { worker });
  expect(
    await screen.findByRole('link', { name: /^Drafts with complete details\s*1$/ }),
  ).toBeVisible();
  expect(screen.getAllByText(/complete details$/)).toHaveLength(1);
});

const edited = () =>
  within(screen.getByRole('list', { name: 'Recently edited' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a tour counts as edited when its sections or chapters were', async () => {
  const { seeds } = worker;
  const dunes = await seeds.tour({ createdAt: new Date(2024, 0, 1), texts: { en: 'Dunes' } });
  await seeds.section(dunes, { texts: { en: 'Well' } });
  const canal = await seeds.tour({ texts: { en: 'Canal' } });
  const section = await seeds.section(canal, { texts: { en: 'Jetty' } });
  const audio = { tourId: canal, sectionId: section, type: 'audio' } as const;
  const { id: mediaId } = await seeds.media(audio);

  const view = await renderConsole(`/admin/tours/${dunes}/sections`, { worker });
  await screen.findByText('Well');
  await act(() => view.router.navigate(`/admin/tours/${canal}/sections`));
  await screen.findByText('Jetty');
  await act(() => view.router.navigate('/admin/dashboard'));
  await screen.findByRole('list', { name: 'Recently edited' });
  expect(edited()).toEqual([expect.stringMatching(/^DunesEdited/)]);

  const fields = { title: 'Pier', description: '', start_time_seconds: 0, order_index: 0 };
  const edit = {
    entity: 'chapter',
    action: 'create',
    ref: { mediaId },
    fields: { ...fields, end_time_seconds: null },
  } as const;
  await act(() => view.console.store.dispatch(saveEdits([edit], { done: null, failed: null })));
  await waitFor(() =>
    expect(edited()).toEqual([
      expect.stringMatching(/^CanalEdited just now/),
      expect.stringMatching(/^DunesEdited/),
    ]),
  );
});
