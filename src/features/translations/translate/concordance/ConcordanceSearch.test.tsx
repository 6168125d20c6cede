import { act, screen, waitFor, within } from '@testing-library/react';
import { type Dialect } from '../../../../testing/workers/dialects';
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
  // jsdom does not implement layout of ranges.
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  const east = await seeds.tour({
    slug: 'east',
    texts: { en: 'Gopura of the East', hi: 'पूर्वी गोपुरम' },
  });
  // Its sections are not fetched: the tour is complete.
  await seeds.section(east, { texts: { en: 'The tank of the nuns', hi: 'भिक्षुणियों का ताल' } });
  fort = await seeds.tour({ slug: 'west', texts: { en: 'A gopura at Hampi' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const open = (dialect?: Dialect) =>
  renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker, dialect });

/** Worker without extensions. */
const withoutExtensions: Dialect = {
  name: 'without extensions',
  respond: ({ body, status, headers }) => {
    const others = new Headers(headers);
    others.delete('kathayatra-extensions');
    return new Response(body, { status, headers: others });
  },
};
const field = (name: string) => screen.findByRole('textbox', { name });
const panel = () => screen.findByRole('dialog', { name: 'Terms' });

/** Selects a word in the source of the title. */
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
    await terms.findByText('Searched all texts in English and Hindi: found in 2.'),
  ).toBeVisible();
  const [use] = terms.getAllByRole('listitem');
  if (use === undefined) throw new Error('No use');
  expect(within(use).getByText('Gopura', { selector: 'mark' })).toBeVisible();
  expect(title).toHaveFocus();
  await view.user.click(within(use).getByRole('button', { name: 'Insert “पूर्वी गोपुरम”' }));
  await waitFor(() => expect(title).toHaveValue('हम्पी का पूर्वी गोपुरम'));
  await view.user.click(within(use).getByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText('Translation copied')).toBeVisible();
  // As on a page without HTTPS, where the Clipboard API is missing.
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await view.user.click(within(use).getByRole('button', { name: /^Copy/ }));
  const refusal = 'The browser does not let the translation be copied';
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('a key leads into the search, which says in how many texts it looked, and Escape back to the field', async () => {
  const view = await open();
  const text = await field('Description (Tour)');
  await view.user.click(text);
  await view.user.keyboard('{Alt>}l{/Alt}');
  const terms = within(await panel());
  const search = await terms.findByRole('searchbox', { name: 'Look up a term' });
  await waitFor(() => expect(search).toHaveFocus());
  expect(terms.getByText('Searches all texts in English and Hindi.')).toBeVisible();
  await view.user.keyboard('stupa');
  expect(
    await terms.findByText('Searched all texts in English and Hindi: found in none.'),
  ).toBeVisible();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(text).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull();
});

test('a term is found in texts that this device has not read, and arrow keys lead to one that Enter inserts', async () => {
  const view = await open();
  const title = await field('Title (Tour)');
  await view.user.type(title, 'हम्पी: ');
  await view.user.keyboard('{Alt>}l{/Alt}');
  const terms = within(await panel());
  await waitFor(() => expect(terms.getByRole('searchbox')).toHaveFocus());
  await view.user.keyboard('tank');
  const insert = await terms.findByRole('button', { name: 'Insert “भिक्षुणियों का ताल”' });
  await view.user.keyboard('{ArrowDown}');
  expect(insert).toHaveFocus();
  await view.user.keyboard('{ArrowUp}');
  expect(terms.getByRole('searchbox')).toHaveFocus();
  await view.user.keyboard('{ArrowDown}{ArrowDown}');
  const [, about] = terms.getAllByRole('button', { name: /^Insert/ });
  expect(about).toHaveFocus();
  await view.user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(title).toHaveValue('हम्पी: भिक्षुणियों का ताल'));
  expect(title).toHaveFocus();
  expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull();
});

test('where the worker has no such search, the texts read on this device are searched, and said to be', async () => {
  const view = await open(withoutExtensions);
  await field('Title (Tour)');
  await view.user.keyboard('{Alt>}l{/Alt}');
  const terms = within(await panel());
  const read = '2 texts read in English and Hindi on this device';
  expect(await terms.findByText(`Searches the ${read}.`)).toBeVisible();
  await waitFor(() => expect(terms.getByRole('searchbox')).toHaveFocus());
  await view.user.keyboard('gopura');
  expect(await terms.findByText(`Found in 2 of the ${read}.`)).toBeVisible();
});
