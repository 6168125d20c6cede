import { screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let taj: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
  const texts = { en: 'Taj Mahal', hi: 'ताज महल', ta: 'தாஜ்' };
  taj = await worker.seeds.completeTour({ slug: 'taj-mahal', isPublished: true, texts });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('a tour is duplicated from its row, with the texts of all languages on request', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  const row = (await screen.findByRole('link', { name: 'Taj Mahal' })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('No row');
  const action = within(row).getByRole('link', { name: 'Duplicate' });
  expect(action).toHaveAttribute('href', `/admin/tours/create?from=${taj}`);
  action.focus();
  await view.user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Duplicate tour' })).toBeVisible();
  expect(await field(/^Title/)).toHaveValue('Taj Mahal (copy)');
  expect(await field(/^Slug/)).toHaveValue('taj-mahal-copy');
  expect(await field(/^City/)).toHaveValue('Agra');
  expect(await field(/^Description/)).toHaveValue('About Taj Mahal');
  expect(screen.getByText(/Sections, recordings and covers are not copied/)).toBeVisible();
  const others = screen.getByRole('checkbox', { name: 'Copy its texts in Hindi and Tamil too' });
  expect(others).not.toBeChecked();
  await view.user.click(others);
  await view.user.click(screen.getByRole('button', { name: 'Create without sections' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Taj Mahal (copy)' })).toBeVisible();
  const id = view.currentPath().split('/').at(-1);
  const [made] = await (await worker.call('GET', `/api/tours/${id}?lang=hi`)).json();
  expect(made).toMatchObject({
    title: 'ताज महल (copy)',
    slug: 'taj-mahal-copy',
    is_published: false,
    cover_media_url: null,
    tour_sections: [],
  });
});

test('offline, the copy and its texts wait on this device in order', async () => {
  const view = await renderConsole(`/admin/tours/${taj}`, { worker });
  await screen.findByRole('heading', { level: 1, name: 'Taj Mahal' });
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.keyboard('duplicate');
  await screen.findByRole('option', { name: 'Duplicate this tour' });
  await view.user.keyboard('{Enter}');
  expect(await field(/^Title/)).toHaveValue('Taj Mahal (copy)');
  await view.user.click(await screen.findByRole('checkbox'));
  view.faults.on('POST', /./, faults.networkLost());
  await view.user.click(screen.getByRole('button', { name: 'Create without sections' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Taj Mahal (copy)' })).toBeVisible();
  await waitFor(() => {
    const { entries } = view.console.store.getState().outbox;
    expect(entries.map(({ edit }) => `${edit.action} ${edit.entity}`)).toEqual([
      'create tour',
      'create tourTranslation',
      'create tourTranslation',
    ]);
    expect(entries[2]?.dependsOn).toEqual([entries[0]?.id]);
  });
});

test('texts that the worker refuses are named; the copy is created all the same', async () => {
  const view = await renderConsole(`/admin/tours/create?from=${taj}`, { worker });
  await view.user.click(await screen.findByRole('checkbox'));
  await view.user.clear(await field(/^Slug/));
  await view.user.paste('another-taj');
  view.faults.on('POST', /translations$/, faults.respond(422, { error: 'No more words' }));
  await view.user.click(screen.getByRole('button', { name: 'Create without sections' }));
  expect(
    await screen.findByText(
      /^The tour was created, but not its texts in Hindi and Tamil: .*No more words/,
    ),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Taj Mahal (copy)' })).toBeVisible();
});
