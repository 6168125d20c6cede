import { screen, waitFor } from '@testing-library/react';
import { pausedCall } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ur');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: string) => screen.findByRole('textbox', { name });

test('a tour without texts in the source language says so, and is translated from one that it has', async () => {
  const { seeds } = worker;
  const fort = await seeds.tour({ texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
  await seeds.section(fort, { texts: { en: 'Gate' } });
  const view = await renderConsole(`/admin/translate?lang=hi&from=ur&tour=${fort}`, { worker });
  expect(await screen.findByText('This tour has no texts in Urdu')).toBeVisible();
  expect(screen.queryByText(/texts of this tour/)).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Translate from English' }));
  expect(await field('Title (Section 1)')).toBeVisible();
  expect(view.currentPath()).toContain('from=en');
});

test('a language that the catalogue lacks is said to be unknown, with the way to one that it has', async () => {
  const view = await renderConsole('/admin/translate?lang=xx', { worker });
  expect(await screen.findByText('The catalogue has no language “xx”')).toBeVisible();
  expect(screen.queryByText(/left in xx/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Translate into Hindi' }));
  await waitFor(() => expect(view.currentPath()).toContain('lang=hi'));
  expect(screen.queryByText(/The catalogue has no language/)).toBeNull();
});

test('a copied source has its own direction until it is translated', async () => {
  const tomb = await worker.seeds.tour({ texts: { en: 'A tomb.' } });
  const view = await renderConsole(`/admin/translate?lang=ur&tour=${tomb}`, { worker });
  const title = await field('Title (Tour)');
  expect(title).toHaveAttribute('dir', 'rtl');
  await waitFor(() => expect(title).toHaveFocus());
  await view.user.keyboard('{Alt>}c{/Alt}');
  await waitFor(() => expect(title).toHaveAttribute('dir', 'auto'));
  await view.user.clear(title);
  await view.user.type(title, 'Taj مقبرہ');
  expect(title).toHaveAttribute('dir', 'rtl');
});

test('tours whose sections are being read are said to be checked', async () => {
  await worker.seeds.tour({ texts: { en: 'Hill', ur: 'پہاڑی' } });
  const view = await renderConsole('/admin/languages', { worker });
  await screen.findByRole('grid', { name: 'Languages' });
  const call = pausedCall();
  view.faults.on('GET', /sections\?lang=ur/, call.fault);
  await view.router.navigate('/admin/translate?lang=ur');
  expect(
    await screen.findByText(/^\d+ tours? left in Urdu so far; checking 1 more…$/),
  ).toBeVisible();
  call.release();
  expect(await screen.findByText(/^\d+ tours? left in Urdu$/)).toBeVisible();
});
