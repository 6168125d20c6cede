import { configure, fireEvent, screen } from '@testing-library/react';
import { type Chapter } from '../domain/chapters/chapter';
import { type Media } from '../domain/tours/media';
import { uploadForm } from '../state/endpoints/mediaEndpoints';
import { FakeMediaElements } from './recordings/FakeMediaElements';
import { forgetConsole, people, renderConsole, testWorker, type TestWorker } from './renderConsole';

const BEFORE = new Date('2025-01-01T00:00:00Z');

/** Chooses a file in an upload or replacement form. */
export const chooseAudio = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose audio file', { selector: 'input' }), {
    target: { files: [file] },
  });

interface TabOptions {
  isRecorded?: boolean;
  /** File of a newer recording in the same language, without chapters. */
  newer?: File;
  texts?: Record<string, string>;
}

/** Opens the audio tab of a new section. */
async function openAudioTab(
  worker: TestWorker,
  { isRecorded = false, newer, texts }: TabOptions = {},
) {
  const tourId = await worker.seeds.tour();
  const sectionId = await worker.seeds.section(tourId, texts && { texts });
  const old = isRecorded
    ? await worker.seeds.media({
        tourId,
        sectionId,
        type: 'audio',
        duration: 90,
        createdAt: BEFORE,
      })
    : null;
  if (old !== null) {
    await worker.seeds.chapter(old.id, { title: 'Gate', start: 0, end: 1 });
    await worker.seeds.chapter(old.id, { title: 'Garden', start: 1, orderIndex: 1 });
  }
  if (newer !== undefined) {
    const body = uploadForm({ file: newer, tourId, sectionId, language: 'en', type: 'audio' });
    await worker.call('POST', '/upload', { body });
  }
  const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
  const view = await renderConsole(path, { worker });
  await screen.findByRole('button', { name: 'Upload audio' });
  const stored = async () => {
    const response = await worker.call('GET', `/api/sections/${sectionId}?lang=en`);
    const [section]: { media: Media[] }[] = await response.json();
    return section?.media ?? [];
  };
  const chaptersOf = async (mediaId: string) => {
    const response = await worker.call('GET', `/api/media/${mediaId}/chapters`);
    const rows: Chapter[] = await response.json();
    return rows.map((row) => `${row.title} ${row.start_time_seconds} ${row.order_index}`);
  };
  return { ...view, worker, path, tourId, sectionId, oldId: old?.id ?? '', stored, chaptersOf };
}

/** Sets up a test file about the audio tab: worker and audio elements. Call once, at the top level. */
export function setUpAudioTab() {
  let started: TestWorker | null = null;
  configure({ defaultHidden: true });
  beforeAll(async () => {
    const worker = await testWorker();
    started = worker;
    await worker.seeds.admin(people.asha, 'owner');
    await worker.seeds.languages('en', 'hi');
    new FakeMediaElements().install((url) =>
      Promise.resolve(worker.worker.request(new URL(url).pathname)),
    );
  });
  afterAll(() => started?.close());
  afterEach(forgetConsole);
  return (options?: TabOptions) => {
    if (started === null) throw new Error('The worker starts before the first test');
    return openAudioTab(started, options);
  };
}
