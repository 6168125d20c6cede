import { act, screen, waitFor, within } from '@testing-library/react';
import { isJson } from '../../../domain/jsonReader';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let tourId: string;
const titles = ['Gate', 'Garden', 'Tomb', 'River', 'Well'];

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal' } });
  for (const [orderIndex, title] of titles.entries()) {
    await worker.seeds.section(tourId, { orderIndex, texts: { en: title } });
  }
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const open = () => renderConsole(`/admin/tours/${tourId}/sections`, { worker });
type View = Awaited<ReturnType<typeof open>>;

const shown = () =>
  screen
    .getAllByRole('link', { name: /^(Gate|Garden|Tomb|River|Well)$/ })
    .map((a) => a.textContent);
async function stored(): Promise<string[]> {
  const rows: unknown = await (await worker.call('GET', `/api/tours/${tourId}/sections`)).json();
  if (!Array.isArray(rows)) throw new Error('No list');
  return rows.filter(isJson).map((row) => String(row['title']));
}
async function select({ user }: View, ...selected: string[]) {
  for (const title of selected) {
    const row = (await screen.findByRole('link', { name: title })).closest('[role="row"]');
    if (!(row instanceof HTMLElement)) throw new Error(`No row of ${title}`);
    await user.click(within(row).getByRole('checkbox'));
  }
  return within(await screen.findByRole('toolbar', { name: 'Selected sections' }));
}

test('selected sections are moved together, to the end or to a place, and back by one undo', async () => {
  const view = await open();
  const bar = await select(view, 'Gate', 'Tomb');
  expect(bar.getByText('2 selected')).toBeVisible();
  await view.user.click(bar.getByRole('button', { name: 'Move to end' }));
  expect(await screen.findByText('2 sections moved to the end')).toBeVisible();
  expect(shown()).toEqual(['Garden', 'River', 'Well', 'Gate', 'Tomb']);
  await waitFor(async () =>
    expect(await stored()).toEqual(['Garden', 'River', 'Well', 'Gate', 'Tomb']),
  );
  expect(bar.getByRole('button', { name: 'Move to end' })).toHaveFocus();

  await view.user.click(bar.getByRole('button', { name: 'Move to end' }));
  expect(await screen.findByText('2 sections stay where they were')).toBeVisible();
  await view.user.click(bar.getByRole('button', { name: 'Move to…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Move 2 sections' }));
  const place = dialog.getByRole('textbox', { name: 'Place of the first of them in the tour' });
  expect(place).toHaveFocus();
  expect(place).toHaveAccessibleDescription(/^A number from 1 to 4;/);
  await view.user.keyboard('5');
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await view.user.keyboard('{Backspace}2{Enter}');
  expect(await screen.findByText('2 sections moved to place 2')).toBeVisible();
  expect(shown()).toEqual(['Garden', 'Gate', 'Tomb', 'River', 'Well']);
  expect(bar.getByRole('button', { name: 'Move to…' })).toHaveFocus();

  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await stored()).toEqual(['Garden', 'River', 'Well', 'Gate', 'Tomb']),
  );
  expect(await screen.findByText('Undone: Sections reordered')).toBeVisible();
  expect(screen.queryByText('2 sections moved to place 2')).toBeNull();
  expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
});

test('several sections are deleted after their number was typed; what failed is reported and tried again', async () => {
  const view = await open();
  const bar = await select(view, 'Garden', 'River', 'Well');
  await view.user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 3 sections' }));
  expect(dialog.getByText('River')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  view.faults.on('DELETE', /sections/, faults.respond(500, { error: 'Down' }), 1);
  await view.user.type(dialog.getByRole('textbox'), '3{Enter}');
  expect(await screen.findByText('2 sections deleted, 1 failed')).toBeVisible();
  expect(shown()).toHaveLength(3);
  await view.user.click(screen.getByRole('button', { name: 'Try the other 1' }));
  expect(await screen.findByText('1 section deleted')).toBeVisible();
  expect(await stored()).toEqual(['Gate', 'Tomb']);
  const close = screen.getByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toHaveFocus());
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
});

test('without a network the sections are deleted here, and on the worker later', async () => {
  const view = await open();
  const bar = await select(view, 'Garden', 'River');
  view.faults.on('DELETE', /./, faults.networkLost());
  await view.user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 sections' }));
  await view.user.type(dialog.getByRole('textbox'), '2{Enter}');
  expect(await screen.findByText('2 sections deleted')).toBeVisible();
  expect(shown()).toEqual(['Gate', 'Tomb', 'Well']);
  expect(await stored()).toHaveLength(5);
  view.faults.clear();
  await act(async () => {
    await view.console.outbox.apply({ type: 'reachable' });
    await view.console.outbox.sendNow(true);
  });
  expect(await stored()).toEqual(['Gate', 'Tomb', 'Well']);
});

test('sections are selected and moved by keys alone, and the list has the focus after it is cleared', async () => {
  const view = await open();
  const cell = (await screen.findByRole('link', { name: 'River' })).closest('[role="rowheader"]');
  if (!(cell instanceof HTMLElement)) throw new Error('No row');
  act(() => cell.focus());
  await view.user.keyboard(' {ArrowDown} ');
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected sections' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.click(
    await screen.findByRole('option', { name: /^Move 2 selected sections to the top/ }),
  );
  await waitFor(async () =>
    expect(await stored()).toEqual(['River', 'Well', 'Gate', 'Garden', 'Tomb']),
  );
  act(() => bar.getByRole('button', { name: 'Clear selection' }).focus());
  await view.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('toolbar', { name: 'Selected sections' })).toBeNull(),
  );
  expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
});
