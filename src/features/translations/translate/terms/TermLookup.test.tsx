import { act, screen, waitFor, within } from '@testing-library/react';
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
  // Ranges have no place in jsdom.
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  await seeds.tour({ slug: 'east', texts: { en: 'Gopura of the East', hi: 'पूर्वी गोपुरम' } });
  fort = await seeds.tour({ slug: 'west', texts: { en: 'A gopura at Hampi' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const open = () => renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
const field = (name: string) => screen.findByRole('textbox', { name });
const panel = () => screen.findByRole('dialog', { name: 'Terms' });

/** Selects a word of the source of the title. */
function select(word: string) {
  const text = [...document.querySelectorAll('[data-source] bdi')]
    .map((content) => content.firstChild)
    .find((node) => node?.textContent?.includes(word));
  const start = text?.textContent?.indexOf(word) ?? -1;
  if (text === undefined || text === null || start < 0) throw new Error(`No source with ${word}`);
  act(() => document.getSelection()?.setBaseAndExtent(text, start, text, start + word.length));
}

test('a word that is selected in a source shows how it was translated elsewhere, to be inserted at the caret', async () => {
  const view = await open();
  const title = await field('Title (Tour)');
  await view.user.type(title, 'हम्पी का ');
  select('gopura');
  const terms = within(await panel());
  expect(
    await terms.findByText('Found in 2 of the 2 texts read in English and Hindi on this device.'),
  ).toBeVisible();
  const [use] = terms.getAllByRole('listitem');
  if (use === undefined) throw new Error('No use');
  expect(within(use).getByText('Gopura', { selector: 'mark' })).toBeVisible();
  expect(title).toHaveFocus();
  await view.user.click(within(use).getByRole('button', { name: 'Insert “पूर्वी गोपुरम”' }));
  await waitFor(() => expect(title).toHaveValue('हम्पी का पूर्वी गोपुरम'));
  await view.user.click(within(use).getByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText('Translation copied')).toBeVisible();
});

test('a key leads into the search, which says in how many texts it looked, and Escape back to the field', async () => {
  const view = await open();
  const text = await field('Description (Tour)');
  await view.user.click(text);
  await view.user.keyboard('{Alt>}l{/Alt}');
  const terms = within(await panel());
  const search = await terms.findByRole('searchbox', { name: 'Look up a term' });
  await waitFor(() => expect(search).toHaveFocus());
  expect(
    terms.getByText('Searches the 2 texts read in English and Hindi on this device.'),
  ).toBeVisible();
  await view.user.keyboard('stupa');
  expect(
    await terms.findByText(
      'Found in none of the 2 texts read in English and Hindi on this device.',
    ),
  ).toBeVisible();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(text).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull();
});
