import { configure } from '@testing-library/react';
import { openEditor, type ChapterSeed } from './openEditor';
import { forgetConsole, people, testWorker, type TestWorker } from './renderConsole';
import { FakeMediaElements } from './recordings/FakeMediaElements';

/** Chapters with an end, with an open end, and after a gap. */
export const threeChapters: readonly ChapterSeed[] = [
  { title: 'Gate', start: 0, end: 10 },
  { title: 'Path', start: 10 },
  { title: 'Garden', start: 20, end: 30 },
];

/** Sets up a test file about the chapter editor: worker and audio elements. Call once, at the top level. */
export function setUpEditorTests() {
  let started: TestWorker | null = null;
  const sound = new FakeMediaElements();
  const worker = () => {
    if (started === null) throw new Error('The worker starts before the first test');
    return started;
  };
  // Accessibility checks of hidden elements slow every query, and no test here needs them.
  configure({ defaultHidden: true });
  beforeAll(async () => {
    started = await testWorker();
    await started.seeds.admin(people.asha, 'owner');
    await started.seeds.languages('en', 'hi');
    sound.install((url) => Promise.resolve(worker().worker.request(new URL(url).pathname)));
  });
  afterAll(() => started?.close());
  afterEach(forgetConsole);
  const open = (chapters: readonly ChapterSeed[] = threeChapters, duration: number | null = 60) =>
    openEditor(worker(), chapters, duration);
  return { worker, sound, open };
}
