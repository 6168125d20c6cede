import { act, screen, waitFor, within } from '@testing-library/react';
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
let sectionId: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour();
  sectionId = await worker.seeds.section(tourId, {
    orderIndex: 2,
    durationSeconds: 90,
    texts: { en: 'The Great Gate', hi: 'दरवाज़ा' },
  });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const picker = () => screen.getByLabelText(/^(Upload|Replace) cover$/, { selector: 'input' });
const save = (view: View) => view.user.click(screen.getByRole('button', { name: 'Save' }));
const writes = (view: View) => view.faults.calls.filter((call) => !call.startsWith('GET'));

async function openForm(): Promise<View> {
  const path = `/admin/tours/${tourId}/sections/${sectionId}`;
  const view = await renderConsole(path, { worker });
  await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return view;
}
async function replace(view: View, name: RegExp, text: string) {
  await view.user.clear(field(name));
  if (text !== '') await view.user.type(field(name), text);
}
async function stored(language = 'en') {
  const response = await worker.call('GET', `/api/sections/${sectionId}?lang=${language}`);
  const [section] = await response.json();
  return section;
}

describe('SectionDetailsTab', () => {
  it('offers the length of its audio in the language as its duration', async () => {
    const recording = { tourId, sectionId, type: 'audio' } as const;
    await worker.seeds.media({ ...recording, language: 'hi', duration: 40 });
    const createdAt = new Date('2025-01-02T12:00:00Z');
    await worker.seeds.media({ ...recording, language: 'en', duration: 70, createdAt });
    await worker.seeds.media({ ...recording, language: 'en', duration: 61.6 });
    const view = await openForm();
    expect(screen.getByText(/^The English audio lasts 1:02/)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Use 1:02' }));
    expect(screen.queryByText(/^The English audio lasts/)).toBeNull();
    expect(field(/^Duration/)).toHaveFocus();
    await save(view);
    await waitFor(async () => expect(await stored()).toMatchObject({ duration_seconds: 62 }));
  });

  it('saves fields and texts with one toast, then shows them', async () => {
    const view = await openForm();
    await replace(view, /^Order index/, '0');
    await replace(view, /^Duration/, '');
    await replace(view, /^Title/, ' The Gate ');
    await replace(view, /^Description/, '');
    expect(
      screen.getByText('Unsaved: order index, duration (seconds), title, description'),
    ).toBeVisible();
    await view.user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Section updated successfully')).toHaveLength(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Gate' })).toBeVisible();
    expect(screen.getByText('No description in this language.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(writes(view)).toEqual([
      `PATCH /api/sections/${sectionId}`,
      `PATCH /api/sections/${sectionId}/translations/en`,
    ]);
    expect(await stored()).toMatchObject({
      order_index: 0,
      duration_seconds: null,
      title: 'The Gate',
      description: null,
    });
    expect(await stored('hi')).toMatchObject({ title: 'दरवाज़ा' });
  });

  it('says of the order index which position of the list it is, as it is typed too', async () => {
    await worker.seeds.section(tourId, { orderIndex: 7 });
    await worker.seeds.section(tourId, { orderIndex: 8 });
    const view = await renderConsole(`/admin/tours/${tourId}/sections/${sectionId}`, { worker });
    const fact = (await screen.findByText('Order index')).nextElementSibling;
    await waitFor(() => expect(fact).toHaveTextContent('2Position 1 in the list'));
    await view.user.click(screen.getByRole('button', { name: 'Edit' }));
    const order = () => field(/^Order index/);
    expect(order()).toHaveAccessibleDescription(
      'Position 1 in the list. The order index counts from 0.',
    );
    await replace(view, /^Order index/, '18');
    expect(order()).toHaveAccessibleDescription(
      'Position 3 in the list. The order index counts from 0.',
    );
    await replace(view, /^Order index/, '-1');
    expect(order()).toHaveAccessibleDescription(
      'Its position in the tour. The order index counts from 0.',
    );
  });

  it('ignores an order that is not a number, and says what happens to the other values', async () => {
    const view = await openForm();
    await replace(view, /^Order index/, 'third');
    expect(screen.getByText('This is not a number: the old one stays.')).toBeVisible();
    await replace(view, /^Title/, '');
    expect(screen.getByText('Without a title the section is shown as [No Title].')).toBeVisible();
    await save(view);
    expect(await screen.findByRole('heading', { level: 1, name: '[No Title]' })).toBeVisible();
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ order_index: 2, title: null }),
    );
    expect(writes(view)).toEqual([`PATCH /api/sections/${sectionId}/translations/en`]);
  });

  it.each(['abc', '1:75', '2,5x'])(
    'refuses the duration %p, which cannot be read',
    async (text) => {
      const view = await openForm();
      await replace(view, /^Title/, 'The Gate');
      await replace(view, /^Duration/, text);
      await save(view);
      await waitFor(() => expect(field(/^Duration/)).toHaveFocus());
      expect(field(/^Duration/)).toHaveAccessibleDescription(
        'Enter a duration such as 90, 1:30 or 2m 30s',
      );
      expect(writes(view)).toEqual([]);
      await replace(view, /^Duration/, '2m 30s');
      await save(view);
      await waitFor(async () => expect(await stored()).toMatchObject({ duration_seconds: 150 }));
    },
  );

  it('opens by a key, and refuses impossible numbers', async () => {
    const path = `/admin/tours/${tourId}/sections/${sectionId}`;
    const view = await renderConsole(path, { worker });
    await screen.findByRole('button', { name: 'Edit' });
    await view.user.keyboard('e');
    await replace(view, /^Order index/, '-1');
    await replace(view, /^Duration/, '0');
    await save(view);
    expect(await screen.findByText('Order index must be a non-negative number')).toBeVisible();
    expect(screen.getByText('Duration must be at least 1 second')).toBeVisible();
    expect(writes(view)).toEqual([]);
  });

  it('says exactly which half was saved', async () => {
    const view = await openForm();
    view.faults.on('PATCH', /translations/, faults.respond(500, { error: 'Down' }), 1);
    await replace(view, /^Order index/, '3');
    await replace(view, /^Title/, 'New');
    await save(view);
    expect(
      await screen.findByText(
        'Failed to update section: its texts were not saved, everything else was',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Section updated successfully')).toBeNull();
    await save(view);
    expect(await screen.findByText('Section updated successfully')).toBeVisible();
    expect(await stored()).toMatchObject({ title: 'New', order_index: 3 });
  });

  it('uploads a cover alone', async () => {
    const view = await openForm();
    await view.user.upload(picker(), pngFile());
    expect(screen.getByText(/It is uploaded when you save/)).toBeVisible();
    expect(screen.getByText('Unsaved: cover')).toBeVisible();
    await save(view);
    expect(await screen.findAllByText('Image uploaded successfully')).toHaveLength(1);
    expect(writes(view)).toEqual(['POST /upload']);
    const { cover_media_url: url } = await stored();
    expect(url).toMatch(/^http:\/\/files\.test\/media\//);
    expect(await screen.findByRole('img', { name: 'Cover' })).toHaveAttribute('src', url);
  });

  it('writes the cover into the section where the worker does not do it by itself', async () => {
    const view = await openForm();
    const record = { id: 'm1', title: null, language: 'en' };
    const public_url = 'http://files.test/media/c.png';
    view.faults.on('POST', /upload$/, faults.respond(201, { media_record: record, public_url }));
    await view.user.upload(picker(), pngFile());
    await save(view);
    expect(await screen.findByText('Image uploaded successfully')).toBeVisible();
    expect(writes(view)).toEqual(['POST /upload', `PATCH /api/sections/${sectionId}`]);
    expect(await stored()).toMatchObject({ cover_media_url: public_url });
  });

  it('says that the text is saved when the cover is not, and tries only that again', async () => {
    const view = await openForm();
    view.faults.on('POST', /upload$/, faults.respond(500, { error: 'Disk full' }), 1);
    await view.user.upload(picker(), pngFile());
    await replace(view, /^Title/, 'Half');
    await save(view);
    expect(await screen.findByText('The text was saved, but the cover was not')).toBeVisible();
    expect(screen.getByText('Upload failed: 500 - Disk full')).toBeVisible();
    expect(screen.queryByText('Section updated successfully')).toBeNull();
    expect(screen.getByText('Unsaved: cover')).toBeVisible();
    await save(view);
    expect(await screen.findByText('Section updated successfully')).toBeVisible();
    expect(writes(view).filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
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

  it('guards unsaved changes, and keeps its language meanwhile', async () => {
    const view = await openForm();
    expect(screen.getByRole('button', { name: 'Delete Section' })).toBeDisabled();
    await replace(view, /^Title/, 'Still English');
    act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
    expect(
      await screen.findByText(
        'You are editing in English. Hindi is shown once you save or cancel.',
      ),
    ).toBeVisible();
    await view.user.click(screen.getByRole('tab', { name: 'Translations' }));
    const guard = await screen.findByRole('alertdialog');
    expect(guard).toHaveTextContent(
      'Your changes to this section will be kept in this browser as a draft.',
    );
    await view.user.click(within(guard).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await view.user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await view.user.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'दरवाज़ा' })).toBeVisible();
    expect(writes(view)).toEqual([]);
  });
});
