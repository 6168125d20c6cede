import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

/** The list is sorted newest first. */
const day = (date: number) => new Date(Date.UTC(2025, 0, date));

let worker: TestWorker;
let taj: string;
let fort: string;

beforeEach(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi', 'ta');
  await seeds.admin(people.asha, 'owner');
  taj = await seeds.tour({ createdAt: day(3), texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  await seeds.section(taj, { texts: { en: 'The Garden' } });
  fort = await seeds.tour({ createdAt: day(2), texts: { en: 'Red Fort' } });
  await seeds.section(fort, { texts: { en: 'The Hall' } });
});
afterEach(async () => {
  await forgetConsole();
  await worker.close();
});

const field = (name: string) => screen.findByRole('textbox', { name });
const fill = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

test('Enter in a title goes to the next text, and saves nothing', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  (await field('Title (Tour)')).focus();
  await view.user.keyboard('लाल{Enter}');
  expect(await field('Description (Tour)')).toHaveFocus();
  (await field('Title (Section 1)')).focus();
  await view.user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(await field('Description (Section 1)')).toHaveFocus();
  expect(await screen.findByText('Unsaved: 1 text in Hindi')).toBeVisible();
  expect(view.faults.calls.filter((call) => /^(POST|PATCH)/.test(call))).toEqual([]);
});

test('Ctrl+Enter saves and leads from text to text, and to the next tour once none is left', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  (await field('Title (Tour)')).focus();
  expect(screen.getByRole('button', { name: 'Save and next text' })).toBeVisible();
  await view.user.keyboard('लाल क़िला{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Translation created for Hindi')).toBeVisible();
  expect(await field('Description (Tour)')).toHaveFocus();
  // The order wraps around: the text above is last.
  (await field('Title (Section 1)')).focus();
  await view.user.keyboard('दीवान{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await field('Description (Section 1)')).toHaveFocus());
  await view.user.keyboard('दीवान के बारे में{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await field('Description (Tour)')).toHaveFocus());
  await view.user.keyboard('क़िले के बारे में');
  expect(screen.getByRole('button', { name: 'Save and next tour' })).toBeVisible();
  expect(view.currentPath()).toContain(`tour=${fort}`);
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(view.currentPath()).toContain(`tour=${taj}`));
});

test('a tour that is left with an empty text is announced, with the way back', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  await fill('Title (Tour)', 'लाल क़िला');
  await fill('Description (Tour)', 'क़िले के बारे में');
  await fill('Title (Section 1)', 'दीवान');
  (await field('Description (Section 1)')).focus();
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(view.currentPath()).toContain(`tour=${taj}`));
  const notice = await screen.findByText(/^1 text of .?Red Fort.? is still empty$/);
  expect(notice).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(view.currentPath()).toContain(`tour=${fort}`));
  expect(await field('Title (Tour)')).toHaveValue('लाल क़िला');
});

test('another target language keeps the tour, says what is kept of the first one, and leads back to it', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  await fill('Title (Tour)', 'लाल क़िला');
  await view.user.click(screen.getByRole('button', { name: /^Into/ }));
  await view.user.click(await screen.findByRole('option', { name: /Tamil/ }));
  await waitFor(() => expect(view.currentPath()).toContain('lang=ta'));
  expect(view.currentPath()).toContain(`tour=${fort}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Red Fort');
  const kept = await screen.findByText(/^Not saved, kept on this device/);
  await view.user.click(within(kept).getByRole('link', { name: 'this tour in Hindi' }));
  await waitFor(async () => expect(await field('Title (Tour)')).toHaveValue('लाल क़िला'));
});

test('after another target language, the key copies into the first record with empty fields', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  await field('Title (Tour)');
  await view.user.click(screen.getByRole('button', { name: /^Into/ }));
  await view.user.click(await screen.findByRole('option', { name: /Tamil/ }));
  await waitFor(() => expect(view.currentPath()).toContain('lang=ta'));
  const title = await field('Title (Tour)');
  const into = screen.getByRole('button', { name: /^Into: Tamil/ });
  await waitFor(() => expect(into).toHaveFocus());
  await view.user.keyboard('{Alt>}c{/Alt}');
  await waitFor(() => expect(title).toHaveValue('Red Fort'));
  expect(title).toHaveFocus();
});

test('a section without a text in the source language shows that of the tour’s own language', async () => {
  await renderConsole(`/admin/translate?lang=ta&from=hi&tour=${taj}`, { worker });
  const group = within(await screen.findByRole('group', { name: /^Section 1/ }));
  expect(group.getByText('The Garden')).toHaveAttribute('lang', 'en');
  expect(group.getByText('Source in English')).toBeVisible();
  expect(screen.getByText('4 of 4 texts of this tour empty')).toBeVisible();
});

test('the list shows the size of what was not begun, and has what is complete', async () => {
  const gate = await worker.seeds.tour({
    createdAt: day(9),
    texts: { en: 'India Gate', hi: 'इंडिया गेट' },
  });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  await field('Title (Tour)');
  await screen.findByText('2 tours left in Hindi');
  await view.user.click(screen.getByRole('button', { name: 'Queue' }));
  expect(await screen.findByRole('option', { name: /Red Fort.*4 texts$/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /India Gate/ })).toBeNull();
  await view.user.click(screen.getByRole('radio', { name: 'Done 1' }));
  await view.user.click(await screen.findByRole('option', { name: /India Gate.*Done$/ }));
  await waitFor(() => expect(view.currentPath()).toContain(`tour=${gate}`));
  expect(await field('Title (Tour)')).toHaveValue('इंडिया गेट');
});

test('the texts of the next tours are read before they are opened', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
  await field('Title (Tour)');
  const calls = ['en', 'hi'].map((code) => `GET /api/tours/${fort}/sections?lang=${code}`);
  await waitFor(() => expect(view.faults.calls).toEqual(expect.arrayContaining(calls)));
});
