import { fireEvent, screen } from '@testing-library/react';
import { forgetConsole, people, renderConsole, testWorker, type TestWorker } from './renderConsole';

export type View = Awaited<ReturnType<typeof renderConsole>>;

/** Rows of a CSV file: its lines, or its whole text. */
type Rows = string | readonly string[];
const textOf = (rows: Rows) => (typeof rows === 'string' ? rows : rows.join('\n'));

/** Uploads rows as a CSV file. */
export async function chooseFile(view: View, rows: Rows): Promise<void> {
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  await view.user.upload(input, new File([textOf(rows)], 'tours.csv', { type: 'text/csv' }));
}

/** Pastes rows into the text field and previews them. */
export async function previewRows(view: View, rows: Rows): Promise<void> {
  const field = await screen.findByRole('textbox', { name: /^Or paste rows/ });
  fireEvent.change(field, { target: { value: textOf(rows) } });
  await view.user.click(screen.getByRole('button', { name: 'Preview' }));
}

/**
 * Sets up a test file about the import: a worker with English, Hindi, an owner and tours. Call once, at the top level.
 */
export function setUpImportTests(seedTours: (seeds: TestWorker['seeds']) => Promise<unknown>) {
  let started: TestWorker | null = null;
  const worker = () => {
    if (started === null) throw new Error('The worker starts before the first test');
    return started;
  };
  beforeAll(async () => {
    started = await testWorker();
    const { seeds } = started;
    await seeds.languages('en', 'hi');
    await seeds.admin(people.asha, 'owner');
    await seedTours(seeds);
  });
  afterAll(() => started?.close());
  afterEach(forgetConsole);
  return {
    worker,
    /** Opens the import page. */
    open: () => renderConsole('/admin/tours/import', { worker: worker() }),
  };
}
