import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let tour: string;
let sections: string;
let moat: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  tour = await seeds.tour({ texts: { en: 'Red Fort' } });
  const gate = await seeds.section(tour, { texts: { en: 'Lahori Gate' } });
  moat = await seeds.section(tour, { orderIndex: 1, texts: { en: 'Moat' } });
  sections = `/admin/tours/${tour}/sections/${gate}`;
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
const title = () => screen.getByRole('heading', { level: 1 });

test('a tab of a section keeps the focus as it opens, and the title has it on another page', async () => {
  const view = await renderConsole(`${sections}/details`, { worker });
  await screen.findByRole('heading', { level: 1, name: 'Lahori Gate' });
  const translations = await tab(/Translations/);
  act(() => translations.focus());
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`${sections}/translations`));
  expect(await tab(/Translations/)).toHaveFocus();
  await view.user.click(await tab(/Audio/));
  await waitFor(() => expect(view.currentPath()).toBe(`${sections}/audio`));
  expect(await tab(/Audio/)).toHaveFocus();

  await act(() => view.router.navigate('/admin/languages'));
  await screen.findByRole('grid', { name: 'Languages' });
  await waitFor(() => expect(title()).toHaveFocus());
});

test('a tab of a tour keeps the focus as it opens', async () => {
  const view = await renderConsole(`/admin/tours/${tour}`, { worker });
  await screen.findByRole('heading', { level: 1, name: 'Red Fort' });
  await view.user.click(await tab(/Sections/));
  await screen.findByText('Moat');
  expect(await tab(/Sections/)).toHaveFocus();
});

test('the title has the focus where another record is opened from the same tab', async () => {
  const view = await renderConsole(`${sections}/audio`, { worker });
  await screen.findByRole('heading', { level: 1, name: 'Lahori Gate' });
  const audio = await tab(/Audio/);
  act(() => audio.focus());
  await act(() => view.router.navigate(`/admin/tours/${tour}/sections/${moat}/audio`));
  await screen.findByRole('heading', { level: 1, name: 'Moat' });
  await waitFor(() => expect(title()).toHaveFocus());
});

test('a page is shown from its top, and on the way back from where it was left', async () => {
  const view = await renderConsole('/admin/dashboard', { worker });
  const main = await screen.findByRole('main');
  main.scrollTop = 500;
  fireEvent.scroll(main);
  await act(() => view.router.navigate('/admin/languages'));
  await screen.findByRole('grid', { name: 'Languages' });
  expect(main.scrollTop).toBe(0);
  await act(() => view.router.navigate(-1));
  await waitFor(() => expect(main.scrollTop).toBe(500));
});
