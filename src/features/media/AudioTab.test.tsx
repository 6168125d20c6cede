import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { FakeMediaElements } from '../../testing/recordings/FakeMediaElements';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

configure({ defaultHidden: true });

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.languages('en', 'hi', 'ur', 'ta');
  new FakeMediaElements().install((url) =>
    Promise.resolve(worker.worker.request(new URL(url).pathname)),
  );
});
afterAll(() => worker.close());
afterEach(forgetConsole);

async function newSection(texts: Record<string, string> = { en: 'Gate', hi: 'द्वार' }) {
  const tourId = await worker.seeds.tour();
  const sectionId = await worker.seeds.section(tourId, { texts });
  const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
  const record = async (language: string, title: string, day: number) => {
    const createdAt = new Date(Date.UTC(2025, 0, day, 12));
    const made = { tourId, sectionId, type: 'audio', language, duration: 65, createdAt } as const;
    const { id } = await worker.seeds.media(made);
    await worker.call('PATCH', `/api/media/${id}`, { json: { title } });
    return id;
  };
  return { tourId, sectionId, path, record };
}

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.getByRole('heading', { level: 2, name: /^(?!Recordings)/ });

describe('the audio of a section', () => {
  it('is listed for all languages, the newest of each, and opened by content language', async () => {
    const { path, record } = await newSection();
    await record('hi', 'दरवाज़ा', 2);
    await record('en', 'Old gate', 1);
    await record('en', 'New gate', 3);
    const { user } = await renderConsole(path, { worker });
    const list = within(await screen.findByRole('list', { name: 'Recordings' }));
    expect(list.getByText('New gate')).toBeVisible();
    expect(list.getByText('दरवाज़ा')).toHaveAttribute('lang', 'hi');
    expect(list.getAllByText('1:05')).toHaveLength(2);
    expect(screen.getByText('1:05 · Jan 3, 2025')).toBeVisible();
    expect(screen.getByTitle(/ · given-audio$/)).toBeVisible();
    expect(list.queryByText('Old gate')).toBeNull();
    expect(opened()).toHaveTextContent('New gate');
    await user.click(screen.getByRole('button', { name: /दरवाज़ा$/ }));
    expect(opened()).toHaveTextContent('दरवाज़ा');
    await user.click(button('Previous (1), English recordings'));
    await screen.findByRole('menuitem', { name: /^Download given-audio, Jan 1, 2025, \d.+M$/ });
    await user.click(screen.getByRole('menuitem', { name: /^Old gate.*:\d\d\s[AP]M · given-/ }));
    expect(opened()).toHaveTextContent('Old gate');
    expect(
      screen.getByText('Older recording. The app plays the newest English one.'),
    ).toBeVisible();
  });

  it('is named by the URL once it is chosen, for reloads and links', async () => {
    const { path, record } = await newSection();
    const hindi = await record('hi', 'दरवाज़ा', 2);
    const older = await record('en', 'Old gate', 1);
    await record('en', 'New gate', 3);
    const view = await renderConsole(`${path}?from=list`, { worker });
    const search = () => view.router.state.location.search;
    const chip = await screen.findByRole('button', { name: /दरवाज़ा$/ });
    expect(search()).toBe('?from=list');
    await view.user.click(chip);
    await waitFor(() => expect(search()).toBe(`?from=list&recording=${hindi}`));
    expect(opened()).toHaveTextContent('दरवाज़ा');
    await act(() => view.router.navigate(`${path}?recording=${older}`));
    await waitFor(() => expect(opened()).toHaveTextContent('Old gate'));
    await act(() => view.router.navigate('/admin/languages'));
    await act(() => view.router.navigate(`${path}?recording=${hindi}`));
    await waitFor(() => expect(opened()).toHaveTextContent('दरवाज़ा'));
    await view.user.click(screen.getByRole('button', { name: 'Content: English' }));
    await view.user.click(await screen.findByRole('option', { name: /Urdu/ }));
    await waitFor(() => expect(search()).toBe(''));
    await act(() => view.router.navigate('/admin/languages'));
    await act(() => view.router.navigate(`${path}?recording=gone`));
    await waitFor(() => expect(opened()).toHaveTextContent('New gate'));
  });

  it('opens another language where the content language has none', async () => {
    const { path, record } = await newSection();
    await record('hi', 'दरवाज़ा', 2);
    const { user } = await renderConsole(path, { worker });
    await waitFor(() => expect(opened()).toHaveTextContent('दरवाज़ा'));
    const language = () => screen.getByRole('combobox', { name: /^Language/ });
    await user.click(screen.getByRole('button', { name: /^en.*No audio/ }));
    await screen.findByRole('form', { name: 'Upload audio' });
    expect(language()).toHaveTextContent('English');
    await user.click(button('Cancel'));
    // A chosen recording determines the default language of the next upload.
    await user.click(screen.getByRole('button', { name: /^hi.*दरवाज़ा$/ }));
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    expect(language()).toHaveTextContent('Hindi');
  });

  it('shows which languages with texts lack a recording, and leads to its upload', async () => {
    const { path, record } = await newSection({ en: 'A', hi: 'B' });
    await record('en', 'Gate', 2);
    const { user } = await renderConsole(path, { worker });
    const language = () => screen.getByRole('combobox', { name: /^Language/ });
    await user.click(await screen.findByRole('button', { name: /^hi.*No audio/ }));
    await screen.findByRole('form', { name: 'Upload audio' });
    expect(language()).toHaveTextContent('Hindi');
    expect(button('Choose audio file')).toHaveFocus();
    await user.click(button('Cancel'));
  });

  it('gathers several languages without a recording in a menu', async () => {
    const { path, record } = await newSection({ en: 'A', hi: 'B', ur: 'C', ta: 'D' });
    await record('en', 'Gate', 2);
    const { user } = await renderConsole(path, { worker });
    await user.click(await screen.findByRole('button', { name: 'Without audio (3)' }));
    await user.click(screen.getByRole('menuitem', { name: /^ta\b.*Tamil$/ }));
    await waitFor(() => expect(button('Choose audio file')).toHaveFocus());
    expect(screen.getByRole('combobox', { name: /^Language/ })).toHaveTextContent('Tamil');
  });

  it('can be empty', async () => {
    const { path } = await newSection();
    const { user } = await renderConsole(path, { worker });
    expect(await screen.findByText('No audio yet')).toBeVisible();
    await user.click(button('Upload audio'));
    await screen.findByRole('form', { name: 'Upload audio' });
    expect(await screen.findByRole('form', { name: 'Upload audio' })).toBeVisible();
  });

  it('says when it cannot be read, and tries again', async () => {
    const { path, record } = await newSection();
    await record('en', 'Gate', 1);
    const view = await renderConsole('/admin/media', { worker });
    view.faults.on('GET', /\/api\/sections\/[^/]+$/, faults.respond(500, { message: 'Broken' }), 1);
    await view.router.navigate(path);
    expect(await screen.findByText('Backend server error: Broken')).toBeVisible();
    expect(await screen.findAllByText('Failed to load section details')).toHaveLength(1);
    await view.user.click(button('Retry'));
    await waitFor(() => expect(opened()).toHaveTextContent('Gate'));
  });

  it('is complete also where a worker sends one language at a time', async () => {
    const { path, sectionId, record } = await newSection();
    await record('hi', 'दरवाज़ा', 2);
    await record('en', 'Gate', 1);
    const view = await renderConsole('/admin/media', { worker });
    view.faults.on('GET', /\/api\/sections\/[^/]+$/, async (passOn) => {
      const language = new URLSearchParams(view.faults.calls.at(-1)?.split('?')[1]).get('lang');
      const [row]: { media: { language: string }[] }[] = await (await passOn()).json();
      if (row === undefined) throw new Error('No section');
      const media = row.media.filter((each) => each.language === language);
      return new Response(JSON.stringify([{ ...row, media }]));
    });
    await view.router.navigate(path);
    const list = within(await screen.findByRole('list', { name: 'Recordings' }));
    expect(await list.findByText('दरवाज़ा')).toBeVisible();
    expect(list.getByText('Gate')).toBeVisible();
    expect(view.faults.calls).toContain(`GET /api/sections/${sectionId}?lang=hi`);
  });

  it('keeps its chapters where a worker sends no URL', async () => {
    const { path, record } = await newSection();
    const id = await record('en', 'Gate', 1);
    const chapter = { title: 'The arch', start_time_seconds: 3, order_index: 0 };
    await worker.call('POST', `/api/media/${id}/chapters`, { json: chapter });
    const view = await renderConsole('/admin/media', { worker });
    view.faults.on('GET', /\/api\/sections\/[^/]+$/, async (passOn) => {
      const [row]: { media: object[] }[] = await (await passOn()).json();
      if (row === undefined) throw new Error('No section');
      const media = row.media.map((each) => Object.assign(each, { public_url: null }));
      return new Response(JSON.stringify([{ ...row, media }]));
    });
    await view.router.navigate(path);
    expect(await screen.findByRole('button', { name: /^Title of chapter 1/ })).toHaveTextContent(
      'The arch',
    );
    expect(button('Play')).toBeDisabled();
    await view.user.click(button('Edit Gate'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('a section without texts in the content language', () => {
  it('shows its audio all the same', async () => {
    const { path, record } = await newSection({ hi: 'द्वार' });
    await record('hi', 'दरवाज़ा', 2);
    await renderConsole(path, { worker });
    await waitFor(() => expect(opened()).toHaveTextContent('दरवाज़ा'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/endpoint not found/)).toBeNull();
  });
});

describe('the texts of a recording', () => {
  it('can be changed', async () => {
    const { path, record } = await newSection();
    const id = await record('en', 'Gate', 1);
    const { user } = await renderConsole(path, { worker });
    await user.click(await screen.findByRole('button', { name: 'Edit Gate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit audio' }));
    await user.clear(dialog.getByLabelText('Title'));
    await user.type(dialog.getByLabelText('Title'), ' Great Gate ');
    await user.type(dialog.getByLabelText('Transcript'), 'Once');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Media updated successfully')).toHaveLength(1);
    expect(await screen.findByRole('heading', { level: 2, name: /Great Gate/ })).toBeVisible();
    const stored = await worker.call('GET', `/api/media/${id}`);
    expect(await stored.json()).toMatchObject({ title: 'Great Gate', transcript_text: 'Once' });
  });

  it('stay in the dialog when they cannot be saved', async () => {
    const { path, record } = await newSection();
    await record('en', 'Gate', 1);
    const view = await renderConsole(path, { worker });
    view.faults.on('PATCH', /media/, faults.respond(500, { message: 'Broken' }));
    await view.user.click(await screen.findByRole('button', { name: 'Edit Gate' }));
    await view.user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Update failed: Broken');
    expect(screen.getByLabelText('Title')).toHaveValue('Gate');
  });
});

describe('deleting a recording', () => {
  async function remove(response?: { status: number; body: object }, chapters: object[] = []) {
    const { path, record } = await newSection();
    const mediaId = await record('en', 'Gate', 1);
    for (const json of chapters)
      await worker.call('POST', `/api/media/${mediaId}/chapters`, { json });
    const view = await renderConsole(path, { worker });
    if (response !== undefined) {
      view.faults.on('DELETE', /media/, faults.respond(response.status, response.body));
    }
    await view.user.click(await screen.findByRole('button', { name: 'Delete Gate' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete English audio' }));
    expect(dialog.getByText('Gate')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('takes it away', async () => {
    await remove();
    expect(await screen.findAllByText('Audio deleted successfully')).toHaveLength(1);
    expect(screen.getByText('No audio yet')).toBeVisible();
    await waitFor(() => expect(button('Upload audio')).toHaveFocus());
  });

  it('leads to the recording that is open then, and not to the button that deletes it', async () => {
    const { path, record } = await newSection();
    await record('en', 'Gate', 1);
    await record('hi', 'Dvar', 2);
    const { user } = await renderConsole(path, { worker });
    await user.click(await screen.findByRole('button', { name: 'Delete Gate' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { level: 2, name: /Dvar/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /^hi.*Dvar/ })).toHaveFocus());
  });

  it('says so when its chapters went with it', async () => {
    await remove(undefined, [{ title: 'Gate', start_time_seconds: 0, order_index: 0 }]);
    const message = 'Media and related data deleted successfully';
    expect(await screen.findAllByText(message)).toHaveLength(1);
  });

  it.each([
    [409, { message: 'In use' }, 'Media is still in use and cannot be deleted.'],
    [
      500,
      { message: 'update or delete violates foreign key constraint' },
      'Cannot delete media: it has associated data. Please contact support.',
    ],
    [
      409,
      { message: 'Conflict', code: '23503' },
      'Cannot delete media: it has associated data. Please contact support.',
    ],
    [500, { message: 'Broken' }, 'Failed to delete media file'],
  ])('on %s %j says why not', async (status, body, message) => {
    await remove({ status, body });
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(button('Delete Gate')).toBeVisible();
  });
});
