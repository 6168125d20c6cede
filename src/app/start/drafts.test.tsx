import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { drafts } from '../../state/storage/draftStore';
import { signOut } from '../../state/start/signOut';
import { faults } from '../../testing/faults';
import { forgetConsole, people, renderConsole, testWorker } from '../../testing/renderConsole';

type Worker = Awaited<ReturnType<typeof testWorker>>;
type View = Awaited<ReturnType<typeof renderConsole>>;

let worker: Worker;
let ids: { tour: string; section: string; media: string };
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.admin(people.ravi);
  await worker.call('POST', '/api/admin/request', { as: people.noor, json: { reason: 'Please' } });
  const tour = await worker.seeds.tour();
  const section = await worker.seeds.section(tour, { texts: { en: 'Gate' } });
  const media = await worker.seeds.media({ tourId: tour, sectionId: section, type: 'audio' });
  ids = { tour, section, media: media.id };
});
afterAll(() => worker.close());
afterEach(forgetConsole);

/** Direct DOM look-up: queries by role traverse the whole page, and these tests open very many forms. */
const search = <T extends Element>(find: () => T | null | undefined, what: string) =>
  waitFor(() => {
    const found = find();
    if (found == null) throw new Error(`Not there: ${what}`);
    return found;
  });

/** The button with this label or text, optionally in the row that contains the text `row`. */
const button = (name: string, row?: string) =>
  search(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role="button"]')];
    return buttons.find(
      (each) =>
        (each.getAttribute('aria-label') ?? each.textContent) === name &&
        each.closest('[aria-hidden="true"]') === null &&
        (row === undefined || each.closest('[role="row"]')?.textContent.includes(row)),
    );
  }, name);
const press = async (name: string, row?: string) => fireEvent.click(await button(name, row));

const field = (name: string) =>
  search(
    () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`),
    name,
  );
async function add(name: string, text: string) {
  const input = await field(name);
  await act(async () => fireEvent.change(input, { target: { value: input.value + text } }));
}

interface Form {
  path: () => string;
  /** Name of the button that opens the form, and text of its row; absent when the form is open from the start. */
  opens?: [string, string?];
  field: string;
  /** Text of the draft offer; absent when the form opens at once. */
  offer?: RegExp;
}

const tourPage = () => `/admin/tours/${ids.tour}`;
const sectionPage = () => `${tourPage()}/sections/${ids.section}`;

const forms: Record<string, Form> = {
  'a new tour': { path: () => '/admin/tours/create', field: 'city' },
  'a tour': { path: tourPage, opens: ['Edit'], field: 'city', offer: /your changes to this tour/ },
  'a new translation of a tour': {
    path: () => `${tourPage()}/translations`,
    opens: ['Add Translation'],
    field: 'description',
    offer: /a new English translation/,
  },
  'a translation of a tour': {
    path: () => `${tourPage()}/translations`,
    opens: ['Edit English translation'],
    field: 'description',
    offer: /your changes to the English translation/,
  },
  'a new section': { path: () => `${tourPage()}/sections/create`, field: 'title' },
  'a section': {
    path: sectionPage,
    opens: ['Edit'],
    field: 'title',
    offer: /your changes to this section/,
  },
  'a translation of a section': {
    path: () => `${sectionPage()}/translations`,
    opens: ['Edit English translation'],
    field: 'description',
    offer: /your changes to the English translation/,
  },
  'title and transcript of a recording': {
    path: () => `${sectionPage()}/audio`,
    opens: ['Edit A title'],
    field: 'transcript_text',
    offer: /title and transcript of .A title/,
  },
  'a new language': {
    path: () => '/admin/languages',
    opens: ['Add language'],
    field: 'label',
    offer: /a new language/,
  },
  'a language': {
    path: () => '/admin/languages',
    opens: ['Edit', 'Hindi'],
    field: 'native_label',
    offer: /your changes to .Hindi/,
  },
  'a promotion': {
    path: () => '/admin/management',
    opens: ['Promote Noor Fatima'],
    field: 'notes',
    offer: /promoting .Noor Fatima/,
  },
  'a rejection': {
    path: () => '/admin/management',
    opens: ['Reject Noor Fatima'],
    field: 'reason',
    offer: /rejecting the request of .Noor Fatima/,
  },
  'a demotion': {
    path: () => '/admin/management',
    opens: ['Demote', 'Ravi Kulkarni'],
    field: 'reason',
    offer: /demoting .Ravi Kulkarni/,
  },
  'a notification': { path: () => '/admin/notifications', field: 'body' },
};

async function typeInto(form: Form) {
  if (form.opens !== undefined) await press(...form.opens);
  await add(form.field, ' बात');
}

const drafted = () => drafts.list(people.asha.id, '');

async function leave(view: View) {
  await act(() => view.router.navigate('/admin/media'));
  const guard = await search(() => document.querySelector('[role="alertdialog"]'), 'guard');
  expect(guard).toHaveTextContent('Leave without saving?');
  expect(guard).toHaveTextContent('will be kept in this browser as a draft.');
  await press('Leave');
  await screen.findByText('Media Library');
}

describe('an unsaved form', () => {
  it('waits in each form until it is discarded', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByText('Media Library');
    for (const [name, form] of Object.entries(forms)) {
      await act(() => view.router.navigate(form.path()));
      await typeInto(form);
      await leave(view);
      expect([name, drafted().length]).toEqual([name, 1]);

      await act(() => view.router.navigate(form.path()));
      if (form.offer !== undefined) {
        expect(await screen.findByText(form.offer)).toHaveTextContent(
          'Not saved yet, from just now',
        );
        await press('Continue');
      }
      expect(await screen.findByText(/Restored what you typed just now/)).toBeVisible();
      expect((await field(form.field)).value).toMatch(/ बात$/);
      await press('Discard');
      await waitFor(async () => expect((await field(form.field)).value).not.toMatch(/बात/));
      expect([name, drafted()]).toEqual([name, []]);
      if (form.opens !== undefined) await press('Cancel');
      await act(() => view.router.navigate('/admin/media'));
      await screen.findByText('Media Library');
    }
  }, 300_000);

  it('waits while a session has expired, for the same person alone', async () => {
    const form: Form = { path: tourPage, opens: ['Edit'], field: 'city' };
    const view = await renderConsole(form.path(), { worker });
    await typeInto(form);
    view.faults.on('GET', /translations$/, faults.respond(401, { error: 'expired' }));
    act(() => view.auth.emit({ type: 'expired' }));
    await waitFor(() => expect(view.currentPath()).toBe('/login'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(drafted()).toHaveLength(1);
    view.unmount();

    const ravi = await renderConsole(form.path(), { worker, as: 'ravi' });
    await button('Edit');
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
    // A person's sign-out leaves other people's drafts.
    await act(async () => void (await signOut(ravi.console, ravi.auth)));
    ravi.unmount();

    await renderConsole(form.path(), { worker });
    await press('Continue');
    expect(await field('city')).toHaveValue('Agra बात');
  });

  it('is announced at sign-out and then erased completely', async () => {
    const view = await renderConsole('/admin/notifications', { worker });
    await add('title', 'Secret');
    fireEvent.click(await screen.findByRole('button', { name: /Asha Menon, sign out/ }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Sign out with unsent work?',
    });
    expect(question).toHaveTextContent('discards 1 unsaved form.');
    await press('Discard and sign out');
    await waitFor(() => expect(view.redirects).toHaveLength(1));
    drafts.flush();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Secret|draft/);
  });

  it('is merged with changes that somebody else has saved in the meantime', async () => {
    const form: Form = { path: tourPage, opens: ['Edit'], field: 'city' };
    const view = await renderConsole(form.path(), { worker });
    await typeInto(form);
    drafts.flush();
    view.unmount();
    await worker.call('PATCH', tourPage().replace('/admin', '/api'), {
      json: { city: 'Agra City' },
    });

    await renderConsole(form.path(), { worker });
    await screen.findByText(/Agra City/);
    await press('Continue');
    expect(await field('city')).toHaveValue('Agra बात');
    expect(
      screen.getByText(/Changed in the meantime: City\. Saving overwrites the newer values\./),
    ).toBeVisible();
    await press('Use the newer');
    expect(await field('city')).toHaveValue('Agra City');
  });

  it('has no draft once it is saved', async () => {
    const view = await renderConsole(tourPage(), { worker });
    await typeInto({ path: tourPage, opens: ['Edit'], field: 'city' });
    drafts.flush();
    expect(drafted()).toHaveLength(1);
    await view.user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Tour updated successfully')).toBeVisible();
    drafts.flush();
    expect(drafted()).toEqual([]);
  });
});

test('a reason for access waits too', async () => {
  const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
  await add('reason', ' बात');
  drafts.flush();
  view.unmount();
  await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
  expect(await screen.findByText(/Restored what you typed just now/)).toBeVisible();
  expect(await field('reason')).toHaveDisplayValue(/ बात$/);
  await press('Discard');
  expect(await field('reason')).toHaveDisplayValue(/content$/);
});
