import { act, screen, waitFor, within } from '@testing-library/react';
import { pngFile } from '../../../testing/workers/pngFile';
import { faults } from '../../../testing/faults';
import { selectTour } from '../../../state/select/selectTours';
import { workerApi } from '../../../state/api/workerApi';
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
  await worker.seeds.languages('en', 'hi', 'ur');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour({ texts: { hi: 'ताज महल', en: 'Taj Mahal' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const card = (name: string) => screen.findByRole('article', { name });
const writes = (view: View) => view.faults.calls.filter((call) => !call.startsWith('GET'));

async function open(id = tourId): Promise<View> {
  const view = await renderConsole(`/admin/tours/${id}/translations`, { worker });
  await card('English');
  return view;
}
async function openAdding() {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Add Translation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Translation' }));
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Add Translation' }));
  const choose = async (label: RegExp) => {
    await view.user.click(dialog.getByRole('combobox', { name: /^Language/ }));
    await view.user.click(await screen.findByRole('option', { name: label }));
  };
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  return { view, dialog, submit, choose, field };
}
async function openEditing(label: string) {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: `Edit ${label} translation` }));
  const name = `Edit ${label} translation`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  const field = (field: RegExp) => dialog.getByRole('textbox', { name: field });
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { view, dialog, field, submit };
}
const stored = async () => {
  const response = await worker.call('GET', `/api/tours/${tourId}/translations`);
  const rows: { language: string }[] = await response.json();
  return Object.fromEntries(rows.map((row) => [row.language, row]));
};

describe('TourTranslationsTab', () => {
  it('shows a card for each language, in their order, none with the cover of the tour', async () => {
    const json = { cover_media_url: 'http://files.test/media/tour.png' };
    await worker.call('PATCH', `/api/tours/${tourId}?lang=en`, { json });
    const view = await open();
    // The tour's row in the content language shows the new cover.
    await waitFor(() =>
      expect(selectTour(view.console.store.getState(), tourId, 'en')).toMatchObject(json),
    );
    expect(within(await card('English')).getByText(/No cover of its own$/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'English cover' })).toBeNull();
    const cards = screen.getAllByRole('article');
    expect(cards.map((one) => one.getAttribute('aria-label'))).toEqual(['English', 'Hindi']);
    const hindi = within(await card('Hindi'));
    expect(hindi.getByText('ताज महल')).toHaveAttribute('lang', 'hi');
    expect(hindi.getByText('About ताज महल')).toBeVisible();
    expect(hindi.getByText(/^Slug suffix/)).toHaveTextContent(
      'Slug suffix hi · No cover of its own',
    );
    expect(hindi.queryByText('Primary')).toBeNull();
    expect(await within(await card('English')).findByText('Primary')).toBeVisible();
  });

  it('has a row for every language, and one way to translate into it', async () => {
    await open();
    const rows = within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toHaveTextContent(/Urdu.*Not translated/);
    expect(screen.getByRole('link', { name: 'Translate into Urdu' })).toHaveAttribute(
      'href',
      `/admin/translate?lang=ur&tour=${tourId}`,
    );
    expect(await within(await card('Hindi')).findByText('No sections yet')).toBeVisible();
  });

  it('shows the source beside a new translation, whose language has the focus', async () => {
    const { dialog } = await openAdding();
    const source = within(dialog.getByRole('region', { name: 'Source' }));
    expect(source.getByText('Taj Mahal')).toHaveAttribute('lang', 'en');
    expect(dialog.getByRole('combobox', { name: /^Language/ })).toHaveFocus();
  });

  it('adds a language that is not there yet', async () => {
    const { view, dialog, submit, choose, field } = await openAdding();
    await submit();
    expect(await dialog.findByText('Language is required')).toBeVisible();
    expect(dialog.getByText('Title is required')).toBeVisible();
    await view.user.click(dialog.getByRole('combobox', { name: /^Language/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      expect.stringContaining('Urdu'),
    ]);
    await view.user.keyboard('{Escape}');
    await choose(/Urdu/);
    expect(field(/^Slug suffix/)).toHaveValue('ur');
    await view.user.type(field(/^Title/), 'تاج محل');
    expect(field(/^Title/)).toHaveAttribute('dir', 'rtl');
    await view.user.dblClick(dialog.getByRole('button', { name: 'Add Translation' }));
    expect(await screen.findAllByText('Translation created for Urdu')).toHaveLength(1);
    expect(within(await card('Urdu')).getByText('تاج محل')).toHaveAttribute('dir', 'rtl');
    expect(writes(view)).toHaveLength(1);
    expect(view.currentPath()).toBe(`/admin/tours/${tourId}/translations`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Add Translation' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add Translation' })).toHaveAccessibleDescription(
      'All languages have a translation.',
    );
    const added = within(await card('Urdu'));
    expect(added.getByRole('link', { name: /Urdu$/ })).toHaveFocus();
    expect((await stored())['ur']).toMatchObject({ title: 'تاج محل', slug_suffix: 'ur' });
  });

  it('keeps a slug suffix that was typed by hand', async () => {
    const { view, choose, field } = await openAdding();
    await view.user.type(field(/^Slug suffix/), 'own');
    await choose(/Urdu/);
    expect(field(/^Slug suffix/)).toHaveValue('own');
  });

  it('shows a refusal in its field, or beside the form, and no toast', async () => {
    const { view, dialog, submit, choose, field } = await openAdding();
    await choose(/Urdu/);
    await view.user.type(field(/^Title/), 'تاج محل');
    const post = { method: 'POST', path: /translations$/ };
    view.faults.on(post.method, post.path, faults.respond(500, { error: 'Down' }), 1);
    await submit();
    expect(await dialog.findByText('Failed to create translation for Urdu')).toBeVisible();
    expect(dialog.getByText('Down')).toBeVisible();
    await worker.call('POST', `/api/tours/${tourId}/translations`, {
      json: { language: 'ur', title: 'Elsewhere' },
    });
    view.faults.on('GET', post.path, faults.respond(500, { error: 'Down' }));
    await submit();
    const late = { timeout: 10_000 };
    expect(await dialog.findByText(/language already exists$/, undefined, late)).toBeVisible();
    expect(dialog.queryByText('Failed to create translation for Urdu')).toBeNull();
    expect(screen.queryByText('Translation created for Urdu')).toBeNull();
  });

  it('changes the texts of one language', async () => {
    const { view, dialog, field, submit } = await openEditing('Hindi');
    await view.user.clear(field(/^Title/));
    await submit();
    expect(await dialog.findByText('Title is required')).toBeVisible();
    await view.user.type(field(/^Title/), 'ताज');
    await view.user.clear(field(/^Slug suffix/));
    await submit();
    expect(await screen.findAllByText('Translation updated for Hindi')).toHaveLength(1);
    expect(within(await card('Hindi')).getByText('ताज')).toBeVisible();
    expect(await stored()).toMatchObject({
      hi: { title: 'ताज', slug_suffix: 'hi' },
      en: { title: 'Taj Mahal' },
    });
  });

  it('uploads a cover of one language; says so when only that fails', async () => {
    const { view, dialog, field, submit } = await openEditing('Hindi');
    view.faults.on('POST', /upload$/, faults.respond(500, { error: 'Disk full' }), 1);
    await view.user.type(field(/^Title/), '!');
    await view.user.upload(
      dialog.getByLabelText(/^(Upload|Replace) cover$/, { selector: 'input' }),
      pngFile(),
    );
    await submit();
    expect(await dialog.findByText('The text was saved, but the cover was not')).toBeVisible();
    expect(dialog.getByText('Upload failed: 500 - Disk full')).toBeVisible();
    await submit();
    expect(await screen.findAllByText('Translation updated for Hindi')).toHaveLength(1);
    expect(writes(view)).toEqual([
      `PATCH /api/tours/${tourId}/translations/hi`,
      'POST /upload',
      'POST /upload',
    ]);
    const shown = await within(await card('Hindi')).findByRole('img', { name: 'Hindi cover' });
    expect((await stored())['hi']).toMatchObject({ cover_media_url: shown.getAttribute('src') });
  });

  it('shows why a change was refused, and keeps on this device what no network takes', async () => {
    const { view, dialog, field, submit } = await openEditing('Hindi');
    view.faults.on('PATCH', /translations/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.type(field(/^Title/), '!');
    await submit();
    expect(await dialog.findByText('Failed to update translation for Hindi')).toBeVisible();
    expect(dialog.getByText('Down')).toBeVisible();
    expect(field(/^Title/)).toHaveValue('ताज महल!');

    view.faults.on('PATCH', /translations/, faults.networkLost(), 1);
    await submit();
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    expect(await within(await card('Hindi')).findByText('ताज महल!')).toBeVisible();
    expect(within(await card('Hindi')).getByText('Saved here')).toBeInTheDocument();
    expect(within(await card('English')).queryByText('Saved here')).toBeNull();
    await view.console.outbox.apply({ type: 'reachable' });
    await view.console.outbox.sendNow(true);
    expect((await stored())['hi']).toMatchObject({ title: 'ताज महल!' });
  });

  it('deletes after a question that names the language', async () => {
    await worker.seeds.section(tourId, { texts: { hi: 'द्वार', en: 'Gate' } });
    const view = await open();
    const openDialog = async (label: string) => {
      const name = `Delete ${label} translation`;
      // The page is inert for a moment while the previous dialog closes.
      await view.user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('alertdialog', { name }));
    };
    const hindi = await openDialog('Hindi');
    const question = hindi.getByText(/Are you sure you want to delete the Hindi translation/);
    await waitFor(() => expect(question).toBeVisible());
    expect(hindi.queryByText(/primary language/)).toBeNull();
    expect(await hindi.findByText('The Hindi texts of 1 section stay.')).toBeVisible();
    view.faults.on('DELETE', /translations/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(hindi.getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Failed to delete translation for Hindi')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const opener = screen.getByRole('button', { name: 'Delete Hindi translation' });
    await waitFor(() => expect(opener).toHaveFocus());
    const english = await openDialog('English');
    expect(english.getByText(/English is the tour’s primary language/)).toBeVisible();
    await view.user.click(english.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await view.user.click((await openDialog('Hindi')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Translation deleted for Hindi')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Hindi' })).toBeNull());
    // The row stays, now for a language without a translation.
    const again = await screen.findByRole('link', { name: 'Translate into Hindi' });
    await waitFor(() => expect(again).toHaveFocus());
    const last = await openDialog('English');
    expect(last.getByText(/the only translation of the tour/)).toBeVisible();
    expect(last.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('stays usable when the texts of the content language are deleted', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Delete English translation' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Translation deleted for English')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'English' })).toBeNull());
    expect(await card('Hindi')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Translation' })).toBeEnabled();
  });

  it('says that they could not be loaded', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    await screen.findByRole('heading', { level: 1, name: 'Taj Mahal' });
    view.faults.on('GET', /translations$/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(screen.getByRole('tab', { name: 'Translations' }));
    expect(await screen.findByText('The translations could not be loaded')).toBeVisible();
    expect(await screen.findAllByText('Failed to load translations')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Hindi')).toBeVisible();
  });

  it.each(['tour', 'section'])('without a network, a %s says once that it is old', async (kind) => {
    const sectionId = await worker.seeds.section(tourId, { texts: { en: 'Gate', hi: 'दरवाज़ा' } });
    const owner = kind === 'tour' ? '' : `/sections/${sectionId}`;
    const view = await renderConsole(`/admin/tours/${tourId}${owner}/translations`, { worker });
    await card('Hindi');
    view.faults.on('GET', /./, faults.networkLost());
    const before = view.faults.calls.length;
    const refresh = () => view.console.store.dispatch(workerApi.internalActions.onOnline());
    await act(async () => refresh());
    await waitFor(() => expect(screen.getByText(/^Network error: Cannot connect/)).toBeVisible());
    const calls = view.faults.calls.slice(before).map((call) => call.split('?')[0]);
    const own = kind === 'tour' ? `tours/${tourId}` : `sections/${sectionId}`;
    expect(calls).toEqual(
      expect.arrayContaining([`GET /api/${own}`, `GET /api/${own}/translations`]),
    );
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    expect(await card('Hindi')).toBeVisible();
    view.faults.clear();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  });
});
