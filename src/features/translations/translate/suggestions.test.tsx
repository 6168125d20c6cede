import { screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let walk: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  await seeds.tour({ slug: 'walk-1', texts: { en: 'River walk', hi: 'नदी की सैर' } });
  walk = await seeds.tour({ slug: 'walk-2', texts: { en: 'River walk' } });
  await seeds.section(walk, { texts: { en: 'River walk' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const open = () => renderConsole(`/admin/translate?lang=hi&tour=${walk}`, { worker });
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('all suggestions of a tour are used at once, unsaved, and taken back but for those touched since', async () => {
  const view = await open();
  const title = await field('Title (Section 1)');
  await view.user.type(await field('Title (Tour)'), 'न');
  await view.user.click(await button('Use all 3 suggestions'));
  await waitFor(() => expect(title).toHaveValue('नदी की सैर'));
  expect(await field('Description (Section 1)')).toHaveValue('About नदी की सैर');
  expect(await field('Title (Tour)')).toHaveValue('न');
  expect(await screen.findByText('Unsaved: 4 texts in Hindi')).toBeVisible();
  expect(screen.getByText('3 texts filled in, not saved yet')).toBeVisible();
  expect(await button('Undo 3 suggestions')).toHaveFocus();

  await view.user.type(title, '!');
  await view.user.click(await button('Undo 2 suggestions'));
  await waitFor(async () => expect(await field('Description (Tour)')).toHaveValue(''));
  expect(await field('Description (Section 1)')).toHaveValue('');
  expect(title).toHaveValue('नदी की सैर!');

  // Keyboard only: the command palette, then the undo shortcut on the button.
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.keyboard('use all');
  await view.user.click(await screen.findByRole('option', { name: /^Use all 2 suggestions/ }));
  await waitFor(async () => expect(await field('Description (Tour)')).not.toHaveValue(''));
  (await button('Undo 2 suggestions')).focus();
  await view.user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await field('Description (Tour)')).toHaveValue(''));
  expect(await button('Use all 2 suggestions')).toHaveFocus();
});

test('the button of all suggestions keeps the focus when there is nothing more to do', async () => {
  const view = await open();
  await view.user.click(await button('Use all 4 suggestions'));
  expect(await button('Undo 4 suggestions')).toHaveFocus();
  await view.user.keyboard('{Control>}s{/Control}');
  await screen.findByText('No unsaved changes');
  expect(await button('No more suggestions')).toHaveFocus();
  await view.user.tab();
  expect(screen.queryByRole('button', { name: 'No more suggestions' })).toBeNull();
});

test('the room of a suggestion that was used closes once another record is gone on with', async () => {
  const { seeds } = worker;
  const other = await seeds.tour({ slug: 'walk-3', texts: { en: 'River walk' } });
  await seeds.section(other, { texts: { en: 'Bank' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${other}`, { worker });
  const offer = await button(/^Title for Tour: नदी/);
  const isHeld = () => expect(offer).not.toBeVisible();
  await view.user.click(offer);
  await waitFor(isHeld);
  await view.user.tab();
  expect(await field('Description (Tour)')).toHaveFocus();
  isHeld();
  await view.user.keyboard('{Control>}k{/Control}{Escape}');
  await waitFor(async () => expect(await field('Description (Tour)')).toHaveFocus());
  isHeld();
  expect(offer).toBeInTheDocument();
  await view.user.tab();
  expect(await field('Title (Section 1)')).toHaveFocus();
  await waitFor(() => expect(offer).not.toBeInTheDocument());
});
