import { act, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
const ids: Record<string, string> = {};

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  ids['bare'] = await seeds.tour({ slug: 'bare', texts: { en: 'Bare Fort' } });
  ids['half'] = await seeds.completeTour({ slug: 'half', cover: null, texts: { en: 'Half Fort' } });
  ids['gate'] = await seeds.section(ids['half'], {
    orderIndex: 1,
    durationSeconds: 900,
    texts: {},
  });
  ids['whole'] = await seeds.completeTour({ slug: 'whole', texts: { en: 'Whole Fort' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const isPublished = async (name: string) => {
  const [tour] = await (await worker.call('GET', `/api/tours/${ids[name]}`)).json();
  return tour.is_published;
};
const lines = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('what is open is named on the page, each with the way to it, and again once it is published, with the way back', async () => {
  const view = await renderConsole(`/admin/tours/${ids['half']}`, { worker });
  const panel = await screen.findByRole('region', { name: 'Open issues' });
  await waitFor(() =>
    expect(lines(panel)).toEqual([
      'No cover',
      '1 of 2 sections has no title in English',
      '1 of 2 sections has no audio in English',
      'The duration is 30:00, the sections take 35:00',
    ]),
  );
  const path = `/admin/tours/${ids['half']}`;
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${path}/details?edit=cover`,
    `${path}/sections/${ids['gate']}/translations`,
    `${path}/sections/${ids['gate']}/audio`,
    `${path}/details?edit=duration_seconds`,
  ]);

  const named = lines(panel);
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  const note = await screen.findByText(/^Half Fort is published|is published\. Still open/);
  expect(note).toHaveTextContent(`Half Fort is published. Still open: ${named.join(' · ')}`);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await isPublished('half')).toBe(true);
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(screen.queryByText(/Still open/)).toBeNull();
  await waitFor(async () => expect(await isPublished('half')).toBe(false));

  await view.user.click(within(panel).getByRole('link', { name: /^The duration is/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Duration/ })).toHaveFocus());
  expect(view.currentPath()).toBe(`${path}/details`);
});

test('many tours are published at once; what is open is counted beside the result, with Undo', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await view.user.click(await screen.findByRole('button', { name: 'Publish 3' }));
  expect(await screen.findByText('3 tours published')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(
    screen.getByText(/^\d of them are incomplete in English: 2 without a cover/),
  ).toHaveTextContent('Sections of 3 tours were not checked.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await isPublished('bare')).toBe(true);
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('3 tours put back as they were')).toBeVisible();
  expect(screen.queryByText(/incomplete in English/)).toBeNull();
  expect(await isPublished('bare')).toBe(false);

  // Sections are checked beside the result; those that fail to load are reported.
  await view.user.click(screen.getByRole('button', { name: 'Publish 3' }));
  view.faults.on('GET', /sections/, faults.respond(500, { error: 'Down' }), 1);
  await view.user.click(await screen.findByRole('button', { name: 'Check 3' }));
  expect(await screen.findByText(/Some sections could not be read\./)).toBeVisible();
  await view.user.click(await screen.findByRole('button', { name: /^Check \d$/ }));
  const status = await screen.findByText(/^\d of them are incomplete in English/);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Check \d$/ })).toBeNull());
  expect(status).toHaveFocus();
  expect(status).toHaveTextContent('1 with sections that have no audio');
  const missing = within(screen.getByRole('list', { name: 'What is missing' }));
  const half = missing.getByRole('link', { name: 'Half Fort' });
  expect(half).toHaveAttribute('href', `/admin/tours/${ids['half']}`);
  expect(half.closest('li')).toHaveTextContent('1 of 2 sections has no audio in English');
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('3 tours put back as they were')).toBeVisible();

  // After undo by keyboard, the tours are no longer reported as published.
  await view.user.click(screen.getByRole('button', { name: 'Publish 3' }));
  expect(await screen.findByText('3 tours published')).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('3 changes undone')).toBeVisible();
  expect(screen.queryByText('3 tours published')).toBeNull();
});

test('the result of many tours says how many of them are still to be sent', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  view.faults.on('PATCH', /tours/, faults.networkLost());
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await view.user.click(await screen.findByRole('button', { name: 'Publish 3' }));
  expect(await screen.findByText('3 tours published, 3 waiting to be sent')).toBeVisible();
});

test('incomplete tours say what they lack, in a column that comes with their filter', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('3 tours');
  expect(screen.queryByRole('columnheader', { name: 'Missing' })).toBeNull();
  await act(() => view.router.navigate('/admin/tours?incomplete=1'));
  expect(await screen.findByRole('columnheader', { name: 'Missing' })).toBeVisible();
  const half = (await screen.findByRole('link', { name: 'Half Fort' })).closest('[role="row"]');
  expect(half).toHaveTextContent(/cover/);
  await view.user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('checkbox', { name: 'Primary language' })).not.toBeChecked();
});

test('a tour that was published in the list is announced with the way back', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  const row = (await screen.findByRole('link', { name: 'Half Fort' })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('No row');
  await view.user.click(within(row).getByRole('button', { name: 'Draft' }));
  expect(await screen.findByText(/1 of 2 sections has no audio in English/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(row).findByRole('button', { name: 'Draft' })).toBeVisible();
  expect(screen.queryByText(/is published/)).toBeNull();
  await waitFor(async () => expect(await isPublished('half')).toBe(false));

  const whole = (await screen.findByRole('link', { name: 'Whole Fort' })).closest('[role="row"]');
  if (!(whole instanceof HTMLElement)) throw new Error('No row');
  await view.user.click(within(whole).getByRole('button', { name: 'Draft' }));
  expect(await screen.findByText(/^Whole Fort$/, { selector: '[role="note"] *' })).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^Undone: Published/)).toBeVisible();
  await waitFor(async () => expect(await isPublished('whole')).toBe(false));
});

test('a tour that is published without a connection is not said to be so yet', async () => {
  const view = await renderConsole(`/admin/tours/${ids['half']}`, { worker });
  view.faults.on('PATCH', /tours/, faults.networkLost());
  await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/will be published .* Still open: /)).toBeVisible();
  expect(screen.queryByText(/is published/)).toBeNull();
});

test('the status in the list publishes a tour with open issues at the click', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  const row = (await screen.findByRole('link', { name: 'Bare Fort' })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('No row');
  await view.user.click(within(row).getByRole('button', { name: 'Draft' }));
  // The list has no sections, so they are fetched after publishing.
  expect(await screen.findByText(/is published\. Still open: .*No sections/)).toBeVisible();
  expect(await isPublished('bare')).toBe(true);
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Still open/)).toBeNull();
});
