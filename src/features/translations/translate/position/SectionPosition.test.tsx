import { screen, waitFor, within } from '@testing-library/react';
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
  fort = await seeds.tour({ slug: 'fort', texts: { en: 'Agra Fort' } });
  await seeds.section(fort, { texts: { en: 'The Gate', hi: 'द्वार' } });
  await seeds.section(fort, { orderIndex: 1, texts: { en: 'The Garden' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: RegExp) => screen.findByRole('button', { name });

test('the position in the tour follows the focus, and its list shows the state of each section and leads to one', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  const first = await field('Title (Section 1)');
  await view.user.type(await field('Title (Section 2)'), 'बाग़');
  // jsdom has no layout: the first record counts as in view.
  await view.user.click(await button(/^Tour, 2 sections: go to a section/));
  const menu = within(await screen.findByRole('menu', { name: 'Sections of this tour' }));
  const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'TourAgra FortEmpty',
    'Section 1The GateFilled in',
    'Section 2The Garden1 of 2 texts empty · not saved',
  ]);
  await view.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(first).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await view.user.keyboard('{Alt>}g{/Alt}');
  await screen.findByRole('menu', { name: 'Sections of this tour' });
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await view.user.keyboard('{Alt>}g{/Alt}');
  const again = within(await screen.findByRole('menu', { name: 'Sections of this tour' }));
  await view.user.click(again.getByRole('menuitem', { name: /^Section 2/ }));
  await waitFor(async () => expect(await field('Description (Section 2)')).toHaveFocus());
});

test('words of a title lead to its section, wherever they stand in it', async () => {
  await worker.seeds.section(fort, { orderIndex: 2, texts: { en: 'The hall, Diwan-i-Am' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  await field('Title (Section 3)');
  await view.user.keyboard('{Alt>}g{/Alt}');
  const menu = within(await screen.findByRole('menu', { name: 'Sections of this tour' }));
  const item = (name: RegExp) => menu.getByRole('menuitem', { name });
  await waitFor(() => expect(item(/^Tour/)).toHaveFocus());
  await view.user.keyboard('gard');
  expect(item(/^Section 2/)).toHaveFocus();
  await view.user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}hall di');
  expect(item(/^Section 3/)).toHaveFocus();
  await view.user.keyboard('{Enter}');
  await waitFor(async () => expect(await field('Title (Section 3)')).toHaveFocus());
});
