import { act, fireEvent, screen, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import { forgetConsole, people, renderConsole, testWorker } from '../../../testing/renderConsole';

let worker: Awaited<ReturnType<typeof testWorker>>;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const button = (name: string) => screen.getByRole('button', { name });
const fill = (name: 'title' | 'body', value: string) => {
  const field = document.querySelector(`form [name="${name}"]`) ?? document.body;
  fireEvent.change(field, { target: { value } });
};

it('works where recipients are not counted', async () => {
  const view = await renderConsole('/admin/media', { worker });
  view.faults.on('GET', /user-counts$/, faults.respond(404, {}));
  await act(() => view.router.navigate('/admin/notifications'));
  expect(await screen.findByText('The number of recipients is not available.')).toBeVisible();
  fill('title', 'No counts');
  fill('body', 'Come and listen');
  await view.user.click(button('Send to All Users'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.type(dialog.getByRole('textbox'), 'everyone');
  expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled();
});
