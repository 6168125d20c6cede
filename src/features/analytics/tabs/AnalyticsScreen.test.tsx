import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';
import { personRecords } from '../../../state/storage/personRecords';
import { downloadFile } from '../../../ui/dom/downloadFile';

jest.mock('../../../ui/dom/downloadFile', () => ({ downloadFile: jest.fn() }));
configure({ defaultHidden: true });

let worker: TestWorker;
let fort: string;
let gate: string;
const stories = 'Stories of the Bazaar';

async function play(sectionId: string, plays: Record<string, number>) {
  for (const [language, count] of Object.entries(plays)) {
    for (let each = 0; each < count; each += 1) {
      await worker.call('POST', `/api/sections/${sectionId}/play?language=${language}`);
    }
  }
}

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi', 'ta', 'ur', 'fr');
  await seeds.admin(people.asha, 'owner');
  fort = await seeds.tour({ isPublished: true, texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
  gate = await seeds.section(fort, { texts: { en: 'Lahori Gate', hi: 'लाहौरी दरवाज़ा' } });
  await seeds.section(fort, { orderIndex: 1, texts: { en: 'Moat' } });
  await play(gate, { en: 2, hi: 5, ta: 1, ur: 1, fr: 1 });
  const bazaar = await seeds.tour({ isPublished: true, texts: { en: stories } });
  await play(await seeds.section(bazaar, { texts: { en: 'Spices' } }), { en: 2 });
  await seeds.tour({ isPublished: true, texts: { en: 'Silent Tour' } });
});
afterAll(() => worker.close());
afterEach(async () => {
  jest.mocked(downloadFile).mockClear();
  await forgetConsole();
});

const grid = async (name: string) => within(await screen.findByRole('grid', { name }));
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('[role="gridcell"], [role="rowheader"]') ?? [])].map(
    (cell) => cell.textContent,
  );
const card = (label: string) =>
  screen.getByRole('button', { name: `About ${label}` }).parentElement?.parentElement
    ?.nextElementSibling;
const button = (name: string) => screen.getByRole('button', { name });

async function exported(): Promise<{ name?: string; lines: string[] }> {
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
  const [name, text] = jest.mocked(downloadFile).mock.calls[0] ?? [];
  return { name, lines: String(text).slice(1).trim().split('\r\n') };
}

describe('the overview', () => {
  it('has the figures with their definitions, and the languages by plays', async () => {
    const { user } = await renderConsole('/admin/analytics', { worker });
    const languages = await grid('Languages');
    expect(card('Total Plays')).toHaveTextContent('12');
    expect(card('Total Sections')).toHaveTextContent('3');
    expect(card('Engagement Rate')).toHaveTextContent('66.7%');
    expect(card('Languages')).toHaveTextContent('5');
    expect(screen.getByText(/^Last updated /)).toBeVisible();

    act(() => button('About Engagement Rate').focus());
    await user.tab({ shift: true });
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Sections with plays in percent of all sections.',
    );

    const rows = languages.getAllByRole('row').slice(1);
    expect(cellsOf(rows[0])[0]).toContain('Hindi');
    expect(cellsOf(rows[0]).slice(1, 3)).toEqual(['5', '41.7%']);
    expect(cellsOf(rows[1])[0]).toContain('English');
    const bars = within(screen.getByRole('figure', { name: 'Plays against sections, by language' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(bars).toHaveLength(5);
    expect(bars[0]).toMatch(/Hindi1 section5\.0$/);
    expect(
      screen.getByText(/^Plays per section in each language\. The line is their average, 1\.7/),
    ).toBeVisible();
  });

  it('says what has changed since the last visit on this device', async () => {
    const seen = { atMs: Date.now() - 86_400_000, totalPlays: 4, sectionsWithPlays: 2 };
    const current = { ...seen, byLanguage: { en: 1, fr: 1 } };
    personRecords.write(people.asha.id, 'analytics-visits', { current });
    await renderConsole('/admin/analytics', { worker });
    expect(await screen.findByText(/^\+8 since /)).toBeVisible();
    expect(screen.getByText(/^0 since /)).toBeVisible();
    expect(screen.getByText(/^Hindi \+5, English \+3, Tamil \+1, 1 more since /)).toBeVisible();
  });

  it('lists the most played tours that lack a language, each with the way to translate it', async () => {
    await renderConsole('/admin/analytics?tab=tours&language=hi&show=missing', { worker });
    const tours = await grid('Tour performance');
    await tours.findByRole('link', { name: stories });
    const rows = tours.getAllByRole('row').slice(1);
    expect(rows.map((row) => cellsOf(row).slice(0, 2))).toEqual([
      ['1 Top 3', stories],
      ['2', 'Silent Tour'],
    ]);
    const links = tours.getAllByRole('link', { name: 'Translate' });
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('/admin/translate?lang=hi&'));
  });

  it('leads from a language to its tours, their sections and the editor', async () => {
    const view = await renderConsole('/admin/analytics', { worker });
    const languages = await grid('Languages');
    await view.user.click(languages.getByRole('link', { name: 'Hindi' }));
    expect(view.currentPath()).toBe('/admin/analytics?tab=tours&language=hi&show=played');
    const tours = await grid('Tour performance');
    expect(tours.getAllByRole('row')).toHaveLength(2);
    await view.user.click(tours.getByRole('link', { name: 'Red Fort' }));
    expect(view.currentPath()).toBe(`/admin/analytics?tab=sections&language=hi&tour=${fort}`);
    const sections = await grid('Top sections');
    const section = await sections.findByRole('link', { name: 'लाहौरी दरवाज़ा' });
    expect(section.firstElementChild).toHaveAttribute('lang', 'hi');
    expect(section).toHaveAttribute('href', `/admin/tours/${fort}/sections/${gate}/audio`);
    expect(screen.getByText('1 of the 6 most played')).toBeVisible();
    // The first section has all plays of the tour, so the other one has none.
    const order = await screen.findByRole('figure', { name: 'Plays in the order of the tour' });
    const bars = within(order).getAllByRole('listitem');
    expect(bars.map((bar) => bar.textContent)).toEqual(['1. लाहौरी दरवाज़ा5', '[No Title]0']);
  });

  it('shows "–" for zero sections', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const figures = { total_sections: 0, total_plays: 3, sections_with_plays: 0 };
    const summary = { ...figures, avg_plays_per_section: 0, languages: ['en'] };
    view.faults.on('GET', /analytics$/, faults.respond(200, { summary, by_language: {} }));
    await act(() => view.router.navigate('/admin/analytics'));
    await waitFor(() => expect(card('Engagement Rate')).toHaveTextContent('–'));
    expect(card('Languages')).toHaveTextContent('1');
  });

  it('says when there is nothing', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const summary = { total_sections: 0, total_plays: 0 };
    view.faults.on('GET', /analytics$/, faults.respond(200, { summary, by_language: {} }));
    await act(() => view.router.navigate('/admin/analytics'));
    expect(await screen.findByText('No analytics data available')).toBeVisible();
  });
});

describe('top sections', () => {
  it('ranks them, with shares of all plays of the server', async () => {
    const { user } = await renderConsole('/admin/analytics?tab=sections', { worker });
    const sections = await grid('Top sections');
    await sections.findByText('41.7%');
    const rows = sections.getAllByRole('row').slice(1);
    expect(cellsOf(rows[0]).slice(0, 6)).toEqual([
      '1 Gold',
      'लाहौरी दरवाज़ा',
      'लाल क़िला',
      expect.stringContaining('Hindi'),
      '5',
      '41.7%',
    ]);
    expect(cellsOf(rows[1])[0]).toBe('2 Silver');
    expect(cellsOf(rows[2])[0]).toBe('3 Bronze');
    expect(cellsOf(rows[3])[0]).toBe('4');
    await user.click(sections.getByRole('columnheader', { name: 'Section' }));
    expect(screen.getByRole('figure', { name: 'Top 10 sections' })).toBeVisible();
  });

  it('searches the tour by name where it is not known whose section it is', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const row = { section_id: 's1', section_title: 'Lost', tour_name: 'No & Such', plays: 2 };
    view.faults.on('GET', /analytics$/, async (passOn) =>
      view.faults.calls.at(-1)?.endsWith('sections')
        ? faults.respond(200, { most_played_sections: [{ ...row, language: 'en' }] })(passOn)
        : passOn(),
    );
    await act(() => view.router.navigate('/admin/analytics?tab=sections'));
    const links = await screen.findAllByRole('link', { name: 'Lost' });
    expect(links[0]).toHaveAttribute('href', '/admin/tours?q=No+%26+Such');
  });

  it('is exported as it is filtered', async () => {
    const view = await renderConsole('/admin/analytics?tab=sections&language=en', { worker });
    await grid('Top sections');
    await view.user.click(button('Export CSV'));
    const { name, lines } = await exported();
    expect(name).toBe('analytics-sections.csv');
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain(`${gate},Lahori Gate,Red Fort,en,2,50.0%`);
  });

  it('keeps the filter in the URL and can be widened', async () => {
    const view = await renderConsole('/admin/analytics?tab=sections&language=hi&tour=nope', {
      worker,
    });
    expect(await screen.findByText('No section here is among the most played')).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Show all sections' }));
    expect(view.currentPath()).toBe('/admin/analytics?tab=sections');
    await view.user.click(button('Language: All languages'));
    await view.user.click(await screen.findByRole('option', { name: /Urdu/ }));
    expect(view.currentPath()).toBe('/admin/analytics?tab=sections&language=ur');
  });
});

describe('tour performance', () => {
  it('shows four languages, the rest on demand, and marks the first three', async () => {
    const { user } = await renderConsole('/admin/analytics?tab=tours', { worker });
    const tours = await grid('Tour performance');
    const rows = tours.getAllByRole('row').slice(1);
    expect(cellsOf(rows[0]).slice(0, 5)).toEqual(['1 Top 3', 'Red Fort', '10', '83.3%', '2']);
    expect(cellsOf(rows[2])[0]).toBe('3');
    const first = within(rows[0] ?? document.body);
    expect(first.getAllByRole('link', { name: /plays$/ })).toHaveLength(4);
    await user.click(first.getByRole('button', { name: '1 more language' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plays by language' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent('Hindi');
  });

  it('names the parts of each bar in words, in their order', async () => {
    await renderConsole('/admin/analytics?tab=tours', { worker });
    const chart = await screen.findByRole('figure', { name: 'Most played tours, by language' });
    const [hindi, ...bars] = within(chart)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(hindi).toBe('Hindi (hi)');
    expect(bars.slice(-2)).toEqual(['Red Forthi · en · fr · ta · ur10', `${stories}en2`]);
  });

  it('names tours in the content language, whose list is read for it', async () => {
    const view = await renderConsole('/admin/languages', { worker });
    await screen.findByRole('grid', { name: 'Languages' });
    const plays = { total_plays: 3, sections_count: 1, by_language: { hi: 3 } };
    const tour_popularity = [
      { ...plays, tour_id: fort, tour_name: 'लाल क़िला' },
      { ...plays, tour_id: 'unknown', tour_name: 'ताज महल' },
    ];
    view.faults.on('GET', /analytics$/, async (passOn) =>
      view.faults.calls.at(-1)?.endsWith('tours')
        ? faults.respond(200, { tour_popularity })(passOn)
        : passOn(),
    );
    await act(() => view.router.navigate('/admin/analytics?tab=tours'));
    const tours = await grid('Tour performance');
    const name = await tours.findByRole('link', { name: 'Red Fort' });
    expect(name.firstElementChild).toHaveAttribute('lang', 'en');
    expect(tours.getByRole('link', { name: 'ताज महल' })).toBeVisible();
    expect(screen.queryByText('लाल क़िला')).toBeNull();
  });

  it('finds the cold ones', async () => {
    const view = await renderConsole('/admin/analytics?tab=tours', { worker });
    const tours = await grid('Tour performance');
    await view.user.click(screen.getByRole('radio', { name: 'No plays' }));
    expect(view.currentPath()).toBe('/admin/analytics?tab=tours&show=cold');
    await waitFor(() => expect(tours.getAllByRole('row')).toHaveLength(2));
    expect(tours.getByRole('link', { name: 'Silent Tour' })).toBeVisible();
    expect(screen.getByText('1 of 3 tours')).toBeVisible();
    await view.user.click(button('About the number of tours'));
    expect(await screen.findByText(/^The tours that the server reports/)).toBeVisible();
    await view.user.click(button('Export CSV'));
    expect((await exported()).lines).toHaveLength(2);
  });
});

it('an unknown tab goes to the overview', async () => {
  const view = await renderConsole('/admin/analytics?tab=weather', { worker });
  await grid('Languages');
  expect(view.currentPath()).toBe('/admin/analytics');
});
