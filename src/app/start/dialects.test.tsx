import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Chapter } from '../../domain/chapters/chapter';
import { type Media } from '../../domain/tours/media';
import { contentLanguageChosen } from '../../state/model/preferencesSlice';
import { dialects, type Dialect } from '../../testing/workers/dialects';
import { formField } from '../../testing/openEditor';
import { FakeMediaElements, wavFile } from '../../testing/recordings/FakeMediaElements';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

// Accessibility checks of hidden elements slow every query, and no test here needs them.
configure({ defaultHidden: true });

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
  new FakeMediaElements().install((url) =>
    Promise.resolve(worker.worker.request(new URL(url).pathname)),
  );
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const expectNotice = async (message: string) => {
  expect(await screen.findByText(message)).toBeVisible();
};
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const fillNamed = (name: RegExp, value: string) =>
  fill(screen.getByRole('textbox', { name }), value);
const read = async (path: string) => (await worker.call('GET', path)).json();

interface Visit {
  dialect: Dialect;
  goTo: (path: string) => Promise<void>;
  /** Path of a record's page. */
  pathOf: (...parts: string[]) => string;
  choose: (language: string) => void;
  tourId: string;
  sectionId: string;
}

async function editTour({ goTo, pathOf, tourId }: Visit) {
  await goTo(pathOf('tours', tourId));
  await press('Edit');
  fillNamed(/^Title/, 'The Taj');
  fillNamed(/^City/, 'Agra City');
  await press('Save');
  await expectNotice('Tour updated successfully');
  expect(await screen.findByRole('heading', { level: 1, name: 'The Taj' })).toBeVisible();
  expect(screen.getByText('Agra City')).toBeVisible();
  await press('Publish');
  expect(await button('Unpublish')).toBeVisible();
  await waitFor(async () => {
    const [stored] = await read(`/api/tours/${tourId}?lang=en`);
    expect(stored).toMatchObject({ title: 'The Taj', city: 'Agra City', is_published: true });
  });
}

async function editTranslation({ goTo, pathOf, tourId }: Visit) {
  await goTo(`${pathOf('tours', tourId)}/translations`);
  await press('Edit Hindi translation');
  await screen.findByRole('dialog', { name: 'Edit Hindi translation' });
  fillNamed(/^Title/, 'ताज');
  await press('Save');
  await expectNotice('Translation updated for Hindi');
  const card = within(await screen.findByRole('article', { name: 'Hindi' }));
  expect(await card.findByText('ताज')).toBeVisible();
  const [stored] = await read(`/api/tours/${tourId}?lang=hi`);
  expect(stored).toMatchObject({ title: 'ताज' });
}

async function editSection({ goTo, pathOf, tourId, sectionId }: Visit) {
  await goTo(pathOf('tours', tourId, 'sections', sectionId));
  await press('Edit');
  fillNamed(/^Title/, 'The Gate');
  fillNamed(/^Duration/, '120');
  await press('Save');
  await expectNotice('Section updated successfully');
  expect(await screen.findByRole('heading', { level: 1, name: 'The Gate' })).toBeVisible();
  const [stored] = await read(`/api/sections/${sectionId}?lang=en`);
  expect(stored).toMatchObject({ title: 'The Gate', duration_seconds: 120 });
}

async function openMissing({ goTo, pathOf, choose, tourId, sectionId }: Visit) {
  await choose('ta');
  await goTo(pathOf('tours', tourId));
  expect(await screen.findByText(/^Tour not found in/)).toHaveTextContent('Tamil');
  await goTo(pathOf('tours', tourId, 'sections', sectionId));
  expect(await screen.findByText('Section not found')).toBeVisible();
  expect(screen.queryByText(/^(Failed|Invalid)/)).toBeNull();
  await choose('en');
}

async function editChapter({ goTo, pathOf, tourId, sectionId }: Visit) {
  await goTo(`${pathOf('tours', tourId, 'sections', sectionId)}/audio`);
  await screen.findByRole('table', { name: 'Chapters' });
  await press(/^Title of chapter 1:/);
  const title = screen.getByRole('textbox', { name: 'Title of chapter 1' });
  fill(title, 'Entrance');
  fireEvent.keyDown(title, { key: 'Enter' });
  await press('Save chapters');
  await expectNotice('Chapter updated successfully');
}

async function changeRecordings({ sectionId }: Visit) {
  const stored = async (): Promise<Media[]> => {
    const [section] = await read(`/api/sections/${sectionId}?lang=en`);
    return section.media;
  };
  const [old] = await stored();
  const choose = async (file: File) =>
    fireEvent.change(await screen.findByLabelText('Choose audio file', { selector: 'input' }), {
      target: { files: [file] },
    });
  await press('Replace file of A title');
  await choose(wavFile('new.wav', 3));
  await press('Replace');
  await expectNotice('Media file updated successfully');
  expect(await stored()).toMatchObject([{ id: old?.id, filename: 'new.wav', duration: 3 }]);
  const chapters: Chapter[] = await read(`/api/media/${old?.id}/chapters`);
  expect(chapters).toMatchObject([{ title: 'Entrance' }]);

  await press('Upload audio');
  await choose(wavFile('gate.wav', 2));
  await press('Replace English');
  await expectNotice('Audio uploaded successfully! You can now add chapters.');
  expect(await button('Previous (1), English recordings')).toBeVisible();
  await expectNotice('1 chapter copied to the new recording');
  const recordings = await stored();
  expect(recordings).toHaveLength(2);
  const uploaded = recordings.find(({ id }) => id !== old?.id);
  expect(await read(`/api/media/${uploaded?.id}/chapters`)).toMatchObject([{ title: 'Entrance' }]);

  await press('Delete The Gate');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: /^Delete/ }));
  await expectNotice('Media and related data deleted successfully');
  await waitFor(async () => expect(await stored()).toMatchObject([{ id: old?.id }]));
}

async function editLanguage({ goTo, dialect }: Visit) {
  const native_label = `தமிழ் ${dialect.name}`;
  await goTo('/admin/languages');
  const toggle = await screen.findByRole('switch', { name: 'Tamil enabled' });
  const row = toggle.closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error('No row of Tamil');
  const edit = within(row).getByRole('button', { name: 'Edit' });
  act(() => edit.focus());
  fireEvent.click(edit);
  await screen.findByRole('dialog', { name: 'Edit Tamil' });
  fill(formField('native_label'), native_label);
  await press('Save');
  await expectNotice('Language updated successfully');
  const languages = await read('/api/languages');
  expect(languages).toContainEqual(expect.objectContaining({ native_label }));
}

async function rejectRequest({ goTo, dialect }: Visit) {
  const why = `Who speaks in the way of ${dialect.name}?`;
  await worker.call('POST', '/api/admin/request', { as: people.noor, json: { reason: 'Please' } });
  await goTo('/admin/management?tab=pending');
  await press(/^Reject /);
  await screen.findByRole('dialog', { name: /^Reject the request of/ });
  fill(formField('reason'), why);
  await press('Reject');
  await expectNotice('Request rejected successfully!');
  expect(JSON.stringify((await read('/api/admin/overview')).rejected)).toContain(why);
}

async function seed() {
  const texts = { en: 'Taj Mahal', hi: 'ताज महल' };
  const tourId = await worker.seeds.tour({ cover: '/media/cover.png', texts });
  const sectionId = await worker.seeds.section(tourId, { durationSeconds: 60 });
  const recording = { type: 'audio', duration: 90, createdAt: new Date('2025-01-01') } as const;
  const { id } = await worker.seeds.media({ tourId, sectionId, ...recording });
  await worker.seeds.chapter(id, { title: 'Gate', start: 0, end: 1 });
  return { tourId, sectionId };
}

describe.each(dialects)('with a worker that speaks in the way of: $name', (dialect) => {
  it('the console edits, publishes, rejects, uploads, replaces and deletes', async () => {
    const seeded = await seed();
    const { idOf = (id) => id } = dialect;
    const view = await renderConsole('/admin/media', { worker, dialect });
    const isWord = (part: string) => part === 'tours' || part === 'sections';
    const visit: Visit = {
      ...seeded,
      dialect,
      goTo: (path) => act(() => view.router.navigate(path)),
      pathOf: (...parts) =>
        ['/admin', ...parts.map((part) => (isWord(part) ? part : idOf(part)))].join('/'),
      choose: (language) =>
        act(() => void view.console.store.dispatch(contentLanguageChosen(language))),
    };
    await editTour(visit);
    await editTranslation(visit);
    await editSection(visit);
    await openMissing(visit);
    await editChapter(visit);
    await changeRecordings(visit);
    await editLanguage(visit);
    await rejectRequest(visit);
  });
});
