import { screen, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const entry = (id: string, more: object) => ({
  id,
  admin: { name: 'Asha Menon', email: people.asha.email },
  action: 'promoted',
  target_email: 'noor@kathayatra.test',
  created_at: '2025-03-01T06:00:00.000Z',
  details: { notes: null, ...more },
});

async function openLog(...entries: object[]) {
  const view = await renderConsole('/admin/management', { worker });
  view.faults.on('GET', /admin\/activity$/, faults.respond(200, entries));
  await view.user.click(await screen.findByRole('tab', { name: 'Activity log' }));
  await screen.findByRole('grid', { name: 'Activity log' });
  return view;
}

test('a promotion shows the role that it gave, where the worker does', async () => {
  await openLog(entry('1', { role: 'owner' }), entry('2', { role: 'admin' }), entry('3', {}));
  expect(await screen.findByText('Promoted to owner')).toBeVisible();
  expect(screen.getByText('Promoted to admin')).toBeVisible();
  expect(screen.getByText('Promoted')).toBeVisible();
});

test('long notes are read in whole by keys, and given the focus back', async () => {
  const notes = 'Writes the tours of Lucknow and of Kanpur, with a colleague who records them.';
  const { user } = await openLog(entry('1', { notes }));
  const cut = await screen.findByRole('button', { name: notes });
  cut.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Notes' });
  expect(within(dialog).getByText(notes)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(cut).toHaveFocus();
});
