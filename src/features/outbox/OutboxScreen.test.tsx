import { act, screen, waitFor, within } from '@testing-library/react';
import { sectionRules } from '../../domain/tours/sectionRules';
import { type Edit } from '../../state/outbox/edit';
import { saveEdits } from '../../state/sync/saveEdits';
import { faults, pausedCall } from '../../testing/faults';
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
  await change({ city: 'Agra', is_published: false });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const change = (body: object) =>
  worker.call('PATCH', `/api/tours/${tourId}?lang=en`, { json: body });

const stored = async (): Promise<Record<string, unknown>> => {
  const [tour] = await (await worker.call('GET', `/api/tours/${tourId}?lang=en`)).json();
  return tour;
};

describe('unsent edits', () => {
  it('are shown where they were made and on their page, and are sent from there', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    view.faults.on('PATCH', /tours/, faults.networkLost());
    await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    expect(await screen.findByText('Saved here')).toBeInTheDocument();
    expect(await stored()).toMatchObject({ is_published: false });

    await view.user.click(await screen.findByRole('link', { name: '1 unsent' }));
    const list = within(await screen.findByRole('list', { name: 'Unsent edits' }));
    expect(list.getByRole('link', { name: 'Taj' })).toHaveAttribute(
      'href',
      `/admin/tours/${tourId}`,
    );
    expect(list.getByText('Published', { selector: 'span' })).toBeVisible();
    expect(list.getByRole('row', { name: 'Published No Yes' })).toBeVisible();

    view.faults.clear();
    await view.user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    expect(await stored()).toMatchObject({ is_published: true });
  });

  it('are named by their record and what it lies within, whatever call brought the names', async () => {
    const gate = await worker.seeds.section(tourId, { orderIndex: 4, texts: { en: 'The Gate' } });
    const nameless = await worker.seeds.section(tourId, { orderIndex: 6, texts: {} });
    const view = await renderConsole(`/admin/tours/${tourId}/sections`, { worker });
    await screen.findByRole('link', { name: 'The Gate' });
    view.faults.on('POST', /./, faults.networkLost());
    view.faults.on('PATCH', /./, faults.networkLost());
    view.faults.on('DELETE', /./, faults.networkLost());
    const edits: Edit[] = [
      { entity: 'section', action: 'update', ref: { sectionId: gate }, fields: { order_index: 9 } },
      { entity: 'section', action: 'remove', ref: { sectionId: nameless } },
      {
        entity: 'section',
        action: 'create',
        ref: { tourId },
        fields: sectionRules.cast({ order_index: 7, language: 'en', title: 'The Well' }),
      },
      {
        entity: 'tourTranslation',
        action: 'create',
        ref: { tourId },
        fields: { slug_suffix: 'ur', language: 'ur', description: '', title: 'تاج' },
      },
    ];
    for (const edit of edits) {
      await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    }
    await act(() => view.router.navigate('/admin/outbox'));
    const list = within(await screen.findByRole('list', { name: 'Unsent edits' }));
    const [moved, removed, made, translated] = list.getAllByRole('listitem');
    expect(moved).toHaveTextContent(/^The Gatein TajOrder changed/);
    expect(removed).toHaveTextContent(/^Section 7in TajSection deleted/);
    expect(made).toHaveTextContent(/^The Wellin TajSection created/);
    expect(translated).toHaveTextContent(
      /^تاجin TajTranslation added.*Title.*تاج.*Slug suffix.*ur/,
    );
  });

  it('of a record whose texts were never read take its name from the figures of plays', async () => {
    const section = await worker.seeds.section(tourId, {
      orderIndex: 0,
      texts: { en: 'The Dome' },
    });
    await worker.call('POST', `/api/sections/${section}/play?language=en`);
    const view = await renderConsole('/admin/analytics?tab=sections', { worker });
    await screen.findAllByText('The Dome');
    view.faults.on('PATCH', /./, faults.networkLost());
    const edit = {
      entity: 'section',
      action: 'update',
      ref: { sectionId: section },
      fields: { duration_seconds: 75 },
    } as const;
    await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    await act(() => view.router.navigate('/admin/outbox'));
    const list = within(await screen.findByRole('list', { name: 'Unsent edits' }));
    expect(list.getByText('The Dome')).toBeVisible();
  });

  it('that somebody else changed too wait for a choice, field by field', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    await screen.findByRole('button', { name: 'Publish' });
    await change({ city: 'Fatehpur' });
    // No open form holds this edit, so no form could offer the choice.
    const ref = { tourId, language: 'en' };
    const edit: Edit = { entity: 'tour', action: 'update', ref, fields: { city: 'New Agra' } };
    await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    expect(await screen.findByText(/needs your decision/)).toBeVisible();

    await view.user.click(await screen.findByRole('link', { name: '1 edit needs you' }));
    expect(
      await screen.findByText(
        'The same fields were changed elsewhere meanwhile. Choose which values to keep.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /City Agra New Agra Fatehpur/ })).toBeVisible();
    expect(screen.getByText('New', { selector: 'ins' })).toBeVisible();
    // Nothing can be sent before the choice.
    const sendAll = screen.getByRole('button', { name: 'Send now' });
    expect(sendAll).not.toHaveClass('MuiButton-contained');
    expect(sendAll).toHaveAttribute('aria-disabled', 'true');
    expect(sendAll).toHaveAccessibleDescription('Nothing can be sent before you have decided');
    expect(await stored()).toMatchObject({ city: 'Fatehpur' });
    await view.user.click(screen.getByRole('radio', { name: 'Server' }));
    expect(screen.getByRole('button', { name: 'Keep “Fatehpur”' })).toBeVisible();
    await view.user.click(screen.getByRole('radio', { name: 'This edit' }));
    await view.user.click(screen.getByRole('button', { name: 'Save “New Agra”' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ city: 'New Agra' }));
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Unsent edits' })).toHaveFocus();
  });

  it('hand the focus on to the next one when they are gone', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    await screen.findByRole('button', { name: 'Publish' });
    view.faults.on('PATCH', /./, faults.networkLost());
    const slug = `red-fort-${count}`;
    const other = await worker.seeds.completeTour({ slug, texts: { en: 'Red Fort' } });
    for (const id of [tourId, other]) {
      const ref = { tourId: id, language: 'en' };
      const edit = { entity: 'tour', action: 'update', ref, fields: { city: 'Delhi' } } as const;
      await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    }
    await act(() => view.router.navigate('/admin/outbox'));
    const list = within(await screen.findByRole('list', { name: 'Unsent edits' }));
    const sent = pausedCall();
    // The other edit keeps waiting, however long this takes.
    view.faults.clear();
    view.faults.on('PATCH', new RegExp(other), faults.networkLost());
    view.faults.on('PATCH', new RegExp(tourId), sent.fault);
    const [first] = list.getAllByRole('button', { name: /^(Send|Try again)$/ });
    await view.user.click(first ?? document.body);
    await waitFor(() => expect(first).toHaveAccessibleDescription('Being sent'));
    expect(first).toHaveFocus();
    sent.release();
    await waitFor(() => expect(list.getByRole('link')).toHaveFocus());
    expect(list.getByRole('link', { name: 'Red Fort' })).toBeVisible();
  });

  it('say without a network that they wait for it, and can’t be sent before', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    await screen.findByRole('button', { name: 'Publish' });
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    view.faults.on('GET', /./, faults.networkLost());
    view.faults.on('PATCH', /./, faults.networkLost());
    act(() => view.console.reachability.doubted());
    await screen.findByText(/^Offline/);
    await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
    await view.user.click(await screen.findByRole('link', { name: '1 unsent' }));
    const list = within(await screen.findByRole('list', { name: 'Unsent edits' }));
    const send = list.getByRole('button', { name: /^(Send|Try again)$/ });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveAccessibleDescription(/^You are offline/);
    expect(screen.getByRole('button', { name: 'Send now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    network.mockRestore();
  });

  it('that the server failed on are sent at once when they are asked for, not when their time has come', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    view.faults.on(
      'PATCH',
      /tours/,
      faults.respond(503, { error: 'resting' }, { 'retry-after': '600' }),
    );
    await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
    await view.user.click(await screen.findByRole('link', { name: '1 unsent' }));
    expect(await screen.findByText(/^The server had an error: resting\./)).toBeVisible();
    expect(screen.getByText('Tried once, next try in 10 minutes.')).toBeVisible();
    view.faults.clear();
    await view.user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    expect(await stored()).toMatchObject({ is_published: true });
  });

  it('of a tour that somebody deleted make it again, and lead on to it', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    view.faults.on('PATCH', /tours/, faults.networkLost());
    await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText(/^Saved on this device/);
    await worker.call('DELETE', `/api/tours/${tourId}`);
    view.faults.clear();
    await view.user.click(await screen.findByRole('link', { name: '1 unsent' }));
    await view.user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(
      await screen.findByText(/^The record no longer exists on the server. It can be/),
    ).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Create again' }));
    expect(await screen.findByText('Everything has been sent')).toBeVisible();
    const tours = await (await worker.call('GET', '/api/tours?lang=en')).json();
    expect(tours).toContainEqual(
      expect.objectContaining({ slug: `taj-${count}`, title: 'Taj', is_published: true }),
    );
    expect(tours).not.toContainEqual(expect.objectContaining({ id: tourId }));
  });

  it('are asked about before a sign-out, which then leaves none of them', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    view.faults.on('PATCH', /tours/, faults.networkLost());
    await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText(/^Saved on this device/);
    await view.user.click(screen.getByRole('button', { name: /sign out/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Signing out now discards 1 unsent edit.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Discard and sign out' })).toBeDisabled();
    await view.user.click(dialog.getByRole('textbox'));
    await view.user.paste('discard');
    await view.user.click(dialog.getByRole('button', { name: 'Discard and sign out' }));
    await waitFor(() => expect(view.redirects).toHaveLength(1));
    expect(await indexedDB.databases()).toEqual([]);
  });
});
