import { act, screen, waitFor, within } from '@testing-library/react';
import { sectionsEndpoints } from '../../../state/endpoints/sectionsEndpoints';
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
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
beforeEach(async () => {
  tourId = await worker.seeds.tour();
  await worker.seeds.section(tourId, { orderIndex: 4 });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const list = () => `/admin/tours/${tourId}/sections`;

async function open() {
  const view = await renderConsole(`${list()}/create`, { worker });
  await screen.findByRole('textbox', { name: /^Title/ });
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Create section' }));
  return { ...view, submit };
}
async function stored(language: string) {
  const response = await worker.call('GET', `/api/tours/${tourId}/sections?lang=${language}`);
  return response.json();
}

describe('SectionCreateScreen', () => {
  it('begins at order index 0 where the tour has no section, else at the next free place, and says so', async () => {
    await open();
    expect(field(/^Order index/)).toHaveValue('5');
    expect(field(/^Order index/)).toHaveAccessibleDescription(
      /^Position 2 in the list, after The Great Gate ?\. The order index counts from 0\.$/,
    );
    await forgetConsole();
    tourId = await worker.seeds.tour();
    await open();
    expect(field(/^Order index/)).toHaveValue('0');
    expect(field(/^Order index/)).toHaveAccessibleDescription(
      'Position 1 in the list. The order index counts from 0.',
    );
  });

  it('begins in the title, and leads on to the audio of the new section and to another', async () => {
    const { user, submit } = await open();
    expect(field(/^Title/)).toHaveFocus();
    expect(screen.getByText('Nothing entered yet')).toBeVisible();
    await user.keyboard('The Well');
    await submit();
    const audio = await screen.findByRole('link', { name: 'Add its audio' });
    expect(audio.closest('[role="row"]')).toHaveTextContent('The Well');
    expect(audio).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sections\/[0-9a-f-]{36}\/audio\?language=en$/),
    );
    expect(screen.getByRole('link', { name: 'Add another' })).toHaveAttribute(
      'href',
      `${list()}/create`,
    );
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('The Well'),
    );
  });

  it('says after or before which section the new one comes', async () => {
    const { user } = await open();
    const order = field(/^Order index/);
    const describes = (text: RegExp) =>
      waitFor(() => expect(order).toHaveAccessibleDescription(text));
    await describes(
      /^Position 2 in the list, after The Great Gate ?\. The order index counts from 0\.$/,
    );
    await user.clear(order);
    await user.type(order, '4');
    await describes(
      /^Position 1 in the list, before The Great Gate ?; 1 section will be renumbered\. The order index counts from 0\.$/,
    );
    await user.clear(order);
    await user.type(order, '3');
    await describes(/^Position 1 in the list\. The order index counts from 0\.$/);
  });

  it('takes the place of the first, which the others follow; they are put back as one', async () => {
    tourId = await worker.seeds.tour();
    for (const [orderIndex, en] of ['The Gate', 'The Ghat'].entries())
      await worker.seeds.section(tourId, { orderIndex, texts: { en } });
    const { user, submit } = await open();
    await user.type(field(/^Title/), 'The Well');
    const order = field(/^Order index/);
    await waitFor(() => expect(order).toHaveValue('2'));
    await user.clear(order);
    await user.type(order, '0');
    expect(order).toHaveAccessibleDescription(
      /^Position 1 in the list, before The Gate ?; 2 sections will be renumbered\./,
    );
    await submit();
    await screen.findByRole('link', { name: 'Add its audio' });
    const places = async () =>
      Object.fromEntries(
        (await stored('en')).map((each: { title: string; order_index: number }) => [
          each.title,
          each.order_index,
        ]),
      );
    expect(await places()).toEqual({ 'The Well': 0, 'The Gate': 1, 'The Ghat': 2 });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () =>
      expect(await places()).toEqual({ 'The Well': 0, 'The Gate': 0, 'The Ghat': 1 }),
    );
  });

  it('moves behind sections that somebody else added, while nothing is typed', async () => {
    const view = await renderConsole(list(), { worker });
    await screen.findByText('1 section');
    await worker.seeds.section(tourId, { orderIndex: 9, texts: { en: 'The Ghat' } });
    const { getSections } = sectionsEndpoints.endpoints;
    const fresh = { subscribe: false, forceRefetch: true };
    await act(() => view.router.navigate(`${list()}/create`));
    await screen.findByRole('textbox', { name: /^Title/ });
    const { dispatch } = view.console.store;
    await act(async () => {
      await dispatch(getSections.initiate({ tourId, language: 'en' }, fresh));
    });
    await waitFor(() => expect(field(/^Order index/)).toHaveValue('10'));
    expect(field(/^Title/)).toHaveFocus();
    await view.user.keyboard('The Well');
    await worker.seeds.section(tourId, { orderIndex: 12, texts: { en: 'The Dome' } });
    await act(async () => {
      await dispatch(getSections.initiate({ tourId, language: 'en' }, fresh));
    });
    expect(field(/^Order index/)).toHaveValue('10');
    expect(field(/^Title/)).toHaveValue('The Well');
  });

  it('creates one section after another without leaving the form', async () => {
    const { user, currentPath } = await open();
    await user.type(field(/^Title/), 'The Well');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Section created successfully')).toBeVisible();
    await waitFor(() => expect(field(/^Title/)).toHaveValue(''));
    expect(field(/^Title/)).toHaveFocus();
    expect(field(/^Order index/)).toHaveValue('6');
    expect(screen.getByText('Nothing entered yet')).toBeVisible();
    await user.keyboard('The Ghat');
    await user.clear(field(/^Order index/));
    await user.type(field(/^Order index/), '2');
    await user.click(screen.getByRole('button', { name: 'Create and add another' }));
    await waitFor(() => expect(field(/^Title/)).toHaveValue(''));
    expect(field(/^Order index/)).toHaveValue('3');
    expect(field(/^Order index/)).toHaveAccessibleDescription(/after The Ghat/);
    expect(currentPath()).toBe(`${list()}/create`);
    const made: { title: string; order_index: number }[] = await stored('en');
    const orders = made.map(({ title, order_index }) => `${title} ${order_index}`).sort();
    expect(orders).toEqual(['The Ghat 2', 'The Great Gate 4', 'The Well 5']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe(list()));
  });

  it('creates a section after the last one and returns to the list', async () => {
    const { user, currentPath, faults: sent } = await open();
    expect(field(/^Order index/)).toHaveValue('5');
    await user.click(screen.getByRole('combobox', { name: /^Language/ }));
    await user.click(await screen.findByRole('option', { name: /Hindi/ }));
    await user.type(field(/^Title/), ' मक़बरा ');
    expect(field(/^Title/)).toHaveAttribute('lang', 'hi');
    await user.type(field(/^Duration/), '75');
    await user.type(field(/^Description/), 'सफ़ेद');
    expect(
      screen.getByText('Unsaved: duration (seconds), language, title, description'),
    ).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Create section' }));
    expect(await screen.findAllByText('Section created successfully')).toHaveLength(1);
    await waitFor(() => expect(currentPath()).toBe(list()));
    expect(await screen.findByText('2 sections')).toBeVisible();
    expect(sent.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(await stored('hi')).toMatchObject([
      { order_index: 4 },
      { order_index: 5, duration_seconds: 75, title: 'मक़बरा', description: 'सफ़ेद', language: 'hi' },
    ]);
  });

  it('names every rule', async () => {
    const { user, submit } = await open();
    await user.clear(field(/^Order index/));
    await user.type(field(/^Order index/), '-1');
    await user.type(field(/^Duration/), '0');
    await submit();
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(screen.getByText('Order index must be a non-negative number')).toBeVisible();
    expect(screen.getByText('Duration must be at least 1 second')).toBeVisible();
    expect(field(/^Title/)).toHaveFocus();
    await user.clear(field(/^Order index/));
    await user.clear(field(/^Duration/));
    await user.type(field(/^Duration/), '1.5');
    expect(field(/^Order index/)).toHaveAccessibleDescription(
      'Order index must be a non-negative number',
    );
    expect(field(/^Duration/)).toHaveAccessibleDescription('Duration must be at least 1 second');
  });

  it('refuses a duration that cannot be read, in its field', async () => {
    const { user, submit, faults: sent } = await open();
    await user.type(field(/^Title/), 'The Well');
    await user.type(field(/^Duration/), '1:75');
    await submit();
    await waitFor(() => expect(field(/^Duration/)).toHaveFocus());
    expect(field(/^Duration/)).toHaveAccessibleDescription(
      'Enter a duration such as 90, 1:30 or 2m 30s',
    );
    expect(sent.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    [faults.respond(500, { error: 'Disk full' }), 'Disk full'],
    [faults.html(502), 'Failed to create section. Please try again.'],
    [faults.respond(201, [{ title: 'No id' }]), 'Failed to create section. Please try again.'],
    [faults.empty(), 'Failed to create section. Please try again.'],
  ])('shows a failure in the form and no toast (%#)', async (fault, message) => {
    const { user, submit, faults: sent, currentPath } = await open();
    sent.on('POST', /sections$/, fault, 1);
    await user.type(field(/^Title/), 'Tomb');
    await submit();
    expect(await screen.findByRole('heading', { name: 'Creation Failed' })).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.queryByText('Section created successfully')).toBeNull();
    expect(field(/^Title/)).toHaveValue('Tomb');
    expect(currentPath()).toBe(`${list()}/create`);
  });

  it('shows the server’s refusal of a field in its place and in the panel', async () => {
    const { user, submit, faults: sent } = await open();
    const fields = { title: 'Title is too long' };
    sent.on('POST', /sections$/, faults.respond(422, { message: 'Title is too long', fields }), 1);
    await user.type(field(/^Title/), 'Tomb');
    await submit();
    await waitFor(() => expect(field(/^Title/)).toHaveAccessibleDescription('Title is too long'));
    expect(screen.getByRole('heading', { name: 'Creation Failed' })).toBeVisible();
  });

  it('asks before unsaved values are lost', async () => {
    const { user, currentPath } = await open();
    await user.type(field(/^Title/), 'Tomb');
    await user.keyboard('{Escape}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(currentPath()).toBe(list()));
  });
});
