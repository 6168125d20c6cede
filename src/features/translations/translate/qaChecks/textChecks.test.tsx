import { screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../../testing/renderConsole';

let worker: TestWorker;
let fort: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  fort = await seeds.tour({ slug: 'fort', texts: { en: 'Agra in 1565' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const open = () => renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
const field = (name: string) => screen.findByRole('textbox', { name });

test('a number that was changed is noted below the title once it is left, and no more as soon as it is right', async () => {
  const view = await open();
  const title = await field('Title (Tour)');
  await view.user.type(title, 'आगरा 1510');
  expect(screen.queryByText(/1510 in place/)).toBeNull();
  await view.user.tab();
  expect(await screen.findByText('1510 in place of 1565')).toBeVisible();
  expect(title).toHaveAccessibleDescription('1510 in place of 1565');
  await view.user.click(title);
  await view.user.keyboard('{Backspace}{Backspace}६५');
  expect(screen.queryByText(/in place of 1565/)).toBeNull();
  await view.user.tab();
  expect(screen.queryByText(/in place of|1565 is/)).toBeNull();
});

test('slips in a description are noted below it, where a screen reader finds them, and can be saved', async () => {
  const view = await open();
  const text = await field('Description (Tour)');
  await view.user.type(await field('Title (Tour)'), 'आगरा १५६५');
  await view.user.type(text, 'आगरा  1565? ');
  // A trailing space is tolerated while the field has the focus: another word may follow.
  const pause = 'Two spaces in a row';
  expect(await screen.findByText(`A question mark, unlike the source · ${pause}`)).toBeVisible();
  await view.user.tab();
  const notes = `A question mark, unlike the source · ${pause} · Ends with a space`;
  expect(await screen.findByText(notes)).toBeVisible();
  expect(text).toHaveAccessibleDescription(notes);
  await view.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Translation created for Hindi')).toBeVisible();
  await waitFor(() => expect(screen.getByText('No unsaved changes')).toBeVisible());
});
