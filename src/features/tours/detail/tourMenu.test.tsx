import { screen, waitFor, within } from '@testing-library/react';
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

async function open() {
  const tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal' } });
  const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
  const menu = await screen.findByRole('button', { name: 'More actions of this tour' });
  return { ...view, tourId, menu };
}

test('a tour is deleted from its page, after a question, and leads to the list', async () => {
  const { user, menu, tourId, currentPath } = await open();
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete tour' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete tour' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(currentPath()).toBe(`/admin/tours/${tourId}`);
  await waitFor(() => expect(menu).toHaveFocus());

  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete tour' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Delete tour' }));
  await user.click(again.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Tour deleted successfully')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/admin/tours'));
  expect((await worker.call('GET', `/api/tours/${tourId}?lang=en`)).status).toBe(404);
});

test('the history of a tour ends with its creation', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText('Nothing has been changed from this browser yet.')).toBeVisible();
  expect(screen.getByText(/^Created \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
});

test('the place of a missing cover leads to its field', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Add a cover' }));
  expect(await screen.findByRole('button', { name: 'Upload cover' })).toHaveFocus();
});
