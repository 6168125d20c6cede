import { act, screen, waitFor, within } from '@testing-library/react';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
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
let gateId: string;
let empty: string;
const path = () => `/admin/tours/${tourId}/sections`;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi', 'ta');
  await seeds.admin(people.asha, 'owner');
  tourId = await seeds.tour({ texts: { en: 'Taj Mahal' } });
  empty = await seeds.tour({ texts: { en: 'Red Fort', hi: 'लाल क़िला', ta: 'செங்கோட்டை' } });
  gateId = await seeds.section(tourId, {
    orderIndex: 1,
    durationSeconds: 125,
    cover: 'http://files.test/media/gate.png',
    texts: { en: 'The Great Gate', hi: 'दरवाज़ा' },
  });
  for (const type of ['image', 'image', 'audio'] as const) {
    await seeds.media({ tourId, sectionId: gateId, type });
  }
  await seeds.section(tourId, { orderIndex: 0, texts: { en: 'The Garden' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${title}`);
  return within(row);
};
const speak = (view: View, code: string) =>
  act(() => void view.console.store.dispatch(contentLanguageChosen(code)));
/** Presses a row action by keyboard: its pointer events need a row hover from CSS, which the tests do not load. */
async function press({ user }: View, button: HTMLElement) {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}

describe('SectionListScreen', () => {
  it('shows the sections of the tour in their order', async () => {
    await renderConsole(path(), { worker });
    expect(await screen.findByText('2 sections')).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(0, 8)).toEqual([
      ...['', 'Move', 'Order', 'Section', 'Description', 'Duration', 'Language', 'Media'],
    ]);
    const links = await screen.findAllByRole('link', { name: /^The G/ });
    expect(links.map((link) => link.textContent)).toEqual(['The Garden', 'The Great Gate']);
    const row = await rowOf('The Great Gate');
    expect(row.getByRole('rowheader')).toHaveTextContent('The Great GateCover');
    expect(row.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
      ...['', '', '2', 'About The Great Gate', '2:05', 'en', '21en', '···'],
    ]);
    expect(row.getByRole('img', { name: '2 images' })).toBeVisible();
    expect(row.getByRole('img', { name: '1 audio file' })).toBeVisible();
    const section = `${path()}/${gateId}`;
    expect(row.getByRole('link', { name: 'The Great Gate' })).toHaveAttribute('href', section);
    expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', section);
    const audio = row.getByRole('link', { name: '1 audio file' });
    expect(audio).toHaveAttribute('href', `${section}/audio`);
    expect((await rowOf('The Garden')).queryByText('Cover')).toBeNull();
  });

  it('keeps the tour’s header and tabs, leads back to the tour and on to a new section', async () => {
    await renderConsole(path(), { worker });
    expect(await screen.findByRole('heading', { level: 1, name: 'Taj Mahal' })).toBeVisible();
    const tab = screen.getByRole('tab', { name: 'Sections' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Back to tour')).toBe(`/admin/tours/${tourId}`);
    expect(hrefOf('Add Section')).toBe(`${path()}/create`);
  });

  it('shows sections without texts as [No Title], and still names the tour', async () => {
    const view = await renderConsole(path(), { worker });
    await screen.findByText('2 sections');
    speak(view, 'hi');
    const translated = await rowOf('दरवाज़ा');
    expect(translated.getByRole('link', { name: 'दरवाज़ा' }).firstChild).toHaveAttribute(
      'lang',
      'hi',
    );
    const note = screen.getByRole('link', { name: 'No text in Hindi: add a translation' });
    const row = await rowOf('[No Title]');
    expect(row.getByRole('link', { name: /No text/ })).toBe(note);
    expect(row.queryByText('hi')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Taj Mahal' })).toBeVisible();
    await press(view, note);
    expect(await screen.findByRole('dialog', { name: 'Add Translation' })).toBeVisible();
    expect(view.currentPath()).toMatch(/\/translations\?add=hi$/);
  });

  it('tells sections without texts apart by their titles in the primary language, in one call', async () => {
    const view = await renderConsole(path(), { worker });
    await screen.findByText('2 sections');
    view.faults.calls.length = 0;
    speak(view, 'ta');
    expect(await screen.findAllByRole('link', { name: '[No Title]' })).toHaveLength(2);
    const title = await screen.findByText('The Garden');
    expect(title).toHaveAttribute('lang', 'en');
    expect(title.closest('a')).toBeNull();
    expect(title.closest('[role="rowheader"]')).toHaveTextContent(/^\[No Title\]The Garden$/);
    expect(screen.getByText('The Great Gate')).toBeVisible();
    const lists = view.faults.calls.filter((call) => /sections/.test(call));
    expect(lists.length).toBeLessThanOrEqual(2);
    speak(view, 'hi');
    expect(await screen.findByRole('link', { name: 'दरवाज़ा' })).toBeVisible();
    expect(screen.queryByText('The Great Gate')).toBeNull();
  });

  it('finds sections by their words and by missing audio, as its URL says', async () => {
    const view = await renderConsole(`${path()}?audio=none`, { worker });
    expect(await screen.findByText('1 of 2 sections')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Garden' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No audio in English' })).toBeChecked();
    await view.user.click(screen.getByRole('radio', { name: 'All sections' }));
    expect(await screen.findByText('2 sections')).toBeVisible();
    await view.user.type(screen.getByRole('searchbox', { name: 'Search sections' }), 'nowhere');
    expect(await screen.findByText('No sections match your search')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await screen.findByText('2 sections')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search sections' })).toHaveFocus();
    expect(view.currentPath()).toBe(path());
  });

  it('counts its rows from 1, whatever order indices a deletion has left', async () => {
    const { seeds } = worker;
    const gappy = await seeds.tour({ texts: { en: 'Ghats' } });
    await seeds.section(gappy, { orderIndex: 3, texts: { en: 'First Ghat' } });
    await seeds.section(gappy, { orderIndex: 7, texts: { en: 'Last Ghat' } });
    await renderConsole(`/admin/tours/${gappy}/sections`, { worker });
    const numberOf = async (title: string) => (await rowOf(title)).getAllByRole('gridcell')[2];
    expect(await numberOf('First Ghat')).toHaveTextContent(/^1$/);
    expect(await numberOf('Last Ghat')).toHaveTextContent(/^2$/);
  });

  it('asks before it deletes, names the section, and says so once', async () => {
    const { seeds } = worker;
    const lostId = await seeds.section(tourId, { orderIndex: 7, texts: { en: 'The Well' } });
    const view = await renderConsole(path(), { worker });
    await press(view, (await rowOf('The Well')).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete section' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete "The Well"?');
    view.faults.on('DELETE', /sections/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Failed to delete section')).toHaveLength(1);
    const opener = (await rowOf('The Well')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(opener).toHaveFocus());
    await view.user.keyboard('{Enter}');
    const again = within(await screen.findByRole('alertdialog'));
    await view.user.dblClick(again.getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Section deleted successfully')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'The Well' })).toBeNull();
    expect((await worker.call('GET', `/api/sections/${lostId}`)).status).toBe(404);
    // The last row has no row after it.
    const before = () => screen.getAllByRole('button', { name: 'Delete' }).at(-1);
    await waitFor(() => expect(before()).toHaveFocus());
  });

  it('offers the first section, and English where that may help', async () => {
    const view = await renderConsole(`/admin/tours/${empty}/sections`, { worker });
    const create = await screen.findByRole('link', { name: 'Create First Section' });
    expect(create).toHaveAttribute('href', `/admin/tours/${empty}/sections/create`);
    expect(screen.queryByRole('button', { name: 'Switch to English' })).toBeNull();
    speak(view, 'hi');
    await view.user.click(await screen.findByRole('button', { name: 'Switch to English' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Switch to English' })).toBeNull(),
    );
    expect(view.console.store.getState().preferences.contentLanguage).toBe('en');
  });

  it('warns when the language is none of the system', async () => {
    const view = await renderConsole(path(), { worker });
    await screen.findByText('2 sections');
    expect(screen.queryByText(/is not available/)).toBeNull();
    speak(view, 'xx');
    expect(await screen.findByText('xx is not available')).toBeVisible();
  });

  it('keeps the rows when a refresh fails', async () => {
    const view = await renderConsole(path(), { worker });
    await screen.findByText('2 sections');
    speak(view, 'ta');
    await screen.findAllByText('[No Title]');
    view.faults.on('GET', /sections$/, faults.networkLost());
    await view.console.store.dispatch(
      (
        await import('../../../state/endpoints/sectionsEndpoints')
      ).sectionsEndpoints.endpoints.getSections.initiate(
        { tourId, language: 'ta' },
        { forceRefetch: true },
      ),
    );
    expect(await screen.findByText(/^Network error: Cannot connect/)).toBeVisible();
    expect(screen.getByText(/Showing data from just now/)).toBeVisible();
    expect(await screen.findAllByText('Failed to load sections')).toHaveLength(1);
    expect(screen.getAllByText('[No Title]')).toHaveLength(2);
    view.faults.clear();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^Network error/)).toBeNull());
  });

  it('says once that there is no such tour', async () => {
    const nobody = '/admin/tours/00000000-0000-4000-8000-00000000ffff/sections';
    await renderConsole(nobody, { worker });
    expect(await screen.findByText('Tour not found')).toBeVisible();
    await screen.findAllByRole('navigation');
    expect(screen.queryByText('Failed to load sections')).toBeNull();
  });

  it('shows the failure, or that there is no such tour', async () => {
    const view = await renderConsole('/admin/dashboard', { worker });
    await screen.findByRole('heading', { level: 1 });
    // The tour's response also includes its sections.
    view.faults.on('GET', /tours\/[^/]+$/, faults.respond(500, { error: 'Down' }), 1);
    view.faults.on('GET', /sections$/, faults.respond(500, { error: 'Down' }), 1);
    await act(() => view.router.navigate(path()));
    expect(await screen.findByText('The sections could not be loaded')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('2 sections')).toBeVisible();
    const nobody = '/admin/tours/00000000-0000-4000-8000-00000000ffff/sections';
    await act(() => view.router.navigate(nobody));
    expect(await screen.findByText('Tour not found')).toBeVisible();
  });
});
