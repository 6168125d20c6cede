import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults, type Fault } from '../../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../../testing/renderConsole';

let worker: TestWorker;
let taj: string;
let gate: string;

beforeEach(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  taj = await seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  gate = await seeds.section(taj, { texts: { en: 'The Great Gate', hi: 'बड़ा द्वार' } });
});
afterEach(async () => {
  await forgetConsole();
  await worker.close();
});

const patch = (path: string, json: object) => worker.call('PATCH', `/api/${path}`, { json });
const changeSource = (json: object) => patch(`sections/${gate}/translations/en`, json);
const earlierTitle = async () => {
  const rows: unknown = await (
    await worker.call('GET', `/api/sections/${gate}/translations`)
  ).json();
  const found = (rows as { language: string; earlier_source_title: string | null }[]).find(
    (row) => row.language === 'hi',
  );
  return found?.earlier_source_title;
};
const open = () => renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
/** Simulates a worker that does not store the earlier sources of translations. */
const withoutSources: Fault = async (passOn) => {
  const response = await passOn();
  const text = await response.text();
  const headers = { 'content-type': 'application/json', 'kathayatra-extensions': 'if-match' };
  return new Response(text.replaceAll('earlier_source', 'unknown'), { headers });
};
const noteOf = (texts: string) => `The English ${texts} changed after this translation.`;
const anyNote = /changed after this translation\.$/;
const settled = 'Up to date with the English text.';
const field = (name: string) => screen.findByRole('textbox', { name });
const section = async () => within(await screen.findByRole('group', { name: /^Section 1/ }));
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const save = async (view: Awaited<ReturnType<typeof open>>) =>
  view.user.click(await screen.findByRole('button', { name: 'Save' }));

test('a translation whose source changed is marked and back in the queue, until somebody finds it still correct', async () => {
  await changeSource({ title: 'The Main Gate' });
  const view = await open();
  const group = await section();
  expect(await group.findByText(noteOf('title'))).toBeVisible();
  expect(screen.queryAllByText(anyNote)).toHaveLength(1);
  expect(group.getByText('Great', { selector: 'del' })).toBeVisible();
  expect(group.getByText('Main', { selector: 'ins' })).toBeVisible();
  expect(await screen.findByText('1 tour left in Hindi')).toBeVisible();
  expect(screen.getByText('All 4 texts of this tour are filled in, 1 outdated')).toBeVisible();

  await view.user.click(screen.getByRole('button', { name: 'Queue' }));
  expect(await screen.findByRole('option', { name: /Taj Mahal.*1 text outdated$/ })).toBeVisible();
  expect(screen.getByText('Outdated 1')).toBeVisible();
  await view.user.keyboard('{Escape}');

  screen.getByRole('textbox', { name: 'Title (Tour)' }).focus();
  await view.user.keyboard('{Alt>}j{/Alt}');
  expect(screen.getByRole('textbox', { name: 'Title (Section 1)' })).toHaveFocus();
  await view.user.click(group.getByRole('button', { name: 'Still correct: Section 1' }));
  expect(await screen.findByText('Section 1 is marked as still correct in Hindi')).toBeVisible();
  expect(await group.findByText(settled)).toHaveFocus();
  expect(group.queryByRole('button', { name: /Still correct/ })).toBeNull();
  expect(group.queryByText('Main', { selector: 'ins' })).toBeNull();
  expect(await screen.findByText('1 done, 0 tours left in Hindi')).toBeVisible();
  expect(await earlierTitle()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Title (Section 1)' })).toHaveValue('बड़ा द्वार');
});

test('“Still correct” is taken back by its toast, and by the key that undoes', async () => {
  await changeSource({ title: 'The Main Gate' });
  const view = await open();
  const group = await section();
  const confirm = async () =>
    view.user.click(await group.findByRole('button', { name: 'Still correct: Section 1' }));
  await confirm();
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await group.findByText(noteOf('title'))).toBeVisible();
  expect(await screen.findByText(/^Undone: Marked as still correct \(hi\)/)).toBeVisible();
  await waitFor(async () => expect(await earlierTitle()).toBe('The Great Gate'));

  await confirm();
  expect(await group.findByText(settled)).toBeVisible();
  await waitFor(async () => expect(await earlierTitle()).toBeNull());
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await group.findByText(noteOf('title'))).toBeVisible();
  await waitFor(async () => expect(await earlierTitle()).toBe('The Great Gate'));
});

test('the title and the description are outdated apart', async () => {
  await changeSource({ description: 'About The Great Gate of stone' });
  const view = await open();
  const group = await section();
  expect(await group.findByText(noteOf('description'))).toBeVisible();
  await waitFor(async () => expect(await field('Description (Section 1)')).toHaveFocus());
  (await field('Title (Tour)')).focus();
  await view.user.keyboard('{Alt>}j{/Alt}');
  expect(await field('Description (Section 1)')).toHaveFocus();

  type(await field('Title (Section 1)'), 'बड़ा द्वार!');
  await save(view);
  await screen.findByText(/updated/);
  expect(group.getByText(noteOf('description'))).toBeVisible();

  type(await field('Description (Section 1)'), 'पत्थर का द्वार');
  expect(screen.getByText('All 4 texts of this tour are filled in')).toBeVisible();
  await save(view);
  expect(await group.findByText(settled)).toBeVisible();
});

test('a stroke that changes no word leaves a text outdated', async () => {
  await changeSource({ title: 'The Main Gate', description: 'Stone' });
  const view = await open();
  const group = await section();
  expect(await group.findByText(noteOf('title and description'))).toBeVisible();
  type(await field('Description (Section 1)'), 'About बड़ा द्वार\n');
  expect(screen.getByText('All 4 texts of this tour are filled in, 2 outdated')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: /go to a section/ }));
  const entry = await screen.findByRole('menuitem', { name: /^Section 1/ });
  expect(entry).toHaveTextContent('2 texts outdated');
});

test('a source that is again what it was leaves no mark', async () => {
  await changeSource({ title: 'The Main Gate' });
  await changeSource({ title: 'The Great Gate' });
  await open();
  await section();
  await waitFor(() => expect(screen.getByText('0 tours left in Hindi')).toBeVisible());
  expect(screen.queryByText(anyNote)).toBeNull();
});

test('a change of the tour’s own text is found too', async () => {
  await patch(`tours/${taj}/translations/en`, { description: 'White marble' });
  await open();
  const group = within(await screen.findByRole('group', { name: /^Tour/ }));
  expect(await group.findByText(noteOf('description'))).toBeVisible();
});

test('a translation from another language is compared with the tour’s own', async () => {
  await worker.seeds.languages('ta');
  await patch(`tours/${taj}/translations/en`, { title: 'The Taj' });
  const text = { language: 'ta', title: 'தாஜ் மகால்', description: 'அ', slug_suffix: 'ta' };
  await worker.call('POST', `/api/tours/${taj}/translations`, { json: text });
  await renderConsole(`/admin/translate?lang=hi&from=ta&tour=${taj}`, { worker });
  const group = within(await screen.findByRole('group', { name: /^Tour/ }));
  expect(await group.findByText(noteOf('title'))).toBeVisible();
  expect(await group.findByText('Mahal', { selector: 'del' })).toBeVisible();
});

test('a tour whose sections were not read here is in the queue by the word of the worker', async () => {
  const fort = await worker.seeds.tour({ texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
  const wall = await worker.seeds.section(fort, { texts: { en: 'The Wall', hi: 'दीवार' } });
  await patch(`sections/${wall}/translations/en`, { title: 'A Wall' });
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('heading', { level: 1 });
  view.faults.on('GET', new RegExp(`${fort}/sections`), faults.respond(503, { error: 'Down' }));
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${taj}`));
  expect(await screen.findByText(/^1 tour left in Hindi/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Queue' }));
  expect(await screen.findByRole('option', { name: /Red Fort.*1 text outdated$/ })).toBeVisible();
});

test('a change that is not sent yet counts at once, and no longer once it is undone', async () => {
  const view = await renderConsole(`/admin/translate?lang=en&from=hi&tour=${taj}`, { worker });
  view.faults.on('PATCH', /translations\/(en|hi)$/, faults.respond(503, { error: 'Down' }));
  type(await field('Title (Section 1)'), 'The Main Gate');
  await save(view);
  await screen.findByText(/^Saved on this device/);
  // Texts in the tour's primary language are not translations.
  expect(screen.queryByText(anyNote)).toBeNull();
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${taj}`));
  const group = await section();
  expect(await group.findByText(noteOf('title'))).toBeVisible();
  expect(group.getByText('Great', { selector: 'del' })).toBeVisible();
  expect(group.getByText('Main', { selector: 'ins' })).toBeVisible();

  await view.user.click(group.getByRole('button', { name: 'Still correct: Section 1' }));
  expect(await group.findByText(settled)).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await group.findByText(noteOf('title'))).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await group.findByText(settled)).toBeVisible();
});

test('what was found still correct before it was sent is so once it is', async () => {
  const view = await renderConsole(`/admin/translate?lang=en&from=hi&tour=${taj}`, { worker });
  view.faults.on('PATCH', /translations\/(en|hi)$/, faults.respond(503, { error: 'Down' }));
  type(await field('Title (Section 1)'), 'The Main Gate');
  await save(view);
  await screen.findByText(/^Saved on this device/);
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${taj}`));
  const group = await section();
  await view.user.click(await group.findByRole('button', { name: 'Still correct: Section 1' }));
  expect(await group.findByText(settled)).toBeVisible();
  view.faults.clear();
  await act(() => view.router.navigate('/admin/outbox'));
  await view.user.click(await screen.findByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(view.console.store.getState().outbox.entries).toEqual([]));
  expect(await earlierTitle()).toBeNull();
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${taj}`));
  await section();
  expect(screen.queryByText(anyNote)).toBeNull();
});

test('a worker that does not tell what translations were made from has no marks', async () => {
  await changeSource({ title: 'The Main Gate' });
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('heading', { level: 1 });
  view.faults.on('GET', /./, withoutSources);
  // Any response names the worker's extensions.
  await act(() => view.router.navigate('/admin/tours'));
  await screen.findByRole('row', { name: /Taj Mahal/ });
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${taj}`));
  await screen.findByRole('textbox', { name: 'Title (Section 1)' });
  await waitFor(() => expect(screen.getByText('0 tours left in Hindi')).toBeVisible());
  expect(screen.queryByText(anyNote)).toBeNull();
});
