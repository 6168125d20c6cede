import { act, screen, waitFor, within } from '@testing-library/react';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeEach(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
afterEach(async () => {
  await forgetConsole();
  await worker.close();
});

const ROW_PX = 51;
const bareTours = async (count: number) => {
  for (let each = 0; each < count; each += 1) await worker.seeds.tour({ isPublished: true });
};
const open = async () => {
  const view = await renderConsole('/admin/dashboard', { worker });
  const element = await screen.findByRole('list', { name: 'Waiting for you' });
  return { ...view, element, list: within(element) };
};

test('no button stands in the place of one row, and one does in that of two', async () => {
  await bareTours(8);
  const { list } = await open();
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(8));
  expect(list.queryByRole('button')).toBeNull();
  await bareTours(1);
  await act(forgetConsole);
  document.body.replaceChildren();
  const more = await open();
  expect(await more.list.findByRole('button', { name: 'Show 2 more' })).toBeVisible();
  expect(more.list.getAllByRole('link')).toHaveLength(7);
});

test('translations whose source was changed after them are counted by language', async () => {
  const { seeds, call } = worker;
  const texts = { en: 'Well', hi: 'कुआँ' };
  const ids = [await seeds.tour({ isPublished: true, texts }), await seeds.tour({ texts })];
  const rename = (id: string | undefined, title: string) =>
    call('PATCH', `/api/tours/${id}/translations/en`, { json: { title, description: title } });
  await rename(ids[0], 'The Well');
  const { list, router } = await open();
  const one = await list.findByRole('link', { name: /^Hindi.*2 outdated texts in 1 tour$/ });
  expect(one).toHaveAttribute('href', `/admin/translate?lang=hi&tour=${ids[0]}`);
  await rename(ids[1], 'The Other Well');
  await act(() => router.navigate('/admin/media'));
  await act(() => router.navigate('/admin/dashboard'));
  const both = await screen.findByRole('link', { name: /^Hindi.*4 outdated texts in 2 tours$/ });
  expect(both).toHaveAttribute('href', '/admin/translate?lang=hi');
});

test('another content language leaves no room of the former one’s rows', async () => {
  await bareTours(9);
  await worker.seeds.tour({ isPublished: true, texts: { en: 'Well', hi: 'कुआँ' } });
  const { list, element, console } = await open();
  await list.findByRole('button', { name: /^Show \d+ more$/ });
  expect(element.style.minHeight).toBe(`${8 * ROW_PX + 1}px`);
  act(() => void console.store.dispatch(contentLanguageChosen('hi')));
  await list.findByText('कुआँ');
  await waitFor(() => {
    const rows = list.getAllByRole('listitem').length;
    expect(rows).toBeLessThan(4);
    expect(element.style.minHeight).toBe(`${rows * ROW_PX + 1}px`);
  });
});
