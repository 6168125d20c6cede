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

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en');
  await seeds.admin(people.asha, 'owner');
  tourId = await seeds.tour({ texts: { en: 'Taj Mahal' } });
  const places = { Gate: 0, Garden: 1, Tomb: 4, River: 8 };
  for (const [title, orderIndex] of Object.entries(places)) {
    await seeds.section(tourId, { orderIndex, texts: { en: title } });
  }
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const shown = () =>
  screen.getAllByRole('link', { name: /^(Gate|Garden|Tomb|River)$/ }).map((a) => a.textContent);
async function stored() {
  const rows: unknown = await (await worker.call('GET', `/api/tours/${tourId}/sections`)).json();
  if (!Array.isArray(rows)) throw new Error('No list');
  return rows.filter(isJson).map((row) => `${String(row['title'])} ${String(row['order_index'])}`);
}
const becomes = (...places: string[]) =>
  waitFor(async () => expect(await stored()).toEqual(places), { timeout: 5000 });
async function focusRow(title: string) {
  const cell = (await screen.findByRole('link', { name: title })).closest('[role="rowheader"]');
  if (!(cell instanceof HTMLElement)) throw new Error(`No row of ${title}`);
  act(() => cell.focus());
}
const handleOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${title}`);
  return within(row).getByRole('button', { name: 'Move' });
};

test('sections go to other places by keys and by a menu, each move one step that is undone as one', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections`, { worker });
  await focusRow('Garden');
  expect(shown()).toEqual(['Gate', 'Garden', 'Tomb', 'River']);

  await view.user.keyboard('{Alt>}{ArrowUp}{ArrowUp}');
  expect(screen.getByText('Stays 1 of 4')).toBeInTheDocument();
  await view.user.keyboard('{End}');
  expect(screen.getByText('Moved to 4 of 4')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Gate', 'Tomb', 'River', 'Garden']));
  expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('Garden');
  await view.user.keyboard('{Escape}{/Alt}');
  await waitFor(() => expect(shown()).toEqual(['Gate', 'Garden', 'Tomb', 'River']));
  expect(view.faults.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);

  await view.user.keyboard('{Alt>}{End}{ArrowUp}{/Alt}');
  expect(screen.getByText('Moved to 3 of 4')).toBeInTheDocument();
  await becomes('Gate 0', 'Tomb 4', 'Garden 5', 'River 8');

  await view.user.click(handleOf('Gate'));
  expect(screen.getByRole('menuitem', { name: /^Move up/ })).toHaveAttribute('aria-disabled');
  await view.user.click(screen.getByRole('menuitem', { name: /^Move to the end/ }));
  await becomes('Tomb 4', 'Garden 5', 'River 6', 'Gate 7');
  await waitFor(() => expect(shown()).toEqual(['Tomb', 'Garden', 'River', 'Gate']));

  await view.user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /Undo: Sections reordered/ })).toBeVisible();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await view.user.keyboard('{Control>}zz{/Control}');
  await becomes('Gate 0', 'Garden 1', 'Tomb 4', 'River 8');
  expect(await screen.findAllByText('Undone: Sections reordered')).not.toHaveLength(0);

  await view.user.click(screen.getByRole('columnheader', { name: 'Section' }));
  await waitFor(() => expect(shown()).toEqual(['Garden', 'Gate', 'River', 'Tomb']));
  const refusal = 'Sort by order to move sections';
  expect(handleOf('Gate')).toHaveAccessibleDescription(refusal);
  await focusRow('Gate');
  await view.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByText(refusal)).toBeInTheDocument();
  expect(shown()).toEqual(['Garden', 'Gate', 'River', 'Tomb']);
});

test('an order that the worker takes only in part is put back; without a network it waits on this device', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}/sections`, { worker });
  await focusRow('Gate');
  let calls = 0;
  view.faults.on('PATCH', /sections/, (passOn) => {
    calls += 1;
    return calls === 2 ? faults.respond(500, { error: 'Down' })(passOn) : passOn();
  });
  await view.user.keyboard('{Alt>}{End}{/Alt}');
  expect(await screen.findByText('Failed to update section: the order is unchanged')).toBeVisible();
  await becomes('Gate 0', 'Garden 1', 'Tomb 4', 'River 8');
  await waitFor(() => expect(shown()).toEqual(['Gate', 'Garden', 'Tomb', 'River']));

  view.faults.clear();
  view.faults.on('PATCH', /./, faults.networkLost());
  await focusRow('Gate');
  await view.user.keyboard('{Alt>}{End}{/Alt}');
  await waitFor(() => expect(screen.getAllByText('Saved here')).toHaveLength(2));
  expect(shown()).toEqual(['Garden', 'Tomb', 'River', 'Gate']);

  view.faults.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  await becomes('Garden 1', 'Tomb 4', 'River 5', 'Gate 6');
});
