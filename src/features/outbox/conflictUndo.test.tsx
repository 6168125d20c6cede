import { act, screen, waitFor, within } from '@testing-library/react';
import { type Edit } from '../../state/outbox/edit';
import { saveEdits } from '../../state/sync/saveEdits';
import { faults } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let tourId: string;
let count = 0;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  const slug = `taj-${(count += 1)}`;
  tourId = await worker.seeds.completeTour({ slug, texts: { en: 'Taj' } });
  await changeElsewhere({ city: 'Agra' });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const changeElsewhere = (body: object) =>
  worker.call('PATCH', `/api/tours/${tourId}?lang=en`, { json: body });

const stored = async (): Promise<Record<string, unknown>> => {
  const [tour] = await (await worker.call('GET', `/api/tours/${tourId}?lang=en`)).json();
  return tour;
};

/** Opens the page of unsent edits with title and city in conflict, each also changed by another person. */
async function openConflicts() {
  const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
  await screen.findByRole('button', { name: 'Publish' });
  view.faults.on('PATCH', /tours/, faults.networkLost());
  const ref = { tourId, language: 'en' };
  const edits: Edit[] = [
    { entity: 'tour', action: 'update', ref, fields: { city: 'A city' } },
    { entity: 'tourTranslation', action: 'update', ref, fields: { title: 'A title' } },
  ];
  const saved = await view.console.store.dispatch(saveEdits(edits, { done: null, failed: null }));
  expect(saved).toMatchObject({ queued: true });
  view.faults.clear();
  await changeElsewhere({ city: 'B city' });
  await worker.call('PATCH', `/api/tours/${tourId}/translations/en`, {
    json: { title: 'B title' },
  });
  await act(() => view.router.navigate('/admin/outbox'));
  await view.user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByRole('row', { name: /City Agra A city B city/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Title Taj A title B title/ })).toBeVisible();
  return view;
}

it('the notice of a conflict goes when its page is opened, where it would cover buttons', async () => {
  const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
  await screen.findByRole('button', { name: 'Publish' });
  await changeElsewhere({ city: 'B city' });
  const ref = { tourId, language: 'en' };
  const edit: Edit = { entity: 'tour', action: 'update', ref, fields: { city: 'A city' } };
  await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
  expect(await screen.findByText(/It needs your decision under Unsent edits/)).toBeVisible();
  await act(() => view.router.navigate('/admin/outbox'));
  expect(await screen.findByRole('row', { name: /City Agra A city B city/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/It needs your decision under/)).toBeNull());
});

describe('a conflict in one of two fields of an edit', () => {
  /** Opens the page of unsent edits with a city changed on both sides, and a country changed only here. */
  async function openConflict() {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    await screen.findByRole('button', { name: 'Publish' });
    await changeElsewhere({ city: 'B city' });
    const ref = { tourId, language: 'en' };
    const fields = { city: 'A city', country: 'A country' };
    const edit: Edit = { entity: 'tour', action: 'update', ref, fields };
    await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    await view.user.click(await screen.findByRole('button', { name: 'Decide' }));
    expect(await screen.findByRole('row', { name: /City Agra A city B city/ })).toBeVisible();
    return view;
  }

  it('shows the other field too, and says that it is saved where the server’s value is kept', async () => {
    const view = await openConflict();
    expect(
      screen.getByRole('row', { name: /^Country .*A country No conflict This edit$/ }),
    ).toBeVisible();
    await view.user.click(screen.getByRole('radio', { name: 'Server' }));
    await view.user.click(screen.getByRole('button', { name: 'Save only the other change' }));
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    expect(await stored()).toMatchObject({ city: 'B city', country: 'A country' });
  });

  it('is a click away from its record, as from where it was said', async () => {
    const view = await openConflict();
    expect(view.currentPath()).toBe('/admin/outbox');
    expect(screen.queryByRole('link', { name: 'Needs attention' })).toBeNull();
    await act(() => view.router.navigate(`/admin/tours/${tourId}`));
    await view.user.click(await screen.findByRole('link', { name: 'Needs attention' }));
    expect(await screen.findByRole('heading', { name: 'Unsent edits' })).toBeVisible();
    expect(view.currentPath()).toBe('/admin/outbox');
  });

  it('saves both where this edit is kept', async () => {
    const view = await openConflict();
    await view.user.click(screen.getByRole('button', { name: 'Save all changes' }));
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    expect(await stored()).toMatchObject({ city: 'A city', country: 'A country' });
  });
});

describe('undo beside a conflict', () => {
  it('leads to the decision where an edit of another tab is shown in place of the last change', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    await screen.findByRole('button', { name: 'Publish' });
    const ref = { tourId, language: 'en' };
    const change = (city: string): Edit[] => [
      { entity: 'tour', action: 'update', ref, fields: { city } },
    ];
    const messages = { done: null, failed: null };
    await view.console.store.dispatch(saveEdits(change('First'), messages));
    await changeElsewhere({ city: 'B city' });
    // Edits from another tab are in the outbox, but not in this tab's history.
    await view.console.store.dispatch(saveEdits(change('Second'), messages, { isUndo: true }));
    expect(await screen.findByText(/It needs your decision under Unsent edits/)).toBeVisible();
    await view.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^Nothing was undone: .* your decision/)).toBeVisible();
  });

  it('takes back the decision first, then the edits that were never sent', async () => {
    const view = await openConflicts();
    await view.user.click(screen.getByRole('button', { name: 'Save “A city”' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ city: 'A city' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /City/ })).toBeNull());

    await view.user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await stored()).toMatchObject({ city: 'B city' }));
    expect(await screen.findByText(/^Undone: City changed/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Title Taj A title B title/ })).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Unsent edits' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);

    await view.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    expect(await stored()).toMatchObject({ city: 'B city', title: 'B title' });
  });

  it('brings back what was given up for the other person’s value', async () => {
    const view = await openConflicts();
    const [keep] = screen.getAllByRole('radio', { name: 'Server' });
    await view.user.click(keep ?? document.body);
    await view.user.click(screen.getByRole('button', { name: 'Keep “B city”' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /City/ })).toBeNull());
    await view.user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await stored()).toMatchObject({ city: 'A city' }));
    expect(screen.getByRole('row', { name: /Title Taj A title B title/ })).toBeVisible();
  });

  it('leaves what waits for a decision without a button that would do nothing', async () => {
    const view = await openConflicts();
    const ref = { tourId, language: 'en' };
    const edit = {
      entity: 'tour',
      action: 'update',
      ref,
      fields: { is_published: false },
    } as const;
    await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    expect(await screen.findByText('Waiting for your decision above.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send$|^Try again$/ })).toBeNull();
    const sendAll = screen.getByRole('button', { name: 'Send now' });
    expect(sendAll).not.toHaveClass('MuiButton-contained');
    expect(sendAll).toHaveAttribute('aria-disabled', 'true');
    expect(sendAll).toHaveAccessibleDescription('Nothing can be sent before you have decided');
  });

  it('takes both edits out while nothing is decided, and leaves the other person’s words', async () => {
    const view = await openConflicts();
    await view.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    expect(await screen.findByText('2 changes undone')).toBeVisible();
    expect(await stored()).toMatchObject({ city: 'B city', title: 'B title' });
  });
});
