import { screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let konark: string;
let taj: string;
let gate: string;
let wheels: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi', 'ur');
  await seeds.admin(people.asha, 'owner');
  const texts = { en: 'Konark Temple' };
  konark = await seeds.tour({ slug: 'konark-sun-temple', isPublished: true, texts });
  gate = await seeds.section(konark, { orderIndex: 0, texts: { en: 'The Gate' } });
  wheels = await seeds.section(konark, { orderIndex: 1, texts: { en: 'The Wheels' } });
  taj = await seeds.tour({ slug: 'taj', texts: { en: 'Taj Mahal' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** Options for a query, after the first one is as expected. */
async function search(view: View, query: string, first: string) {
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Command palette' });
  await view.user.type(field, query);
  await waitFor(() => expect(options()[0]).toMatch(new RegExp(`^${first}`)));
  return options();
}

async function run(view: View, query: string, first: string) {
  await search(view, query, first);
  await view.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: 'Command palette' })).toBeNull(),
  );
}

async function onPage(path: string) {
  const view = await renderConsole(path, { worker });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

test('a language leads to the tour of the page in the queue, and below it to the first of the queue', async () => {
  for (const [path, query] of [
    [`/admin/tours/${taj}`, 'urdu'],
    [`/admin/tours/${konark}/sections/${gate}`, 'translate urdu'],
    [`/admin/translate?lang=hi&tour=${konark}`, 'urdu'],
  ] as const) {
    const view = await onPage(path);
    const found = await search(view, query, 'Translate this tour into Urdu');
    expect(found.findIndex((text) => text?.startsWith('Translate into Urdu'))).toBeGreaterThan(0);
    await view.user.keyboard('{Enter}');
    const tour = path.includes(taj) ? taj : konark;
    await waitFor(() => expect(view.currentPath()).toBe(`/admin/translate?lang=ur&tour=${tour}`));
    // This page already is the queue of that tour in that language.
    await search(view, 'translate urdu', 'Translate into Urdu');
    view.unmount();
    await forgetConsole();
  }
});

test('a tour and a language beside it lead to its texts in that language', async () => {
  const view = await onPage('/admin/media');
  await run(view, 'konark urdu', 'Konark TempleTranslate into Urdu');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/translate?lang=ur&tour=${konark}`));
  await run(view, 'translate taj into hi', 'Taj MahalTranslate into Hindi');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/translate?lang=hi&tour=${taj}`));
  await run(view, 'completeness hindi', 'Completeness: missing in Hindi');
  await waitFor(() => expect(view.currentPath()).toBe('/admin/completeness?gap=hi'));
});

test('a tour’s deletion is asked about on its page, from wherever it is named', async () => {
  const view = await onPage('/admin/media');
  await run(view, 'taj delete', 'Taj MahalDelete…');
  expect(await screen.findByRole('alertdialog', { name: 'Delete tour' })).toBeVisible();
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${taj}`));
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const [tour] = await (await worker.call('GET', `/api/tours/${taj}`)).json();
  expect(tour.id).toBe(taj);
  await run(view, 'taj remove', 'Taj MahalDelete…');
  expect(await screen.findByRole('alertdialog', { name: 'Delete tour' })).toBeVisible();
});

test('“publish” offers no opposite on a published tour', async () => {
  const view = await onPage(`/admin/tours/${konark}`);
  await screen.findByRole('button', { name: 'Unpublish' });
  const found = await search(view, 'publish', 'Publish');
  expect(found.filter((text) => text?.startsWith('Unpublish'))).toEqual([]);
  await view.user.keyboard('{Escape}');
  await search(view, 'unpub', 'Unpublish this tour');
  await view.user.keyboard('{Escape}');
  await search(view, 'unpublish taj', 'Taj MahalAlready a draft');
  await view.user.keyboard('{Escape}');
});

test('a tour’s recordings are those of its sections', async () => {
  const view = await onPage('/admin/media');
  await run(view, 'konark audio', 'Konark TempleAudio of its sections');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${konark}/sections`));
});

test('a tour’s page leads to its sections by their place, and to a new one', async () => {
  const view = await onPage(`/admin/tours/${konark}`);
  await run(view, 'section 2', 'The WheelsSection 2 of this tour');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${konark}/sections/${wheels}`));
  await run(view, 'section 1', 'The GateSection 1 of this tour');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${konark}/sections/${gate}`));
  view.unmount();
  await forgetConsole();

  const tour = await onPage(`/admin/tours/${konark}`);
  await screen.findByRole('button', { name: 'Unpublish' });
  await run(tour, 'add section', 'Add a section');
  await waitFor(() => expect(tour.currentPath()).toBe(`/admin/tours/${konark}/sections/create`));
});

test('a slug and a URL find what they name', async () => {
  const view = await onPage('/admin/media');
  await run(view, 'konark-sun-temple', 'Konark Templekonark-sun-temple');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${konark}`));
  await run(view, '/admin/tours', 'Tours');
  await waitFor(() => expect(view.currentPath()).toBe('/admin/tours'));
  const link = `${location.origin}/admin/tours/${konark}/sections`;
  await run(view, link, `Open /admin/tours/${konark}/sections`);
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${konark}/sections`));
});

test('the link of the page is copied, and undo says where there is nothing to undo', async () => {
  const view = await onPage('/admin/media');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await run(view, 'copy link', 'Copy link to this page');
  expect(await screen.findByText('Link to this page copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(location.href);
  write.mockRestore();
  await run(view, 'undo', 'UndoNo change');
  expect(await screen.findByText(/^No changes to undo on this device/)).toBeVisible();
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  await view.user.keyboard('konark unpublish');
  await waitFor(() => expect(options()).toEqual(['Konark TempleUnpublish']));
  await view.user.keyboard('{Enter}');
  await screen.findByText('Tour updated successfully');
  await search(view, 'undo', 'Undo: UnpublishedKonark Temple');
});

test('a page without a clipboard, as without HTTPS, says that the link is not copied', async () => {
  const view = await onPage('/admin/media');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await run(view, 'copy link', 'Copy link to this page');
  expect(await screen.findByText('The browser does not let the link be copied')).toBeVisible();
});

test('undo leads the list once it was used, and Enter does not take it unasked', async () => {
  const view = await onPage(`/admin/tours/${taj}`);
  await screen.findByRole('heading', { level: 1, name: 'Taj Mahal' });
  await run(view, 'publish', 'Publish');
  await screen.findByRole('button', { name: 'Unpublish' });
  await run(view, 'undo', 'Undo: PublishedTaj Mahal');
  expect(await screen.findByText(/^Undone: Published/)).toBeVisible();
  await run(view, 'publish', 'Publish');
  await screen.findByRole('button', { name: 'Unpublish' });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Command palette' });
  await waitFor(() => expect(options()[0]).toMatch(/^Undo: Published/));
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await view.user.keyboard('{Enter}');
  expect(field).toBeVisible();
  await view.user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
});

test('commands of the list that open something have icons of their own', async () => {
  const view = await onPage('/admin/tours');
  await screen.findByRole('grid');
  await view.user.keyboard('{Control>}k{/Control}');
  const iconOf = async (name: string) => {
    const option = await screen.findByRole('option', { name });
    return option.querySelector('svg')?.innerHTML;
  };
  const labels = ['Sort by…', 'Filter these tours', 'Save or open a view', 'Choose columns'];
  const icons = await Promise.all(labels.map(iconOf));
  expect(new Set(icons).size).toBe(labels.length);
  expect(icons).not.toContain(await iconOf('Show drafts only'));
});
