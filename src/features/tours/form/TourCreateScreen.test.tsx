import { act, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ slug: 'taken', texts: { en: 'Taken' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

async function open(): Promise<View> {
  const view = await renderConsole('/admin/tours/create', { worker });
  await screen.findByRole('heading', { level: 1, name: 'Create tour' });
  return view;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const submit = (view: View) => view.user.click(screen.getByRole('button', { name: 'Create tour' }));

async function fill(view: View, texts: Partial<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await view.user.clear(field(new RegExp(`^${name}`)));
    if (text) await view.user.type(field(new RegExp(`^${name}`)), text);
  }
}
const delhi = { City: 'Delhi', Country: 'India', Duration: '5400' };

describe('TourCreateScreen', () => {
  it('names every field that is missing and goes to the first', async () => {
    const view = await open();
    await submit(view);
    for (const message of [
      'Title is required',
      'Slug is required',
      'City is required',
      'Country is required',
      'Duration must be at least 60 seconds',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());
    await fill(view, { Duration: '1e5' });
    expect(screen.getByText('Duration must be at least 60 seconds')).toBeVisible();
    expect(field(/^Duration/)).toHaveAccessibleDescription(
      /could not be read. Enter a duration such as 5400, 1:30:00 or 90 min\.$/,
    );
    await fill(view, { Duration: '59' });
    expect(field(/^Duration/)).toHaveAccessibleDescription('Duration must be at least 60 seconds');
    expect(screen.getByText('Duration must be at least 60 seconds')).toBeVisible();
    await fill(view, { Duration: '60' });
    await waitFor(() =>
      expect(screen.queryByText('Duration must be at least 60 seconds')).toBeNull(),
    );
    expect(view.faults.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('makes the slug follow the title until it is typed by hand, and again once cleared', async () => {
    const view = await open();
    await fill(view, { Title: 'Café  Walk: Old Delhi -' });
    expect(field(/^Slug/)).toHaveValue('cafe-walk-old-delhi');
    await fill(view, { Slug: 'own' });
    await view.user.type(field(/^Title/), ' now');
    expect(field(/^Slug/)).toHaveValue('own');
    await view.user.clear(field(/^Slug/));
    await view.user.type(field(/^Title/), '!');
    expect(field(/^Slug/)).toHaveValue('cafe-walk-old-delhi-now');
  });

  it('offers a slug where the title is in another script', async () => {
    const view = await open();
    await fill(view, { Title: 'लाल क़िला' });
    expect(field(/^Slug/)).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Use tour-1' })).toBeVisible();
    await fill(view, { City: 'Delhi' });
    await view.user.click(screen.getByRole('button', { name: 'Use delhi-1' }));
    expect(field(/^Slug/)).toHaveValue('delhi-1');
    expect(field(/^Slug/)).toHaveFocus();
    await view.user.type(field(/^Title/), ' १');
    expect(field(/^Slug/)).toHaveValue('delhi-1');
  });

  it('says which words of the title a slug lacks', async () => {
    const view = await open();
    await fill(view, { Title: 'Walk: बनारस' });
    expect(field(/^Slug/)).toHaveValue('walk');
    expect(field(/^Slug/)).toHaveAccessibleDescription(/write the other words in Latin letters/);
    await fill(view, { Slug: 'walk-banaras' });
    expect(field(/^Slug/)).toHaveAccessibleDescription(/^Part of the tour’s address/);
  });

  it('offers a plain slug for one that a URL would change, and refuses none', async () => {
    const view = await open();
    await fill(view, { Title: 'Walk', Slug: 'good-' });
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await fill(view, { Slug: 'Bad Slug!!', ...delhi });
    expect(screen.getByText(/only lowercase Latin letters, digits and hyphens/)).toBeVisible();
    expect(field(/^Slug/)).toBeValid();
    await view.user.click(screen.getByRole('button', { name: 'Use bad-slug' }));
    expect(field(/^Slug/)).toHaveValue('bad-slug');
    expect(field(/^Slug/)).toHaveFocus();
    await fill(view, { Slug: 'Taken?' });
    expect(screen.getByRole('button', { name: /^Use / })).toBeVisible();
    await submit(view);
    await waitFor(() => expect(view.currentPath()).toMatch(/^\/admin\/tours\/[0-9a-f-]{36}$/));
    expect(await screen.findByText('Taken?')).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
    // A stored slug is already part of a URL, so there is no suggestion.
    expect(await screen.findByRole('textbox', { name: /^Slug(?! suffix)/ })).toHaveValue('Taken?');
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await view.user.type(screen.getByRole('textbox', { name: /^Slug(?! suffix)/ }), '!');
    expect(screen.getByRole('button', { name: /^Use taken/ })).toBeVisible();
  });

  it('suggests cities and countries as other tours spell them', async () => {
    const city = { city: 'Varanasi', country: 'India' };
    await worker.seeds.tour(Object.assign({ slug: 'ghats', texts: { en: 'Ghats' } }, city));
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByText('Ghats');
    await act(() => view.router.navigate('/admin/tours/create'));
    await view.user.type(await screen.findByRole('textbox', { name: /^City/ }), 'vara');
    const list = within(await screen.findByRole('list', { name: 'Known cities' }));
    expect(list.getByRole('button', { name: 'Varanasi India' })).toBeVisible();
    await view.user.keyboard('{ArrowDown}');
    expect(list.getByRole('button')).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(field(/^City/)).toHaveValue('Varanasi');
    expect(field(/^City/)).toHaveFocus();
    expect(field(/^Country/)).toHaveValue('India');
    expect(screen.queryByRole('list', { name: 'Known cities' })).toBeNull();

    // Escape closes only the suggestions.
    await view.user.clear(field(/^Country/));
    expect(await screen.findByRole('list', { name: 'Known countries' })).toBeVisible();
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Known countries' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field(/^Country/)).toHaveFocus();
    await view.user.tab();
    await view.user.tab({ shift: true });
    await view.user.click(await screen.findByRole('button', { name: 'India' }));
    expect(field(/^Country/)).toHaveValue('India');
  });

  it('creates an unpublished tour and opens its page in its language', async () => {
    const view = await open();
    await fill(view, { Title: 'Red Fort', ...delhi });
    await view.user.click(screen.getByRole('combobox', { name: /^Primary language/ }));
    await view.user.click(await screen.findByRole('option', { name: /Hindi/ }));
    await fill(view, { Description: 'Built by Shah Jahan' });
    expect(screen.getByText(/^Unsaved: title, slug, city/)).toBeVisible();
    await view.user.dblClick(screen.getByRole('button', { name: 'Create tour' }));
    await waitFor(() => expect(view.currentPath()).toMatch(/^\/admin\/tours\/[0-9a-f-]{36}$/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Red Fort' })).toBeVisible();
    expect(screen.getByText('Content: Hindi')).toBeVisible();
    expect(view.faults.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    const id = view.currentPath().split('/').at(-1);
    const [tour] = await (await worker.call('GET', `/api/tours/${id}?lang=hi`)).json();
    expect(tour).toMatchObject({
      title: 'Red Fort',
      slug: 'red-fort',
      city: 'Delhi',
      duration_seconds: 5400,
      primary_language: 'hi',
      is_published: false,
      description: 'Built by Shah Jahan',
      slug_suffix: 'hi',
    });
    expect(screen.getByText(/^The content language is now Hindi/)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Back to English' }));
    expect(await screen.findByText('Content: English')).toBeVisible();
    expect(screen.queryByText(/^The content language is now/)).toBeNull();
  });

  it('shows what the server said, in its field and in the panel, and keeps what was typed', async () => {
    const view = await open();
    await fill(view, { Title: 'Taken', ...delhi });
    await submit(view);
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByText('Creation Failed')).toBeVisible();
    expect(within(panel).getByText('Slug already exists')).toBeVisible();
    await waitFor(() => expect(field(/^Slug/)).toHaveFocus());
    expect(field(/^Slug/)).toHaveAccessibleDescription('Slug already exists');
    expect(field(/^Title/)).toHaveValue('Taken');
    // Validation on blur does not know other tours' slugs.
    await view.user.click(field(/^Title/));
    await view.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(field(/^Slug/)).toHaveFocus());
    expect(field(/^Slug/)).toBeInvalid();
    await view.user.click(field(/^Title/));
    expect(field(/^Slug/)).toBeInvalid();
    expect(field(/^Slug/)).toHaveAccessibleDescription('Slug already exists');
    await view.user.click(screen.getByRole('button', { name: 'Use taken-2' }));
    await waitFor(() => expect(field(/^Slug/)).toBeValid());
    expect(field(/^Slug/)).toHaveValue('taken-2');
    expect(field(/^Slug/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  });

  it('says so where the server said nothing', async () => {
    const view = await open();
    view.faults.on('POST', /\/api\/tours$/, faults.html(200));
    await fill(view, { Title: 'Fort', ...delhi });
    await submit(view);
    expect(await screen.findByText('Failed to create tour. Please try again.')).toBeVisible();
  });

  it('leads to the tour after a sign-in that its creation needed', async () => {
    const view = await open();
    await fill(view, { Title: 'Humayun', ...delhi });
    view.faults.on('POST', /\/api\/tours$/, faults.respond(401, { error: 'expired' }));
    await submit(view);
    await waitFor(() => expect(view.currentPath()).toBe('/login'));
    expect(await screen.findByText(/after you sign in again/)).toBeVisible();
    const { full_name: fullName, avatar_url: avatarUrl, ...asha } = people.asha;
    act(() => view.auth.emit({ type: 'present', person: { ...asha, fullName, avatarUrl } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Humayun' })).toBeVisible();
    // Still unsent, so the path has the temporary id.
    expect(view.currentPath()).toMatch(/^\/admin\/tours\/tmp-/);
  });

  it('asks before leaving unsaved values', async () => {
    const view = await open();
    await fill(view, { Title: 'Fort' });
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(view.currentPath()).toBe('/admin/tours'));
  });
});
