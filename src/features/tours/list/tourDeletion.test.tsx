import { act, screen, waitFor, within } from '@testing-library/react';
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

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${title}`);
  return within(row);
};

test('leads from a tour deleted by its menu to the next one’s, and from the last one found to the search', async () => {
  await worker.seeds.tour({ texts: { en: 'Zinc Walk' } });
  await worker.seeds.tour({ texts: { en: 'Zinc Mine' } });
  const view = await renderConsole('/admin/tours?q=zinc', { worker });
  const remove = async (title: string) => {
    const menu = (await rowOf(title)).getByRole('button', { name: 'Actions' });
    act(() => menu.focus());
    await view.user.keyboard('{Enter}');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await view.user.click(question.getByRole('button', { name: 'Delete' }));
  };
  await rowOf('Zinc Walk');
  const [first = '', second = ''] = screen
    .getAllByRole('link', { name: /Zinc/ })
    .map((link) => link.textContent);
  await remove(second);
  await waitFor(() => expect(screen.queryByRole('link', { name: second })).toBeNull());
  const before = (await rowOf(first)).getByRole('button', { name: 'Actions' });
  await waitFor(() => expect(before).toHaveFocus());
  await remove(first);
  await waitFor(() => expect(screen.queryByRole('link', { name: first })).toBeNull());
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});
