import { act, screen, waitFor, within } from '@testing-library/react';
import { sectionsEndpoints } from '../../../state/endpoints/sectionsEndpoints';
import { chaptersReceived } from '../../../state/model/mediaSlice';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { sectionRemoved } from '../../../state/model/sectionsSlice';
import { faults, pausedCall } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';
import { SectionHeader } from './SectionHeader';

jest.mock('./SectionHeader', () => {
  const actual = jest.requireActual('./SectionHeader');
  return { ...actual, SectionHeader: jest.fn(actual.SectionHeader) };
});

let worker: TestWorker;
let tourId: string;
let sectionId: string;
const list = () => `/admin/tours/${tourId}/sections`;
const path = () => `${list()}/${sectionId}`;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  sectionId = await worker.seeds.section(tourId, {
    texts: { en: 'The Great Gate', hi: 'दरवाज़ा' },
  });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const speak = (view: View, code: string) =>
  act(() => void view.console.store.dispatch(contentLanguageChosen(code)));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('SectionDetailScreen', () => {
  it('shows the section in the content language, below its tour', async () => {
    const view = await renderConsole(path(), { worker });
    expect(await title('The Great Gate')).toBeVisible();
    expect(await screen.findByText('About The Great Gate')).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['Tours', 'Taj Mahal', 'Sections'],
    ]);
    expect(crumbs.getByRole('link', { name: 'Sections' })).toHaveAttribute('href', list());
    speak(view, 'hi');
    const hindi = await title('दरवाज़ा');
    expect(hindi.firstChild).toHaveAttribute('lang', 'hi');
  });

  it('stays as it is drawn when chapters of some recording are read', async () => {
    await worker.seeds.media({ tourId, sectionId, type: 'audio' });
    const { console } = await renderConsole(path(), { worker });
    expect(await screen.findByText('About The Great Gate')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Taj Mahal' })).toBeVisible();
    const { calls } = jest.mocked(SectionHeader).mock;
    const received = { mediaId: 'other', rows: [], fetchedAt: 1 };
    const drawings = calls.length;
    act(() => void console.store.dispatch(chaptersReceived(received)));
    expect(calls).toHaveLength(drawings);
    act(() => void console.store.dispatch(contentLanguageChosen('hi')));
    expect(calls.length).toBeGreaterThan(drawings);
  });

  it('has a path for each tab', async () => {
    const { user, currentPath } = await renderConsole(`${path()}/nonsense`, { worker });
    await title('The Great Gate');
    expect(currentPath()).toBe(path());
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Audio & Chapters' }));
    await waitFor(() => expect(currentPath()).toBe(`${path()}/audio`));
    expect(await screen.findByRole('tabpanel', { name: 'Audio & Chapters' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Translations' }));
    await waitFor(() => expect(currentPath()).toBe(`${path()}/translations`));
    expect(await screen.findByRole('article', { name: 'Hindi' })).toBeVisible();
  });

  it('leads to the sections before and after it, with the tab kept', async () => {
    const pool = await worker.seeds.section(tourId, { orderIndex: 1, texts: { en: 'The Pool' } });
    const view = await renderConsole(list(), { worker });
    await screen.findByText('2 sections');
    await act(() => view.router.navigate(`${path()}/translations`));
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous section' })).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Next section' }));
    expect(await title('The Pool')).toBeVisible();
    expect(view.currentPath()).toBe(`${list()}/${pool}/translations`);
    await view.user.keyboard('{Alt>}p{/Alt}');
    expect(await title('The Great Gate')).toBeVisible();
    expect(view.currentPath()).toBe(`${path()}/translations`);
  });

  it('is deleted after a question that names it', async () => {
    const view = await renderConsole(path(), { worker });
    await view.user.click(await screen.findByRole('button', { name: 'Delete Section' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete section' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete "The Great Gate"?');
    const before = view.faults.calls.length;
    await view.user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Section deleted successfully')).toHaveLength(1);
    await waitFor(() => expect(view.currentPath()).toBe(list()));
    expect(await screen.findByText('No sections yet')).toBeVisible();
    // The deleted section is not requested from the worker again.
    const calls = view.faults.calls.slice(before).filter((call) => call.includes('/sections/'));
    expect(calls).toEqual([expect.stringMatching(/^DELETE /)]);
  });

  it('says when it has no texts in the language, and offers alternatives', async () => {
    const view = await renderConsole(path(), { worker });
    await title('The Great Gate');
    speak(view, 'ta');
    expect(await screen.findByText('Section not found')).toBeVisible();
    expect(screen.getByText('This section has no content in Tamil.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sections' })).toHaveAttribute('href', list());
    expect(screen.getByRole('link', { name: 'Add Translation' })).toHaveAttribute(
      'href',
      `${path()}/translations?add=ta`,
    );
    const heading = await title('The Great Gate');
    expect(heading.firstElementChild).toHaveAttribute('lang', 'en');
    expect(screen.getByTitle('English')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'View in Hindi' }));
    expect(await title('दरवाज़ा')).toBeVisible();
    expect(screen.queryByText(/^Failed to load/)).toBeNull();
  });

  it('is there as soon as its translation is added', async () => {
    const view = await renderConsole(`${path()}/translations?add=ta`, { worker });
    await title('The Great Gate');
    speak(view, 'ta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Translation' }));
    await view.user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'வாசல்');
    await view.user.click(dialog.getByRole('button', { name: 'Add Translation' }));
    expect(await title('வாசல்')).toBeVisible();
    expect(view.currentPath()).toBe(`${path()}/translations`);
    await view.user.click(screen.getByRole('tab', { name: 'Details' }));
    expect(await screen.findByText('No description in this language.')).toBeVisible();
  });

  it('is asked for again, and not said to be missing, when it was read and is known no more', async () => {
    const view = await renderConsole(`${path()}/audio`, { worker });
    await title('The Great Gate');
    await screen.findByText('No audio yet');
    const paused = pausedCall();
    view.faults.on('GET', /api\/sections\//, paused.fault);
    act(() => void view.console.store.dispatch(sectionRemoved(sectionId)));
    expect(screen.queryByRole('heading', { level: 1, name: 'The Great Gate' })).toBeNull();
    expect(screen.queryByText('Section not found')).toBeNull();
    paused.release();
    expect(await title('The Great Gate')).toBeVisible();
    expect(await screen.findByText('No audio yet')).toBeVisible();
  });

  it('is missing, and not asked for without end, where the worker responds with another one', async () => {
    const view = await renderConsole('/admin/dashboard', { worker });
    await screen.findByRole('heading', { level: 1 });
    view.faults.on('GET', /tours\/[^/]+$/, faults.respond(500, { error: 'Down' }));
    const other = { id: '00000000-0000-4000-8000-00000000ffff', title: 'Another', language: 'en' };
    view.faults.on('GET', /api\/sections\//, faults.respond(200, other));
    await act(() => view.router.navigate(path()));
    expect(await screen.findByText('Section not found')).toBeVisible();
  });

  it('keeps its recordings in sight where it has no texts, and is not asked for without end', async () => {
    const view = await renderConsole(list(), { worker });
    await screen.findByText('The Great Gate');
    speak(view, 'ta');
    const asked = () =>
      view.faults.calls.filter((call) => /sections\/[^/]+\?lang=ta/.test(call)).length;
    const paused = pausedCall();
    view.faults.on('GET', /sections\/[^/]+\?lang=ta/, (passOn) => passOn(), 1);
    view.faults.on('GET', /sections\/[^/]+\?lang=ta/, paused.fault);
    await act(() => view.router.navigate(`${path()}/audio`));
    expect(await screen.findByText('No audio yet')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(2));
    expect(screen.getByText('No audio yet')).toBeVisible();
    paused.release();
    expect(
      await screen.findByText('This section has no title or description in Tamil.'),
    ).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Upload audio' }));
    expect(asked()).toBe(2);
  });

  it('leaves the waveform where it is when the network goes', async () => {
    const view = await renderConsole(path(), { worker });
    await title('The Great Gate');
    const { getSection } = sectionsEndpoints.endpoints;
    const { store } = view.console;
    const section = { sectionId, tourId, language: 'en' };
    // A reload during the first request would share its response.
    await waitFor(() => expect(getSection.select(section)(store.getState()).isSuccess).toBe(true));
    view.faults.on('GET', /./, faults.networkLost());
    const reload = getSection.initiate(section, { forceRefetch: true });
    await act(async () => void (await store.dispatch(reload)));
    const note = /^Network error: Cannot connect/;
    expect(await screen.findByText(note)).toBeVisible();
    await view.user.click(screen.getByRole('tab', { name: 'Audio & Chapters' }));
    expect(await screen.findByText('No audio yet')).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
    expect(await screen.findByText('Server not responding')).toBeVisible();
  });

  it('tells a failure and a deleted section apart', async () => {
    const view = await renderConsole('/admin/dashboard', { worker });
    await screen.findByRole('heading', { level: 1 });
    // The tour's response, which provides the tour's name here, also includes its sections.
    view.faults.on('GET', /tours\/[^/]+$/, faults.respond(500, { error: 'Down' }));
    view.faults.on('GET', /api\/sections\//, faults.respond(500, { error: 'Down' }), 1);
    await act(() => view.router.navigate(path()));
    expect(await screen.findByText('The section could not be loaded')).toBeVisible();
    expect(await screen.findAllByText('Failed to load section details')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await title('The Great Gate')).toBeVisible();
    const nowhere = `${list()}/00000000-0000-4000-8000-00000000ffff`;
    await act(() => view.router.navigate(nowhere));
    expect(await screen.findByText('Section not found')).toBeVisible();
    expect(screen.getByText(/may have been deleted/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Tours' })).toHaveAttribute('href', '/admin/tours');
    expect(await title('Unknown section')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete Section|View in/ })).toBeNull();
  });
});
