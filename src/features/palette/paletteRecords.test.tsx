import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { personRecords } from '../../state/storage/personRecords';
import { faults, pausedCall } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { Content } from '../../ui/content/Content';

jest.mock('../../ui/content/Content', () => {
  const actual = jest.requireActual('../../ui/content/Content');
  return { ...actual, Content: jest.fn(actual.Content) };
});

let worker: TestWorker;
let jaipur: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
  const texts = { en: 'Jaipur Walk', hi: 'जयपुर की सैर' };
  jaipur = await worker.seeds.completeTour({ slug: 'jaipur', texts });
  for (let count = 1; count <= 10; count += 1) {
    await worker.seeds.completeTour({ slug: `banyan-${count}`, texts: { en: `Banyan ${count}` } });
  }
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

async function search(view: View, query: string) {
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Command palette' });
  if (query !== '') await view.user.type(field, query);
  return field;
}

const options = () => screen.findAllByRole('option');

test('the palette begins with the tours that were opened last', async () => {
  const view = await renderConsole(`/admin/tours/${jaipur}`, { worker });
  await screen.findByRole('button', { name: /^(Publish|Unpublish)$/ });
  await act(() => view.router.navigate('/admin/media'));
  await search(view, '');
  await waitFor(async () => expect((await options())[0]).toHaveTextContent(/^Jaipur Walk/));
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${jaipur}`));
});

test('the entry that is chosen stays so when tours are listed above it', async () => {
  personRecords.write(people.asha.id, 'recent-tours', [jaipur]);
  const view = await renderConsole('/admin/media', { worker });
  const list = pausedCall();
  view.faults.on('GET', /^\/api\/tours\?/, list.fault);
  await screen.findByRole('heading', { level: 1 });
  await search(view, '');
  await view.user.keyboard('{ArrowDown}');
  const chosen = () => screen.getByRole('option', { selected: true });
  const label = chosen().textContent;
  list.release();
  await waitFor(async () => expect((await options())[0]).toHaveTextContent(/^Jaipur Walk/));
  expect(chosen()).toHaveTextContent(label);
});

test('a key that chooses the next entry draws it and the one before anew, and no others', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  const field = await search(view, '');
  await options();
  const { calls } = jest.mocked(Content).mock;
  const drawings = calls.length;
  const chosen = field.getAttribute('aria-activedescendant');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  // Checked synchronously, before a response can cause a render.
  expect(field).not.toHaveAttribute('aria-activedescendant', chosen);
  expect(calls.length - drawings).toBeLessThanOrEqual(2);
});

test('the palette begins with the commands of the tour of the page', async () => {
  const view = await renderConsole(`/admin/tours/${jaipur}`, { worker });
  await screen.findByRole('button', { name: /^(Publish|Unpublish)$/ });
  await search(view, '');
  await waitFor(async () => expect((await options())[0]).toHaveTextContent(/^Edit this tour/));
  const labels = (await options()).map(({ textContent }) => textContent);
  const own = labels.filter((label) => label?.includes(' this tour'));
  expect(own.map((label) => label?.replace(/E$/, ''))).toEqual([
    'Edit this tour',
    'Sections of this tour',
    'Translations of this tour',
    expect.stringMatching(/^(Publish|Unpublish) this tour/),
    'Duplicate this tour',
    'History of this tour',
    'Delete this tour',
    'Details of this tour',
  ]);
  const icons = (await options()).slice(0, 7).map((option) => option.querySelector('path'));
  expect(new Set(icons.map((path) => path?.getAttribute('d'))).size).toBe(7);
  expect(document.querySelectorAll('[data-destructive]')).toHaveLength(1);
  expect((await options())[6]).toHaveAttribute('data-destructive');
  for (const label of [/^(Publish|Unpublish) this tour/, /^Edit this tour/]) {
    const at = labels.findIndex((text) => label.test(text ?? ''));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(labels.findIndex((text) => text?.startsWith('Dashboard')));
  }
  expect(screen.getByText('This tour')).toBeVisible();
});

test('the palette finds a tour by its title in another language that was read, and despite a slip', async () => {
  const view = await renderConsole(`/admin/tours/${jaipur}/translations`, { worker });
  await screen.findByText('जयपुर की सैर');
  await search(view, 'जयपुर');
  const first = async () => (await options())[0];
  await waitFor(async () => expect(await first()).toHaveTextContent('Jaipur Walkजयपुर की सैर'));
  await view.user.keyboard('{Escape}');
  await search(view, 'jaypur wlak');
  await waitFor(async () => expect(await first()).toHaveTextContent('Jaipur WalkAgra'));
});

test('the palette asks for a tour by its title in a language that was not read', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await search(view, 'जयपुर');
  const found = await screen.findByRole('option', { name: /^जयपुर की सैर/ });
  expect(found).toHaveTextContent('जयपुर की सैरHindi');
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${jaipur}`));
});

test('the palette shows all that it found on request, and stays open', async () => {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await search(view, 'banyan');
  const more = await screen.findByRole('option', { name: 'Show all 10' });
  expect(await options()).toHaveLength(9);
  await view.user.keyboard('{ArrowUp}');
  expect(more).toHaveAttribute('aria-selected', 'true');
  await view.user.keyboard('{Enter}');
  await waitFor(async () => expect(await options()).toHaveLength(10));
  expect((await options())[8]).toHaveAttribute('aria-selected', 'true');
});

test('the palette asks for sections whose tour was not opened, and says so where they could not be searched', async () => {
  const gate = await worker.seeds.section(jaipur, { texts: { en: 'Jaipur Gate' } });
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  await search(view, 'jaipur ga');
  const found = await screen.findByRole('option', { name: /^Jaipur Gate/ });
  expect(found).toHaveTextContent('Jaipur GateJaipur Walk');
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${jaipur}/sections/${gate}`));
  await forgetConsole();

  const note = /Sections could not be searched\./;
  const plain = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  plain.faults.on('GET', /search.sections/, faults.respond(500, { message: 'Disk full' }));
  const field = await search(plain, 'jaipur');
  expect(await screen.findByRole('option', { name: /^Jaipur Walk/ })).toBeVisible();
  expect(await screen.findByText(note)).toBeVisible();
  await plain.user.clear(field);
  await plain.user.keyboard('dashboard');
  expect(await screen.findByRole('option', { name: /^Dashboard/ })).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
  await plain.user.clear(field);
  await plain.user.keyboard('the gate of jaipur');
  expect(await screen.findByText(/^Nothing found\./)).toHaveTextContent(note);
  plain.faults.clear();
  await plain.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

test('the palette finds sections of every tour after those of one were opened, the known ones first', async () => {
  const agra = await worker.seeds.completeTour({ slug: 'agra', texts: { en: 'Agra Walk' } });
  const minar = await worker.seeds.section(jaipur, { texts: { en: 'Old Minar' } });
  await worker.seeds.section(agra, { texts: { en: 'Minar of Agra' } });
  const view = await renderConsole(`/admin/tours/${jaipur}/sections`, { worker });
  await screen.findByText('Old Minar');
  const paused = pausedCall();
  let calls = 0;
  view.faults.on('GET', /search.sections/, (passOn) => {
    calls += 1;
    return paused.fault(passOn);
  });
  const field = await search(view, 'minar');
  expect(await screen.findByRole('option', { name: /^Old Minar/ })).toBeVisible();
  await waitFor(() => expect(calls).toBe(1));
  paused.release();
  await waitFor(async () => expect(await options()).toHaveLength(2));
  const [first, second] = await options();
  expect(first).toHaveTextContent('Old MinarJaipur Walk');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveTextContent('Minar of AgraAgra Walk');
  expect(screen.getAllByText('Sections', { selector: '[role="presentation"]' })).toHaveLength(1);
  expect(calls).toBe(1);
  expect(field).toHaveFocus();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${jaipur}/sections/${minar}`));
});

test('the palette finds a section that was not read by its tour’s name beside its own, and its audio', async () => {
  const bawri = await worker.seeds.section(jaipur, { texts: { en: 'The Stepwell' } });
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  const field = await search(view, 'stepwell jaipur');
  expect(await screen.findByRole('option')).toHaveTextContent('The StepwellJaipur Walk');
  await view.user.clear(field);
  await view.user.keyboard('jaipur stepwell');
  expect(await screen.findByRole('option')).toHaveTextContent('The StepwellJaipur Walk');
  await view.user.clear(field);
  await view.user.keyboard('the stepwell audio');
  const audio = 'The StepwellAudio & Chapters · Jaipur Walk';
  await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent(audio));
  await view.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(view.currentPath()).toBe(`/admin/tours/${jaipur}/sections/${bawri}/audio`),
  );
});

test('what nearly matches gives way to what the worker finds, and is shown where it finds nothing', async () => {
  const shore = await worker.seeds.section(jaipur, { texts: { en: 'The Shore Temple' } });
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  const paused = pausedCall();
  view.faults.on('GET', /search.sections/, paused.fault);
  const field = await search(view, 'shore');
  expect(await screen.findByText('Searching…')).toBeVisible();
  await view.user.keyboard('{Enter}');
  expect(field).toBeVisible();
  paused.release();
  expect(await screen.findByRole('option')).toHaveTextContent('The Shore Temple');
  await view.user.clear(field);
  await view.user.keyboard('shorct');
  const near = await screen.findByRole('option', { name: /^Keyboard shortcuts/ });
  expect(near).toHaveAttribute('aria-selected', 'true');
  await view.user.clear(field);
  await view.user.keyboard('shore');
  await waitFor(async () => expect((await options())[0]).toHaveTextContent('The Shore Temple'));
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${jaipur}/sections/${shore}`));
});
