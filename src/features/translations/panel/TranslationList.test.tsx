import { act, screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let tour: string;
let gate: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'bn', 'hi', 'ta', 'ur');
  await seeds.admin(people.asha, 'owner');
  tour = await seeds.tour({ texts: { en: 'Red Fort', hi: 'लाल क़िला', ta: 'செங்கோட்டை' } });
  gate = await seeds.section(tour, { texts: { en: 'Gate', hi: 'द्वार' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('a tour is to be translated where a title of a section is missing, and only edited where none is', async () => {
  await renderConsole(`/admin/tours/${tour}/translations`, { worker });
  const edit = await (await card('Hindi')).findByRole('link', { name: 'Edit texts in Hindi' });
  expect(edit).toHaveAttribute('href', `/admin/translate?lang=hi&tour=${tour}`);
  const tamil = await card('Tamil');
  expect(await tamil.findByText('Sections 0 of 1')).toBeVisible();
  expect(tamil.getByRole('link', { name: 'Translate into Tamil' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Translate into Urdu' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Translate into Hindi' })).toBeNull();
});

test('a section is to be translated where it has no text', async () => {
  await renderConsole(`/admin/tours/${tour}/sections/${gate}/translations`, { worker });
  expect(
    await (await card('Hindi')).findByRole('link', { name: 'Edit texts in Hindi' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Translate into Tamil' })).toBeVisible();
});

test('translated languages stand before the others, each in their order', async () => {
  const view = await renderConsole(`/admin/tours/${tour}/translations`, { worker });
  await card('Tamil');
  const shown = () =>
    [...document.querySelectorAll('[data-language]')].map((row) =>
      row.getAttribute('data-language'),
    );
  expect(shown()).toEqual(['en', 'hi', 'ta', 'bn', 'ur']);
  await act(() => view.router.navigate(`/admin/tours/${tour}/sections/${gate}/translations`));
  await waitFor(() => expect(shown()).toEqual(['en', 'hi', 'bn', 'ta', 'ur']));
});
