import { screen, waitFor } from '@testing-library/react';
import { forgetConsole, people, renderConsole, testWorker } from '../../../testing/renderConsole';

test('a section takes over the length of its newest recording from the list', async () => {
  const worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
  const tourId = await worker.seeds.tour();
  const section = async (title: string, durationSeconds: number | undefined, orderIndex: number) =>
    worker.seeds.section(tourId, { texts: { en: title }, durationSeconds, orderIndex });
  const record = (sectionId: string, language: string, duration: number, day: number) => {
    const createdAt = new Date(Date.UTC(2025, 0, day));
    return worker.seeds.media({ tourId, sectionId, type: 'audio', language, duration, createdAt });
  };
  const bare = await section('Gate', undefined, 0);
  await record(bare, 'en', 96, 1);
  await record(bare, 'en', 49.2, 2);
  await record(bare, 'hi', 70, 3);
  await record(await section('Garden', 96, 1), 'en', 49, 1);
  await record(await section('Moat', 49, 2), 'en', 49, 1);

  const { user } = await renderConsole(`/admin/tours/${tourId}/sections`, { worker });
  const take = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const stored = async () => {
    const rows = await worker.call('GET', `/api/tours/${tourId}/sections?lang=en`);
    const sections: { duration_seconds: number | null }[] = await rows.json();
    return sections.map(({ duration_seconds }) => duration_seconds);
  };
  await take('–. Use 0:49 from the recording');
  await waitFor(async () => expect(await stored()).toEqual([49, 96, 49]));
  expect(screen.getByRole('button', { name: /^1:36/ })).toHaveAttribute(
    'title',
    'The recording takes 0:49. Use 0:49 from the recording',
  );
  await take('1:36. Use 0:49 from the recording');
  await waitFor(async () => expect(await stored()).toEqual([49, 49, 49]));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /from the recording/ })).toBeNull(),
  );
  await forgetConsole();
  await worker.close();
});
