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

const changeSource = (title: string) =>
  worker.call('PATCH', `/api/sections/${gate}/translations/en`, { json: { title } });
const timeOf = async (language: string) => {
  const rows: unknown = await (
    await worker.call('GET', `/api/sections/${gate}/translations`)
  ).json();
  const found = (rows as { language: string; updated_at: string }[]).find(
    (row) => row.language === language,
  );
  return found?.updated_at ?? '';
};
const open = () => renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
/** As a worker answers that does not keep the time of texts. */
const withoutTimes: Fault = async (passOn) => {
  const text = await (await passOn()).text();
  return new Response(text.replaceAll('text_updated_at', 'unknown'), {
    headers: { 'content-type': 'application/json' },
  });
};
const note = /^The English text changed on .+, after this translation\.$/;

test('a translation whose source changed is marked and back in the queue, until somebody finds it still correct', async () => {
  await changeSource('The Main Gate');
  const before = await timeOf('hi');
  const view = await open();
  const group = within(await screen.findByRole('group', { name: /^Section 1/ }));
  expect(await group.findByText(note)).toBeVisible();
  expect(screen.queryAllByText(note)).toHaveLength(1);
  expect(await screen.findByText('1 tour left in Hindi')).toBeVisible();
  expect(screen.getByText('All 4 texts of this tour are filled in, 1 outdated')).toBeVisible();

  await view.user.click(screen.getByRole('button', { name: 'Queue' }));
  expect(await screen.findByRole('option', { name: /Taj Mahal.*1 text outdated$/ })).toBeVisible();
  expect(screen.getByText('Outdated 1')).toBeVisible();
  await view.user.keyboard('{Escape}');

  screen.getByRole('textbox', { name: 'Title (Tour)' }).focus();
  await view.user.keyboard('{Alt>}j{/Alt}');
  expect(screen.getByRole('textbox', { name: 'Title (Section 1)' })).toHaveFocus();
  const button = group.getByRole('button', { name: 'Still correct: Section 1' });
  await view.user.click(button);
  expect(await screen.findByText('Section 1 is marked as still correct in Hindi')).toBeVisible();
  expect(await group.findByText(/^Up to date with the English text of /)).toBeVisible();
  expect(button).toHaveFocus();
  expect(await screen.findByText('1 done, 0 tours left in Hindi')).toBeVisible();
  expect((await timeOf('hi')) > before).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Title (Section 1)' })).toHaveValue('बड़ा द्वार');
});

test('a change of the translation takes the mark away', async () => {
  await changeSource('The Main Gate');
  const view = await open();
  await screen.findByText(note);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title (Section 1)' }), {
    target: { value: 'मुख्य द्वार' },
  });
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Up to date with the English text of /)).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});

test('a change of the tour’s own text is found too', async () => {
  await worker.call('PATCH', `/api/tours/${taj}/translations/en`, {
    json: { description: 'White marble' },
  });
  await open();
  const group = within(await screen.findByRole('group', { name: /^Tour/ }));
  expect(await group.findByText(note)).toBeVisible();
});

test('what was changed on this device is shown, sent or not', async () => {
  const view = await renderConsole(`/admin/translate?lang=en&from=hi&tour=${taj}`, { worker });
  const title = await screen.findByRole('textbox', { name: 'Title (Section 1)' });
  view.faults.on('PATCH', /translations\/en$/, faults.answer(503, { error: 'Down' }));
  fireEvent.change(title, { target: { value: 'The Main Gate' } });
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved on this device/);
  // The tour's own language is never a translation.
  expect(screen.queryByText(/text changed on/)).toBeNull();
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${taj}`));
  const group = within(await screen.findByRole('group', { name: /^Section 1/ }));
  expect(await group.findByText(note)).toBeVisible();
  expect(group.getByText('Great', { selector: 'del' })).toBeVisible();
  expect(group.getByText('Main', { selector: 'ins' })).toBeVisible();
});

test('a worker that does not tell the times of texts has no marks', async () => {
  await changeSource('The Main Gate');
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('heading', { level: 1 });
  view.faults.on('GET', /sections(\?|$)/, withoutTimes);
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${taj}`));
  await screen.findByRole('textbox', { name: 'Title (Section 1)' });
  await waitFor(() => expect(screen.getByText('0 tours left in Hindi')).toBeVisible());
  expect(screen.queryByText(note)).toBeNull();
});
