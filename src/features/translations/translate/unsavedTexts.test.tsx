import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: string) => screen.findByRole('textbox', { name });
const fill = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

test('a description without a title is unsaved, and is not left without a question', async () => {
  const fort = await worker.seeds.tour({ slug: 'fort', texts: { en: 'Red Fort' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  await fill('Description (Tour)', 'क़िले के बारे में');
  expect(
    await screen.findByText('Unsaved: 1 text in Hindi. The tour needs a title.'),
  ).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  await act(() => view.router.navigate('/admin/languages'));
  await view.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('grid', { name: 'Languages' })).toBeVisible();
});

test('an emptied description of a tour says that the old one stays, and is it again', async () => {
  const well = await worker.seeds.tour({
    slug: 'stepwell',
    texts: { en: 'Stepwell', hi: 'बावड़ी' },
  });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${well}`, { worker });
  await fill('Description (Tour)', '');
  expect(await screen.findByText('An empty value is not sent: the old one stays.')).toBeVisible();
  expect(screen.getByText('Unsaved: 1 text in Hindi')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await field('Description (Tour)')).toHaveValue('About बावड़ी'));
  expect(await screen.findByText('No unsaved changes')).toBeVisible();
});
