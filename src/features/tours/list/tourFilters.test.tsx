import { act, screen, waitFor, within } from '@testing-library/react';
import { people, renderConsole, testWorker, type TestWorker } from '../../../testing/renderConsole';

const DAY_MS = 86_400_000;
let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en');
  await seeds.admin(people.asha, 'owner');
  const places = { Agra: 2, Delhi: 20, Mysuru: 800 };
  for (const [city, days] of Object.entries(places)) {
    const createdAt = new Date(Date.now() - days * DAY_MS);
    await seeds.tour({ slug: city, city, createdAt, texts: { en: `A walk in ${city}` } });
  }
});
afterAll(() => worker.close());

/** Queries by text: the list is behind the popover of the filters. */
const titles = () => screen.queryAllByText(/^A walk in/).map((title) => title.textContent);

async function open(path: string) {
  const view = await renderConsole(path, { worker });
  await screen.findByRole('grid', { name: 'Tours' });
  await view.user.click(screen.getByRole('button', { name: /^Filters/ }));
  const choose = async (label: string, option: string) => {
    await view.user.click(await screen.findByRole('combobox', { name: label }));
    await view.user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
  };
  return { ...view, choose };
}

describe('filters of the tours list', () => {
  it('keep the tours of several cities, and a chip for each', async () => {
    const { choose, router, user } = await open('/admin/tours');
    const first = await screen.findByRole('combobox', { name: 'Translated into' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await choose('Cities', 'Agra');
    await choose('Cities', 'Mysuru');
    await waitFor(() => expect(titles()).toEqual(['A walk in Agra', 'A walk in Mysuru']));
    expect(router.state.location.search).toBe('?city=Agra&city=Mysuru');
    await user.keyboard('{Escape}');
    const chips = within(await screen.findByRole('group', { name: 'Conditions' }));
    await user.click(chips.getByRole('button', { name: /Agra/ }));
    await waitFor(() => expect(titles()).toEqual(['A walk in Mysuru']));
  });

  it('take the one value that the letters leave by Enter', async () => {
    const { router, user } = await open('/admin/tours');
    await user.type(await screen.findByRole('combobox', { name: 'Cities' }), 'mys{Enter}');
    await waitFor(() => expect(titles()).toEqual(['A walk in Mysuru']));
    await user.type(await screen.findByRole('combobox', { name: 'Created' }), '12{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('created='));
  });

  it('keep what was created in a period, also by URL', async () => {
    const { choose, user } = await open('/admin/tours?created=30d');
    expect(titles()).toEqual(['A walk in Agra', 'A walk in Delhi']);
    await choose('Created', 'Over 12 months ago');
    await waitFor(() => expect(titles()).toEqual(['A walk in Mysuru']));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('say how many tours each value leaves, and find those of a language and without a cover', async () => {
    const { choose, router, user } = await open('/admin/tours');
    await user.click(await screen.findByRole('combobox', { name: 'Cities' }));
    expect(await screen.findByRole('option', { name: 'Delhi 1' })).toBeVisible();
    await user.keyboard('{Escape}');
    await choose('Primary language', 'English 3');
    await choose('Lacks', 'Cover 3');
    await waitFor(() => expect(router.state.location.search).toBe('?primary=en&incomplete=cover'));
    expect(titles()).toHaveLength(3);
    await choose('Lacks', 'Description 0');
    await waitFor(() => expect(titles()).toHaveLength(0));
  });

  it('say that complete are the details of a tour, not its sections and their audio', async () => {
    const { user, router } = await renderConsole('/admin/tours?status=draft&incomplete=0', {
      worker,
    });
    await user.click(await screen.findByRole('button', { name: 'Complete details' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=draft'));
    await act(() => router.navigate('/admin/tours?incomplete=1'));
    expect(await screen.findByRole('button', { name: 'Incomplete details' })).toBeVisible();
  });
});
