import { act, screen, waitFor, within } from '@testing-library/react';
import { type Language } from '../../domain/languages/language';
import { FaultInjector, faults, pausedCall } from '../../testing/faults';
import { formField } from '../../testing/openEditor';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

const PATH = '/admin/languages';
const LIST = /\/api\/languages$/;
let worker: TestWorker;

beforeEach(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
});
afterEach(async () => {
  await forgetConsole();
  await worker.close();
});

const stored = async (): Promise<Language[]> => (await worker.call('GET', '/api/languages')).json();
const rowOf = async (label: string) => {
  await screen.findByRole('grid', { name: 'Languages' });
  const row = (await screen.findByRole('switch', { name: `${label} enabled` })).closest(
    '[role="row"]',
  );
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${label}`);
  return within(row);
};

type View = Awaited<ReturnType<typeof renderConsole>>;

/** Presses a row action by keyboard: its pointer events need a row hover from CSS, which the tests do not load. */
async function press({ user }: View, button: HTMLElement) {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}
const pressIn = async (view: View, label: string, action: string) =>
  press(view, (await rowOf(label)).getByRole('button', { name: action }));

async function fill({ user }: View, name: string, text: string) {
  const field = formField(name);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

describe('LanguageListScreen', () => {
  it('shows the languages in their order, with the default marked', async () => {
    const view = await renderConsole(PATH, { worker });
    const row = await rowOf('English');
    expect(row.getByText('Default')).toBeVisible();
    expect(row.getByText('en')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Language management' })).toBeVisible();
    // The test's window has no space beside the list.
    expect(screen.getByText(/^Codes follow ISO/)).not.toBeVisible();
    await view.user.click(screen.getByRole('heading', { name: 'Tips' }));
    expect(screen.getByText(/^Codes follow ISO/)).toBeVisible();
    expect(await screen.findByText('3 languages, 3 enabled')).toBeVisible();
    const switches = screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label'));
    expect(switches).toEqual(['English enabled', 'Hindi enabled', 'Tamil enabled']);
  });

  it('shows what a language has beside the switch that hides it', async () => {
    const tour = await worker.seeds.tour({ texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
    const gate = await worker.seeds.section(tour, { texts: { en: 'Gate', hi: 'दरवाज़ा' } });
    await worker.seeds.section(tour, { orderIndex: 1, texts: { en: 'Moat' } });
    await worker.call('POST', `/api/sections/${gate}/play?language=hi`);
    await renderConsole(PATH, { worker });
    const cells = async (label: string) =>
      (await rowOf(label)).getAllByRole('gridcell').map((cell) => cell.textContent);
    await waitFor(async () => expect((await cells('Hindi')).slice(5, 7)).toEqual(['1', '1']));
    expect((await cells('English')).slice(5, 7)).toEqual(['2', '0']);
    expect((await cells('Tamil')).slice(5, 7)).toEqual(['0', '0']);
  });

  it('disables a language once, and the header follows', async () => {
    const view = await renderConsole(PATH, { worker });
    const paused = pausedCall();
    view.faults.on('PATCH', /\/api\/languages\//, paused.fault);
    const toggle = (await rowOf('Tamil')).getByRole('switch');
    await view.user.dblClick(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    paused.release();
    expect(await screen.findAllByText('Language updated successfully')).toHaveLength(1);
    expect(view.faults.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
    expect(await screen.findByText('3 languages, 2 enabled')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: /^Content: / }));
    expect(await screen.findByText('Hindi', { selector: '[role="option"] *' })).toBeVisible();
    expect(screen.queryByText('Tamil', { selector: '[role="option"] *' })).toBeNull();
  });

  it('switches back and says so when the worker refuses', async () => {
    const view = await renderConsole(PATH, { worker });
    view.faults.on('PATCH', /\/api\/languages\//, faults.respond(500, { error: 'Down' }));
    const toggle = (await rowOf('Tamil')).getByRole('switch');
    await view.user.click(toggle);
    expect(await screen.findAllByText('Failed to update language')).toHaveLength(1);
    await waitFor(() => expect(toggle).toBeChecked());
  });

  it('neither switches nor deletes the default, and says why', async () => {
    const view = await renderConsole(PATH, { worker });
    const row = await rowOf('English');
    const toggle = row.getByRole('switch');
    expect(toggle).toHaveAttribute('aria-description', 'The default language is always enabled');
    await view.user.click(toggle);
    expect(toggle).toBeChecked();
    const remove = row.getByRole('button', { name: 'Delete' });
    expect(remove).toHaveAttribute('aria-description', 'Cannot delete the default language');
    await press(view, remove);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(view.faults.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('makes another language the default', async () => {
    const view = await renderConsole(PATH, { worker });
    await pressIn(view, 'Hindi', 'Make default');
    expect(await screen.findByText('Language updated successfully')).toBeVisible();
    const row = await rowOf('Hindi');
    expect(await row.findByText('Default')).toBeVisible();
    expect((await rowOf('English')).queryByText('Default')).toBeNull();
    expect((await stored()).filter((each) => each.is_default).map((each) => each.code)).toEqual([
      'hi',
    ]);
  });

  it('names a new language after its code, unless somebody did', async () => {
    const view = await renderConsole(PATH, { worker });
    await view.user.click(await screen.findByRole('button', { name: 'Add language' }));
    await screen.findByRole('dialog');
    await fill(view, 'code', 'or');
    await waitFor(() => expect(formField('label')).toHaveValue('Odia'));
    expect(formField('native_label')).toHaveValue('ଓଡ଼ିଆ');
    await fill(view, 'label', 'Odia (Odisha)');
    await fill(view, 'code', 'ur');
    await waitFor(() => expect(formField('native_label')).toHaveValue('اردو'));
    expect(formField('label')).toHaveValue('Odia (Odisha)');
  });

  it('adds a language: checked first, saved in lower case', async () => {
    const view = await renderConsole(PATH, { worker });
    await rowOf('English');
    await view.user.click(screen.getByRole('button', { name: 'Add language' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add language' }));
    const submit = dialog.getByRole('button', { name: 'Add language' });
    expect(formField('sort_order')).toHaveValue('3');
    expect(formField('flag')).toHaveValue('🌐');
    await fill(view, 'sort_order', '-1');
    await view.user.click(submit);
    expect(await dialog.findByText('Language code is required')).toBeVisible();
    expect(dialog.getByText('Language label is required')).toBeVisible();
    expect(dialog.getByText('Sort order must be a non-negative number')).toBeVisible();
    await fill(view, 'sort_order', '');
    await fill(view, 'code', 'es-419');
    expect(
      await dialog.findByText(
        'Invalid language code format. Use ISO format like "en", "es", "zh-cn"',
      ),
    ).toBeVisible();
    expect(dialog.getByText('Sort order must be a non-negative number')).toBeVisible();
    await fill(view, 'code', ' TA');
    expect(await dialog.findByText('Language code already exists')).toBeVisible();
    expect(view.faults.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await fill(view, 'code', 'ZH-CN');
    await fill(view, 'label', 'Chinese');
    await fill(view, 'flag', '');
    await fill(view, 'sort_order', '7');
    await view.user.dblClick(submit);
    expect(await screen.findAllByText('Language "Chinese" created successfully')).toHaveLength(1);
    expect(view.faults.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await rowOf('Chinese');
    expect((await stored()).at(-1)).toMatchObject({
      code: 'zh-cn',
      label: 'Chinese',
      flag: '🌐',
      sort_order: 7,
      is_enabled: true,
    });
  });

  it('shows what the worker says of a new language, in its field or above', async () => {
    const view = await renderConsole(PATH, { worker });
    await rowOf('English');
    await view.user.click(screen.getByRole('button', { name: 'Add language' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(view, 'code', 'ur');
    await fill(view, 'label', 'Urdu');
    view.faults.on('POST', LIST, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(dialog.getByRole('button', { name: 'Add language' }));
    expect(await dialog.findByText('Failed to create language')).toBeVisible();
    expect(dialog.getByText('Backend server error: Down')).toBeVisible();
    await worker.call('POST', '/api/languages', { json: { code: 'ur', label: 'Urdu' } });
    await view.user.click(dialog.getByRole('button', { name: 'Add language' }));
    expect(await dialog.findByText('Language code already exists')).toBeVisible();
    expect(dialog.queryByText('Failed to create language')).toBeNull();
  });

  it('edits what changed, with the code locked', async () => {
    const view = await renderConsole(PATH, { worker });
    await pressIn(view, 'Hindi', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Hindi' }));
    expect(formField('code')).toBeDisabled();
    await fill(view, 'native_label', 'हिन्दी');
    view.faults.on('PATCH', /\/api\/languages\//, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Failed to update language')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Language updated successfully')).toHaveLength(1);
    expect(await (await rowOf('Hindi')).findByText('हिन्दी')).toHaveAttribute('lang', 'hi');
  });

  it('asks before deleting, and moves the content language on', async () => {
    const view = await renderConsole(PATH, { worker });
    const { contentLanguageChosen } = await import('../../state/model/preferencesSlice');
    await rowOf('Tamil');
    act(() => void view.console.store.dispatch(contentLanguageChosen('ta')));
    await pressIn(view, 'Tamil', 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete "Tamil" (ta)?');
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Language deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('switch', { name: /Tamil/ })).toBeNull());
    expect(screen.getByText('Content: English')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
  });

  it('does not delete a language that is used', async () => {
    await worker.seeds.tour({ texts: { ta: 'தாஜ்மஹால்' } });
    const view = await renderConsole(PATH, { worker });
    await pressIn(view, 'Tamil', 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findAllByText('Cannot delete language: it is being used in translations'),
    ).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const opener = (await rowOf('Tamil')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(opener).toHaveFocus());
    view.faults.on('DELETE', /\/api\/languages/, faults.respond(500, { error: 'Down' }));
    await pressIn(view, 'Tamil', 'Delete');
    const again = await screen.findByRole('alertdialog');
    await view.user.click(within(again).getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Failed to delete language')).toHaveLength(1);
  });

  it('falls back to English alone where the list cannot be loaded', async () => {
    let isDown = true;
    jest
      .spyOn(FaultInjector.prototype, 'wrap')
      .mockImplementationOnce(
        (send) => async (input, init) =>
          isDown && LIST.test(new URL(String(input)).pathname)
            ? new Response('{"error":"Down"}', { status: 500 })
            : send(input, init),
      );
    // A person without cached data on this device.
    const view = await renderConsole(PATH, { worker, as: 'ravi' });
    expect(await screen.findByText('The languages could not be loaded')).toBeVisible();
    expect(await screen.findAllByText('Failed to load languages')).toHaveLength(1);
    const row = await rowOf('English');
    expect(row.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    const add = screen.getByRole('button', { name: 'Add language' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    isDown = false;
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    await rowOf('Tamil');
    expect(screen.queryByText('The languages could not be loaded')).toBeNull();
  });

  it('keeps the rows and locks them while the network is away', async () => {
    const view = await renderConsole(PATH, { worker });
    await rowOf('Tamil');
    view.faults.on('GET', LIST, faults.networkLost(), 1);
    // The probe succeeds, but the list request fails again.
    view.faults.on('GET', LIST, (passOn) => passOn(), 1);
    view.faults.on('GET', LIST, faults.networkLost(), 1);
    const { languagesEndpoints } = await import('../../state/endpoints/languagesEndpoints');
    const { initiate } = languagesEndpoints.endpoints.getLanguages;
    const read = initiate(undefined, { forceRefetch: true, subscribe: false });
    await act(async () => void (await view.console.store.dispatch(read)));
    expect(await screen.findByText(/Network error: Cannot connect/)).toBeVisible();
    const edit = (await rowOf('Tamil')).getByRole('button', { name: 'Edit' });
    expect(edit).toHaveAttribute('aria-description', 'The server cannot be reached at present');
    const add = () => screen.getByRole('button', { name: 'Add language' });
    expect(add()).toHaveAttribute('aria-disabled', 'true');
    expect(add()).toHaveAccessibleDescription('The server cannot be reached at present');
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
  });
});
