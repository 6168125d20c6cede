import { act, screen, waitFor, within } from '@testing-library/react';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { pngFile } from '../../../testing/workers/pngFile';
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
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ slug: 'taken' });
});
beforeEach(async () => {
  tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const picker = () => screen.getByLabelText(/^(Upload|Replace) cover$/, { selector: 'input' });

type View = Awaited<ReturnType<typeof renderConsole>>;

async function openForm(): Promise<View> {
  const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
  await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return view;
}
const save = (view: View) => view.user.click(screen.getByRole('button', { name: 'Save' }));
const writes = (view: View) =>
  view.faults.calls.filter((call) => !call.startsWith('GET')).map((call) => call.split('?')[0]);
const stored = async (language = 'en') => {
  const [tour] = await (await worker.call('GET', `/api/tours/${tourId}?lang=${language}`)).json();
  return tour;
};

async function replace(view: View, name: RegExp, text: string) {
  await view.user.clear(field(name));
  if (text !== '') await view.user.type(field(name), text);
}

describe('TourDetailsTab', () => {
  it('saves the tour and its texts with one toast, then shows them', async () => {
    const view = await openForm();
    await replace(view, /^Title/, 'The Taj');
    await replace(view, /^City/, 'Agra City');
    await replace(view, /^Duration/, '');
    expect(screen.getByText('Unsaved: title, city, duration (seconds)')).toBeVisible();
    await view.user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Tour updated successfully')).toHaveLength(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Taj' })).toBeVisible();
    expect(screen.getByText('Agra City')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(writes(view)).toEqual([
      `PATCH /api/tours/${tourId}`,
      `PATCH /api/tours/${tourId}/translations/en`,
    ]);
    expect(await stored()).toMatchObject({
      title: 'The Taj',
      city: 'Agra City',
      duration_seconds: null,
    });
    expect(await stored('hi')).toMatchObject({ title: 'ताज महल' });
    // 'Updated' includes the text, which was saved last.
    const { updated_at } = await stored();
    const shown = () => view.console.store.getState().tours.records[tourId]?.updated_at;
    await waitFor(() => expect(shown()).toBe(updated_at));
  });

  it('sends no empty text, and says why', async () => {
    const view = await openForm();
    await replace(view, /^Description/, '');
    await replace(view, /^Title/, '');
    expect(screen.getByText('No unsaved changes')).toBeVisible();
    await save(view);
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());
    expect(field(/^Title/)).toHaveAccessibleDescription(
      'An empty title is not saved: the old one stays.',
    );
    expect(screen.getByText('An empty description is not saved: the old one stays.')).toBeVisible();
    expect(screen.queryByText('Tour updated successfully')).toBeNull();
    expect(writes(view)).toEqual([]);

    await replace(view, /^City/, 'Agra Fort');
    expect(screen.getByText('Unsaved: city')).toBeVisible();
    await save(view);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(writes(view)).toEqual([`PATCH /api/tours/${tourId}`]);
    expect(screen.getByText('About Taj Mahal')).toBeVisible();
  });

  it('asks which value to keep before it saves, and saves then', async () => {
    const view = await renderConsole(`/admin/tours/${tourId}`, { worker });
    await screen.findByRole('button', { name: 'Edit' });
    await view.user.keyboard('e');
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());
    await replace(view, /^Title/, 'Taj ONE');
    const ref = { tourId, language: 'en' };
    const fields = { title: 'Taj TWO' };
    const edit: Edit = { entity: 'tourTranslation', action: 'update', ref, fields };
    await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    const keep = await screen.findByRole('button', { name: 'Keep mine: Title' });
    await view.user.keyboard('{Control>}s{/Control}');
    expect(keep).toHaveFocus();
    expect(keep).toHaveAccessibleDescription(/^Changed in the meantime to: Taj TWO/);
    expect(await stored()).toMatchObject({ title: 'Taj TWO' });
    await view.user.keyboard('{Enter}');
    expect(await screen.findByText('Tour updated successfully')).toBeVisible();
    expect(await stored()).toMatchObject({ title: 'Taj ONE' });
  });

  it('follows what another tab stores in fields that nobody touched', async () => {
    const view = await openForm();
    await replace(view, /^City/, 'My city');
    const ref = { tourId, language: 'en' };
    const fields = { city: 'Their city', country: 'Bharat' };
    const edit: Edit = { entity: 'tour', action: 'update', ref, fields };
    await view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    await waitFor(() => expect(field(/^Country/)).toHaveValue('Bharat'));
    expect(field(/^City/)).toHaveValue('My city');
    expect(screen.getByText('Unsaved: city')).toBeVisible();
    await replace(view, /^City/, 'Their city');
    await replace(view, /^Country/, 'India');
    await save(view);
    expect(await screen.findByText('Tour updated successfully')).toBeVisible();
    expect(await stored()).toMatchObject({ country: 'India' });
  });

  it('offers what another tab stored in a field that was changed here too, and saves either', async () => {
    const view = await openForm();
    const changeElsewhere = (title: string) => {
      const ref = { tourId, language: 'en' };
      const edit: Edit = { entity: 'tourTranslation', action: 'update', ref, fields: { title } };
      return view.console.store.dispatch(saveEdits([edit], { done: null, failed: null }));
    };
    await replace(view, /^Title/, 'Taj ONE');
    await changeElsewhere('Taj TWO');
    await waitFor(() =>
      expect(field(/^Title/)).toHaveAccessibleDescription(/Changed in the meantime to: Taj TWO$/),
    );
    await view.user.click(screen.getByRole('button', { name: 'Use the newer: Title' }));
    expect(field(/^Title/)).toHaveValue('Taj TWO');
    expect(screen.queryByText(/^Unsaved/)).toBeNull();
    await replace(view, /^Title/, 'Taj ONE');
    await changeElsewhere('Taj THREE');
    await view.user.click(await screen.findByRole('button', { name: 'Keep mine: Title' }));
    await save(view);
    expect(await screen.findByText('Tour updated successfully')).toBeVisible();
    expect(await stored()).toMatchObject({ title: 'Taj ONE' });
  });

  it('refuses a duration below a minute', async () => {
    const view = await openForm();
    await replace(view, /^Duration/, '59');
    await save(view);
    expect(await screen.findByText('Duration must be at least 60 seconds')).toBeVisible();
    expect(writes(view)).toEqual([]);
  });

  it('offers only languages with texts as the primary one', async () => {
    const view = await openForm();
    await waitFor(() =>
      expect(view.faults.calls).toContain(`GET /api/tours/${tourId}/translations`),
    );
    await view.user.click(screen.getByRole('combobox', { name: /^Primary language/ }));
    const none = await screen.findByRole('option', { name: /Tamil \(no translation\)/ });
    expect(none).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: /Hindi/ })).not.toHaveAttribute('aria-disabled');
  });

  it('shows a refusal in its field and keeps what was typed', async () => {
    const view = await openForm();
    await replace(view, /^Slug(?! suffix)/, 'taken');
    await replace(view, /^Title/, 'New');
    await save(view);
    expect(await screen.findByText('Failed to update tour')).toBeVisible();
    expect(field(/^Slug(?! suffix)/)).toHaveAccessibleDescription('Slug already exists');
    expect(field(/^Title/)).toHaveValue('New');
    expect(screen.queryByText('Tour updated successfully')).toBeNull();
  });

  it('says exactly which half was saved', async () => {
    const view = await openForm();
    view.faults.on('PATCH', /translations/, faults.respond(500, { error: 'Down' }), 1);
    await replace(view, /^Title/, 'New');
    await replace(view, /^City/, 'Delhi');
    await save(view);
    expect(
      await screen.findByText(
        'Failed to update tour: its texts were not saved, everything else was',
      ),
    ).toBeVisible();
    await save(view);
    expect(await screen.findByText('Tour updated successfully')).toBeVisible();
    expect(await stored()).toMatchObject({ title: 'New', city: 'Delhi' });
  });

  it('uploads a cover with the text', async () => {
    const view = await openForm();
    await view.user.upload(picker(), pngFile());
    expect(screen.getByText(/It is uploaded when you save/)).toBeVisible();
    await replace(view, /^Title/, 'With a cover');
    await save(view);
    expect(await screen.findAllByText('Tour updated successfully')).toHaveLength(1);
    expect(writes(view)).toEqual([`PATCH /api/tours/${tourId}/translations/en`, 'POST /upload']);
    const { cover_media_url: url } = await stored();
    expect(url).toMatch(/^http:\/\/files\.test\/media\//);
    expect(await screen.findByRole('img', { name: 'Cover' })).toHaveAttribute('src', url);
  });

  it('writes the cover into the tour where the worker does not do it by itself', async () => {
    const view = await openForm();
    const record = { id: 'm1', title: null, language: 'en' };
    view.faults.on(
      'POST',
      /\/upload$/,
      faults.respond(201, { media_record: record, public_url: 'http://files.test/media/c.png' }),
    );
    await view.user.upload(picker(), pngFile());
    await save(view);
    expect(await screen.findByText('Image uploaded successfully')).toBeVisible();
    expect(writes(view)).toEqual(['POST /upload', `PATCH /api/tours/${tourId}`]);
    expect(await stored()).toMatchObject({ cover_media_url: 'http://files.test/media/c.png' });
  });

  it('says that the text is saved when the cover is not, and tries only that again', async () => {
    const view = await openForm();
    view.faults.on('POST', /\/upload$/, faults.respond(500, { error: 'Disk full' }), 1);
    await view.user.upload(picker(), pngFile());
    await replace(view, /^Title/, 'Half');
    await save(view);
    expect(await screen.findByText('The text was saved, but the cover was not')).toBeVisible();
    expect(screen.getByText('Upload failed: 500 - Disk full')).toBeVisible();
    expect(screen.queryByText('Tour updated successfully')).toBeNull();
    expect(screen.getByText('Unsaved: cover')).toBeVisible();
    await save(view);
    expect(await screen.findByText('Tour updated successfully')).toBeVisible();
    expect(writes(view).filter((call) => call?.startsWith('PATCH'))).toHaveLength(1);
    expect(await stored()).toMatchObject({ title: 'Half' });
  });

  it('refuses a picture above 10 MB', async () => {
    const view = await openForm();
    await view.user.upload(picker(), pngFile('cover.png', 10 * 1024 * 1024 + 1));
    expect(
      await screen.findByText('File cover.png is too large. Maximum size is 10MB.'),
    ).toBeVisible();
    expect(screen.queryByText(/It is uploaded when you save/)).toBeNull();
  });

  it('asks before it discards changes', async () => {
    const view = await openForm();
    await view.user.keyboard('{Escape}');
    await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
    await replace(view, /^Title/, 'Other');
    await view.user.keyboard('{Escape}');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Discard changes?');
    await view.user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await view.user.click(screen.getByRole('tab', { name: 'Translations' }));
    const guard = await screen.findByRole('alertdialog');
    expect(guard).toHaveTextContent(
      'Your changes to this tour will be kept in this browser as a draft.',
    );
    await view.user.click(within(guard).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${tourId}/translations`));
  });

  it('stays in its language while the content language changes', async () => {
    const view = await openForm();
    await replace(view, /^Title/, 'Still English');
    act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
    expect(
      await screen.findByText(
        'You are editing in English. Hindi is shown once you save or cancel.',
      ),
    ).toBeVisible();
    await save(view);
    expect(await screen.findByRole('heading', { level: 1, name: 'ताज महल' })).toBeVisible();
    expect(await stored()).toMatchObject({ title: 'Still English' });
  });
});
