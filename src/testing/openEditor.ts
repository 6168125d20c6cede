import { screen } from '@testing-library/react';
import { type TestWorker } from '../../worker/testing/testWorker';
import { type Chapter } from '../domain/chapters/chapter';
import { renderConsole } from './renderConsole';

export interface ChapterSeed {
  title?: string;
  start: number;
  end?: number;
}

/** Creates a section with one English recording and opens that in the chapter editor. `duration` in seconds. */
export async function openEditor(
  worker: TestWorker,
  chapters: readonly ChapterSeed[],
  duration: number | null,
) {
  const tourId = await worker.seeds.tour();
  const sectionId = await worker.seeds.section(tourId);
  const { id: mediaId } = await worker.seeds.media({
    tourId,
    sectionId,
    type: 'audio',
    duration,
  });
  for (const [orderIndex, chapter] of chapters.entries()) {
    await worker.seeds.chapter(mediaId, { ...chapter, orderIndex });
  }
  const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
  const view = await renderConsole(path, { worker });
  await screen.findByRole('button', { name: 'Add Chapter' });
  if (chapters.length > 0) await screen.findByRole('table', { name: 'Chapters' });
  const stored = async () => {
    const response = await worker.call('GET', `/api/media/${mediaId}/chapters`);
    const rows: Chapter[] = await response.json();
    return rows.map(({ title, start_time_seconds, end_time_seconds, order_index }) =>
      [title, start_time_seconds, end_time_seconds, order_index].join(' '),
    );
  };
  const sent = (method: string) => view.faults.calls.filter((call) => call.startsWith(method));
  return { ...view, path, tourId, sectionId, mediaId, stored, sent };
}

/** A field of the open form by name, since a query by label traverses the whole page. */
export function formField(name: string): HTMLElement {
  const field = document.querySelector<HTMLElement>(`form [name="${name}"]`);
  if (field === null) throw new Error(`No field ${name}`);
  return field;
}
