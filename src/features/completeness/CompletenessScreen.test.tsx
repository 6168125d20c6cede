import { act, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let fort: string;
let gates: string[];

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  const taj = await seeds.tour({ city: 'Agra', texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  await seeds.section(taj, { texts: { en: 'The Garden' } });
  fort = await seeds.tour({ city: 'Delhi', texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('No row');
  return row;
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('all cities have the figures of the heads, once sections are found to lack titles', async () => {
  const view = await renderConsole('/admin/completeness', { worker });
  const taj = within(await rowOf('Taj Mahal'));
  await taj.findByRole('link', { name: /^Hindi: .*\b0 of 1 section/ });
  expect(await screen.findByText('2 tours')).toBeVisible();

  await view.user.click(screen.getByRole('radio', { name: 'Cities' }));
  const all = await rowOf('All cities');
  await waitFor(() => expect(all).toHaveTextContent(/^All cities2100%50%/));
  expect(heads().join(' ')).toMatch(/en100% .*hi50% /);
  expect(await rowOf('Agra')).toHaveTextContent(/^Agra1100%0%/);
  expect(screen.getByText('2 cities with 2 tours')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Texts:' })).toBeNull();
  expect(screen.getByText(/^% of tours with complete texts/)).toBeVisible();
});

test('says that its marks are of texts, and tells the audio of a cell apart', async () => {
  await renderConsole('/admin/completeness', { worker });
  const taj = within(await rowOf('Taj Mahal'));
  await taj.findByRole('link', {
    name: 'English: title and description, 1 of 1 section titles; audio in 0 sections',
  });
  const marks = screen.getByRole('list', { name: 'Texts:' });
  expect(within(marks).getByText('complete')).toBeVisible();
  expect(
    screen.getByText(
      /^Texts: .* the title of every section\. % of tours; ≤ while some are not checked\.$/,
    ),
  ).toBeInTheDocument();
});

test('a matrix that a filter empties says so and leads back to all tours', async () => {
  const view = await renderConsole('/admin/completeness?q=nowhere&status=published', { worker });
  expect(await screen.findByText('No tours match your filters')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Published' })).toBeChecked();
  await view.user.click(screen.getByRole('radio', { name: 'Cities' }));
  expect(await screen.findByText('No tours match your filters')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Show all tours' }));
  expect(await rowOf('All cities')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(view.currentPath()).toBe('/admin/completeness?by=cities');
});

describe('audio', () => {
  beforeAll(async () => {
    const { seeds } = worker;
    gates = [];
    for (const [orderIndex, title] of ['Lahori Gate', 'Delhi Gate'].entries()) {
      const texts = { en: title, hi: title };
      gates.push(await seeds.section(fort, { orderIndex, texts }));
    }
    const [first = ''] = gates;
    await seeds.media({ tourId: fort, sectionId: first, type: 'audio' });
    await worker.call('POST', `/api/sections/${first}/play?language=hi`);
  });

  test('what is played most without a recording of its own comes first', async () => {
    const view = await renderConsole('/admin/completeness', { worker });
    await view.user.click(await screen.findByRole('radio', { name: 'Audio' }));
    expect(view.currentPath()).toBe('/admin/completeness?of=audio');
    expect(screen.getByRole('radio', { name: 'Audio' })).toHaveFocus();
    const row = within(await rowOf('Red Fort'));
    const english = await row.findByRole('link', { name: 'English: 1 of 2 sections recorded' });
    expect(english).toHaveAttribute(
      'href',
      `/admin/tours/${fort}/sections/${gates[1] ?? ''}/audio`,
    );
    expect(english).toHaveTextContent(/1\/2$/);
    const hindi = await row.findByRole('link', { name: 'Hindi: 0 of 2 sections recorded' });
    expect(hindi).toHaveAttribute('href', `/admin/tours/${fort}/sections/${gates[0] ?? ''}/audio`);
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Red Fort', 'Taj Mahal']);
    expect(screen.getByRole('list', { name: 'Recordings:' })).toBeVisible();

    await view.user.click(screen.getByRole('link', { name: /Not recorded in Hindi$/ }));
    expect(view.currentPath()).toBe('/admin/completeness?of=audio&gap=hi');
    expect(screen.getByRole('button', { name: 'Gaps: Not recorded in Hindi' })).toBeVisible();
  });
});

test('an order stands in the URL, for the way back to it', async () => {
  const view = await renderConsole('/admin/completeness', { worker });
  await rowOf('Red Fort');
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Red Fort', 'Taj Mahal']);
  const head = () => screen.getByRole('columnheader', { name: 'Tour' });
  await view.user.click(within(head()).getByText('Tour'));
  await waitFor(() => expect(names()).toEqual(['Taj Mahal', 'Red Fort']));
  expect(view.currentPath()).toBe('/admin/completeness?sort=title-desc');
  await view.user.click(screen.getByRole('link', { name: 'Red Fort' }));
  await screen.findByRole('heading', { level: 1, name: /Red Fort|Taj/ });
  await act(() => view.router.navigate(-1));
  await rowOf('Red Fort');
  expect(names()).toEqual(['Taj Mahal', 'Red Fort']);
  await view.user.click(within(head()).getByText('Tour'));
  await waitFor(() => expect(view.currentPath()).toBe('/admin/completeness'));
});

describe('what is not checked yet', () => {
  test('is said, marked in the figures, and read at a press', async () => {
    const view = await renderConsole('/admin/completeness?by=cities', { worker });
    expect(
      await screen.findByText('2 cities with 2 tours; sections of 4 translations not checked yet'),
    ).toBeVisible();
    expect(await rowOf('All cities')).toHaveTextContent(/^All cities2≤100%≤100%/);
    const check = screen.getByRole('button', { name: 'Check all sections' });
    expect(check).toHaveAccessibleDescription(/^Reads the sections of 4 translations, so that/);
    await view.user.click(check);
    expect(await screen.findByText('2 cities with 2 tours')).toBeVisible();
    expect(await rowOf('All cities')).toHaveTextContent(/^All cities2100%50%/);
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'City' })).toHaveFocus());
  });

  test('stops at a call that fails', async () => {
    const view = await renderConsole('/admin/completeness?by=cities', { worker });
    const check = await screen.findByRole('button', { name: 'Check all sections' });
    view.faults.on('GET', /sections$/, faults.respond(500, { error: 'Down' }));
    await view.user.click(check);
    expect(await screen.findByText('Failed to load tour sections')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Check all sections' })).toHaveFocus();
  });

  test('is run from the palette too', async () => {
    const view = await renderConsole('/admin/completeness?by=cities', { worker });
    await screen.findByRole('button', { name: 'Check all sections' });
    await view.user.keyboard('{Control>}k{/Control}check all');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Check all sections'));
    await view.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Check all sections' })).toBeNull(),
    );
  });

  test('joins the list of gaps once the person wants it to', async () => {
    const view = await renderConsole('/admin/completeness?gap=hi', { worker });
    expect(await screen.findByText('Every tour is complete in Hindi')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Check all sections' }));
    const update = await screen.findByRole('button', { name: 'Update the list' });
    await waitFor(() => expect(update).toHaveFocus());
    expect(screen.queryByText('Taj Mahal')).toBeNull();
    await view.user.keyboard('{Enter}');
    expect(await rowOf('Taj Mahal')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Update the list' })).toBeNull();
  });
});

test('a tour that lacks nothing but its description says so', async () => {
  const title = 'Shaniwar Wada';
  const place = { city: 'Pune', country: 'India', primary_language: 'en' };
  const json = { title, slug: 'shaniwar-wada', duration_seconds: 600, ...place };
  const [tour] = await (await worker.call('POST', '/api/tours', { json })).json();
  await worker.seeds.section(tour.id, { texts: { en: 'The fort gate' } });
  await renderConsole('/admin/completeness', { worker });
  const row = within(await rowOf(title));
  const cell = await row.findByRole('link', {
    name: /^English: title only, 1 of 1 section titles/,
  });
  expect(cell).toHaveTextContent(/desc\.$/);
});
