import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

/** The list is sorted newest first. */
const day = (date: number) => new Date(Date.UTC(2025, 0, date));

let worker: TestWorker;
let taj: string;
let fort: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  await seeds.tour({
    slug: 'gate',
    createdAt: day(3),
    texts: { en: 'India Gate', hi: 'इंडिया गेट' },
  });
  taj = await seeds.tour({ slug: 'taj', createdAt: day(2), texts: { en: 'Taj Mahal' } });
  await seeds.section(taj, { texts: { en: 'The Garden' } });
  fort = await seeds.tour({ slug: 'fort', createdAt: day(1), texts: { en: 'Red Fort' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: string) => screen.findByRole('textbox', { name });
const fill = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const textsOf = async (tourId: string) =>
  (await worker.call('GET', `/api/tours/${tourId}/translations`)).json();

test('missing texts are filled in next to their source, one tour after the other', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
  expect(await screen.findByText('2 tours left in Hindi')).toBeVisible();
  expect(await field('Title (Tour)')).toHaveAttribute('lang', 'hi');
  expect(await field('Title (Tour)')).toHaveFocus();
  const section = within(screen.getByRole('group', { name: /^Section 1/ }));
  expect(section.getByText('The Garden')).toHaveAttribute('lang', 'en');

  await fill('Description (Section 1)', 'बाग़ के बारे में');
  await view.user.click(screen.getByRole('button', { name: 'Save and next text' }));
  expect(await screen.findByText('Title is required')).toBeVisible();

  await fill('Title (Section 1)', 'बाग़');
  await fill('Title (Tour)', 'ताज महल');
  await fill('Description (Tour)', 'ताज महल के बारे में');
  view.faults.on('POST', /translations$/, faults.respond(500, { error: 'Down' }), 1);
  await view.user.click(screen.getByRole('button', { name: 'Save and next tour' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(await field('Title (Tour)')).toHaveValue('ताज महल');
  await view.user.click(screen.getByRole('button', { name: 'Save and next tour' }));

  await waitFor(() => expect(view.currentPath()).toContain(`tour=${fort}`));
  expect(await screen.findByText('Translation created for Hindi')).toBeVisible();
  expect(await screen.findByText('1 done, 1 tour left in Hindi')).toBeVisible();
  expect(await textsOf(taj)).toContainEqual(
    expect.objectContaining({ language: 'hi', title: 'ताज महल', slug_suffix: 'hi' }),
  );
});

test('a copied source is marked, and may be saved all the same', async () => {
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  const { length } = 'About Red Fort';
  expect(await screen.findByText(`0 characters, source ${length}`)).toBeVisible();
  (await field('Title (Tour)')).focus();
  await view.user.keyboard('{Alt>}c{/Alt}');
  expect(await field('Title (Tour)')).toHaveValue('Red Fort');
  expect(await screen.findByText('Identical to the source')).toBeVisible();
  expect(screen.getByText(`${length} characters, source ${length}`)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 done, 0 tours left in Hindi')).toBeVisible();
});

test('a long title wraps in its field and stays one line', async () => {
  await renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
  const title = await field('Title (Section 1)');
  expect(title.tagName).toBe('TEXTAREA');
  fireEvent.change(title, { target: { value: 'बाग़\nऔर द्वार' } });
  await waitFor(() => expect(title).toHaveValue('बाग़ और द्वार'));
});

test('a link from another screen leads into the first field where none is empty', async () => {
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('heading', { level: 1 });
  await act(() => view.router.navigate(`/admin/translate?lang=en&from=hi&tour=${taj}`));
  await waitFor(async () => expect(await field('Title (Tour)')).toHaveFocus());
});

test('sections that can’t be read are said to be the tour’s', async () => {
  const view = await renderConsole('/admin/dashboard', { worker });
  await screen.findByRole('heading', { level: 1 });
  view.faults.on('GET', /sections$/, faults.respond(500, { error: 'Down' }));
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${fort}`));
  expect(await screen.findAllByText('Failed to load tour sections')).toHaveLength(1);
});

test('the matrix shows texts and sections by language, and totals by city', async () => {
  const view = await renderConsole('/admin/completeness', { worker });
  const row = (await screen.findByRole('link', { name: 'Taj Mahal' })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('No row');
  expect(
    await within(row).findByRole('link', {
      name: 'English: title and description, 1 of 1 section titles; audio in 0 sections',
    }),
  ).toBeVisible();
  await view.user.click(screen.getByRole('radio', { name: 'Cities' }));
  const all = (await screen.findByText('All cities')).closest('[role="row"]');
  expect(all).toHaveTextContent(/^All cities3≤?100%≤?100%/);
  expect(view.currentPath()).toBe('/admin/completeness?by=cities');
});

test('texts are saved by keys with the tour left open, and by others with the next one', async () => {
  const { seeds } = worker;
  const delhi = await seeds.tour({ slug: 'delhi', createdAt: day(4), texts: { en: 'Delhi' } });
  await seeds.tour({ slug: 'agra', createdAt: new Date(0), texts: { en: 'Agra' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${delhi}`, { worker });
  await fill('Title (Tour)', 'दिल्ली');
  await fill('Description (Tour)', 'दिल्ली के बारे में');
  (await field('Title (Tour)')).focus();
  await view.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Translation created for Hindi')).toBeVisible();
  expect(await screen.findByText('No unsaved changes')).toBeVisible();
  expect(view.currentPath()).toContain(`tour=${delhi}`);

  await fill('Title (Tour)', 'नई दिल्ली');
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(view.currentPath()).not.toContain(`tour=${delhi}`));
  expect(await textsOf(delhi)).toContainEqual(
    expect.objectContaining({ language: 'hi', title: 'नई दिल्ली' }),
  );
  await waitFor(async () => expect(await field('Title (Tour)')).toHaveFocus());
  await view.user.keyboard('{Alt>}p{/Alt}');
  await waitFor(() => expect(view.currentPath()).toContain(`tour=${delhi}`));
});

test('a copied source fills what is empty, and keeps what was typed', async () => {
  const { seeds } = worker;
  const fort = await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
  await seeds.section(fort, { orderIndex: 0, texts: { en: 'Gate' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  const title = await field('Title (Section 1)');
  await view.user.type(title, 'दरवाज़ा');
  await view.user.click(screen.getByRole('button', { name: 'Copy source of Section 1' }));
  expect(title).toHaveValue('दरवाज़ा');
  await waitFor(async () => expect(await field('Description (Section 1)')).not.toHaveValue(''));
  await view.user.keyboard('{Alt>}c{/Alt}');
  expect(await screen.findByText('Nothing was copied: only empty fields are filled')).toBeVisible();
  expect(title).toHaveValue('दरवाज़ा');
});

test('Tab goes from text to text, and arrows from one copy button to the next', async () => {
  const { seeds } = worker;
  const tomb = await seeds.tour({
    slug: 'tomb',
    createdAt: new Date(1),
    texts: { en: 'Tomb', hi: 'मक़बरा' },
  });
  await seeds.section(tomb, { orderIndex: 0, texts: { en: 'Gate' } });
  await seeds.section(tomb, { orderIndex: 1, texts: { en: 'Well' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${tomb}`, { worker });
  (await field('Title (Tour)')).focus();
  const copyOf = (label: string) => screen.getByRole('button', { name: `Copy source of ${label}` });
  for (const name of ['Description (Tour)', 'Title (Section 1)', 'Description (Section 1)']) {
    await view.user.tab();
    expect(await field(name)).toHaveFocus();
  }
  for (const name of ['Title (Section 2)', 'Description (Section 2)']) {
    await view.user.tab();
    expect(await field(name)).toHaveFocus();
  }
  await view.user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();

  // Visits only fields that were empty at opening, wrapping around at the end.
  expect(screen.getByText('4 of 6 texts of this tour empty')).toBeVisible();
  (await field('Description (Section 1)')).focus();
  for (const name of ['Title (Section 2)', 'Description (Section 2)', 'Title (Section 1)']) {
    await view.user.keyboard('{Alt>}j{/Alt}');
    expect(await field(name)).toHaveFocus();
  }

  (await field('Title (Tour)')).focus();
  await view.user.tab({ shift: true });
  expect(copyOf('Tour')).toHaveFocus();
  await view.user.keyboard('{ArrowUp}');
  expect(copyOf('Section 2')).toHaveFocus();
  await view.user.keyboard('{ArrowUp}{Enter}');
  expect(copyOf('Section 1')).toHaveFocus();
  await waitFor(async () => expect(await field('Title (Section 1)')).toHaveValue('Gate'));
  await view.user.tab();
  expect(await field('Title (Section 1)')).toHaveFocus();
  (await field('Title (Section 2)')).focus();
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.keyboard('copy source');
  await view.user.click(
    await screen.findByRole('option', { name: /^Copy source into the empty fields/ }),
  );
  await waitFor(async () => expect(await field('Title (Section 2)')).toHaveValue('Well'));
});

test('a tour with a restored draft is gone on with in its first empty text', async () => {
  const { seeds } = worker;
  const lake = await seeds.tour({ slug: 'lake', texts: { en: 'Lake' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${lake}`, { worker });
  await view.user.type(await field('Title (Tour)'), 'झील');
  await act(() => view.router.navigate('/admin/languages'));
  await view.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('grid', { name: 'Languages' });
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${lake}`));
  await waitFor(async () => expect(await field('Title (Tour)')).toHaveValue('झील'));
  await waitFor(async () => expect(await field('Description (Tour)')).toHaveFocus());
  expect(await screen.findByText(/Restored what you typed/)).toBeVisible();
  await view.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByText(/Restored what you typed/)).toBeNull());
});

test('the first text is one that has a source, and Escape leaves it before it leaves the tour', async () => {
  const { seeds } = worker;
  const pond = await seeds.tour({ slug: 'pond', texts: { en: 'Pond', hi: 'तालाब' } });
  const bank = await seeds.section(pond, { texts: { en: 'Bank', hi: 'किनारा' } });
  for (const language of ['en', 'hi'])
    await worker.call('PATCH', `/api/sections/${bank}/translations/${language}`, {
      json: { description: null },
    });
  await seeds.section(pond, { orderIndex: 1, texts: { en: 'Steps' } });
  const view = await renderConsole('/admin/languages', { worker });
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${pond}`));
  expect(await field('Description (Section 1)')).toHaveValue('');
  const title = await field('Title (Section 2)');
  await waitFor(() => expect(title).toHaveFocus());
  await view.user.keyboard('{Escape}');
  expect(screen.getByRole('group', { name: /^Section 2/ })).toHaveFocus();
  expect(view.currentPath()).toContain(`tour=${pond}`);
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(view.currentPath()).toBe('/admin/completeness'));
});

test('what is left is a minimum while sections are still to be checked', async () => {
  const { seeds } = worker;
  await seeds.tour({ slug: 'hill', texts: { en: 'Hill', hi: 'पहाड़ी' } });
  const view = await renderConsole('/admin/languages', { worker });
  await screen.findByRole('grid', { name: 'Languages' });
  view.faults.on('GET', /sections$/, faults.respond(500, { error: 'Down' }));
  await act(() => view.router.navigate('/admin/translate?lang=hi'));
  expect(
    await screen.findByText(/^\d+ tours? left in Hindi so far; \d+ more not checked yet$/),
  ).toBeVisible();
});

test('a text that is translated elsewhere is filled in by one key, or by a press', async () => {
  const { seeds } = worker;
  await seeds.tour({ slug: 'walk-1', texts: { en: 'River walk', hi: 'नदी की सैर' } });
  const walk = await seeds.tour({ slug: 'walk-2', texts: { en: 'River Walk' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${walk}`, { worker });
  const title = await field('Title (Tour)');
  const offer = await screen.findByRole('button', {
    name: 'Title for Tour: नदी की सैर Used for a tour of the same title',
  });
  const fieldAbove = (button: HTMLElement) => button.parentElement?.parentElement;
  expect(fieldAbove(offer)).toContainElement(title);
  const other = screen.getByRole('button', {
    name: 'Description for Tour: About नदी की सैर Used in River walk',
  });
  expect(fieldAbove(other)).toContainElement(await field('Description (Tour)'));
  await view.user.type(title, 'न{Alt>}u{/Alt}');
  // The typed title stays: only the description is filled.
  await waitFor(async () =>
    expect(await field('Description (Tour)')).toHaveValue('About नदी की सैर'),
  );
  expect(title).toHaveValue('न');
  expect(title).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Used (in|for)/ })).toBeNull();
  // The hidden offer keeps its space, so that nothing shifts.
  expect(offer).toBeInTheDocument();

  await view.user.clear(title);
  await view.user.click(await screen.findByRole('button', { name: /^Title for Tour: नदी/ }));
  await waitFor(() => expect(title).toHaveValue('नदी की सैर'));
  expect(title).toHaveFocus();
});
