import { screen, waitFor, within } from '@testing-library/react';
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
let path: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ur');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour();
  sectionId = await worker.seeds.section(tourId, { texts: { en: 'Gate', hi: 'दरवाज़ा' } });
  path = `/admin/tours/${tourId}/sections/${sectionId}/translations`;
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const card = (name: string) => screen.findByRole('article', { name });
const stored = async () => {
  const response = await worker.call('GET', `/api/sections/${sectionId}/translations`);
  const rows: { language: string }[] = await response.json();
  return Object.fromEntries(rows.map((row) => [row.language, row]));
};

describe('SectionTranslationsTab', () => {
  it('adds, changes and deletes the texts of a language', async () => {
    const view = await renderConsole(path, { worker });
    const hindi = within(await card('Hindi'));
    expect(hindi.getByText('दरवाज़ा')).toHaveAttribute('lang', 'hi');
    expect(hindi.queryByText(/Slug suffix/)).toBeNull();
    expect(await within(await card('English')).findByText('Primary')).toBeVisible();
    expect(hindi.queryByText('Primary')).toBeNull();

    await view.user.click(screen.getByRole('button', { name: 'Add Translation' }));
    const adding = within(await screen.findByRole('dialog', { name: 'Add Translation' }));
    expect(adding.queryByRole('textbox', { name: /^Slug/ })).toBeNull();
    await view.user.click(adding.getByRole('combobox', { name: /^Language/ }));
    await view.user.click(await screen.findByRole('option', { name: /Urdu/ }));
    await view.user.type(adding.getByRole('textbox', { name: /^Title/ }), 'دروازہ');
    await view.user.click(adding.getByRole('button', { name: 'Add Translation' }));
    expect(await screen.findAllByText('Section translation created for Urdu')).toHaveLength(1);
    expect(within(await card('Urdu')).getByText('دروازہ')).toHaveAttribute('dir', 'rtl');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await view.user.click(screen.getByRole('button', { name: 'Edit Hindi translation' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Edit Hindi translation' }));
    await view.user.clear(editing.getByRole('textbox', { name: /^Description/ }));
    await view.user.click(editing.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Section translation updated for Hindi')).toHaveLength(1);
    expect(await stored()).toMatchObject({
      hi: { title: 'दरवाज़ा', description: null },
      ur: { title: 'دروازہ', description: null },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const remove = async () => {
      await view.user.click(screen.getByRole('button', { name: 'Delete Hindi translation' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    };
    view.faults.on('DELETE', /translations/, faults.respond(500, { error: 'Down' }), 1);
    await remove();
    expect(await screen.findAllByText('Failed to delete section translation')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await remove();
    expect(await screen.findAllByText('Section translation deleted for Hindi')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Hindi' })).toBeNull());
  });

  it('leads to the recording in a language, or to its upload', async () => {
    await worker.seeds.media({ tourId, sectionId, type: 'audio', language: 'hi' });
    await renderConsole(path, { worker });
    const audio = async (language: string, name: string) =>
      within(await card(language)).findByRole('link', { name });
    const audioPath = path.replace('/translations', '/audio');
    expect(await audio('Hindi', 'Audio in Hindi')).toHaveAttribute(
      'href',
      `${audioPath}?language=hi`,
    );
    expect(await audio('English', 'No audio in English')).toHaveAttribute(
      'href',
      `${audioPath}?language=en`,
    );
  });

  it('shows why a translation was refused', async () => {
    const view = await renderConsole(`${path}?add=ur`, { worker });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Translation' }));
    expect(dialog.getByRole('combobox', { name: /^Language/ })).toHaveTextContent('Urdu');
    view.faults.on('POST', /translations$/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'دروازہ');
    await view.user.click(dialog.getByRole('button', { name: 'Add Translation' }));
    expect(await dialog.findByText('Failed to create section translation')).toBeVisible();
    expect(dialog.getByText('Down')).toBeVisible();
    expect(screen.queryByText(/^Section translation created/)).toBeNull();

    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(await screen.findByRole('button', { name: /^Edit English/ }));
    const edit = within(await screen.findByRole('dialog', { name: /^Edit English/ }));
    view.faults.on('PATCH', /translations/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.type(edit.getByRole('textbox', { name: /^Title/ }), '!');
    await view.user.click(edit.getByRole('button', { name: 'Save' }));
    expect(await edit.findByText('Failed to update section translation')).toBeVisible();
  });
});
