import { act, screen, waitFor, within } from '@testing-library/react';
import { reachabilityChanged } from '../../state/reachability/reachabilitySlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { FakeMediaElements } from '../../testing/recordings/FakeMediaElements';

let worker: TestWorker;
let fort: string;
let gate: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  fort = await seeds.tour({ slug: 'fort', isPublished: true, texts: { en: 'Red Fort' } });
  gate = await seeds.section(fort, { texts: { en: 'Lahori Gate' } });
  const recording = { tourId: fort, sectionId: gate, type: 'audio', language: 'en' } as const;
  await seeds.media({ ...recording, duration: 65 });
  await worker.call('POST', `/api/sections/${gate}/play?language=en`);
  new FakeMediaElements().install((url) =>
    Promise.resolve(worker.worker.request(new URL(url).pathname)),
  );
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

/** Opens the palette, types a query, and runs the first match, which must be `label`. */
async function run(view: View, query: string, label: string) {
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.type(await screen.findByRole('combobox', { name: 'Command palette' }), query);
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(label));
  await view.user.keyboard('{Enter}');
}

test('the palette exports the analytics that are shown, and refreshes them', async () => {
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const view = await renderConsole('/admin/analytics?tab=tours', { worker });
  await screen.findByRole('grid');
  await run(view, 'export', 'Export CSV');
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  download.mockRestore();
  const calls = jest.fn();
  view.faults.on('GET', /analytics$/, (passOn) => {
    calls();
    return passOn();
  });
  await run(view, 'refresh', 'Refresh');
  await waitFor(() => expect(calls).toHaveBeenCalled());
});

test('the palette of a tour’s details leads to them last', async () => {
  const view = await renderConsole(`/admin/tours/${fort}`, { worker });
  await screen.findByRole('button', { name: 'Unpublish' });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Details of this tour');
});

test('the palette of a tour shows its history and asks whether to delete it', async () => {
  const view = await renderConsole(`/admin/tours/${fort}`, { worker });
  await screen.findByRole('button', { name: 'More actions of this tour' });
  await run(view, 'history', 'History of this tour');
  const history = await screen.findByRole('dialog', { name: 'History' });
  expect(await within(history).findByText(/^Created/)).toBeVisible();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await run(view, 'delete', 'Delete this tour');
  expect(await screen.findByRole('alertdialog', { name: 'Delete tour' })).toBeVisible();
});

test('the palette of a section acts on its recordings and on the section', async () => {
  const view = await renderConsole(`/admin/tours/${fort}/sections/${gate}/audio`, { worker });
  await screen.findByRole('button', { name: /^Replace file of/ });
  await run(view, 'delete rec', 'Delete recording');
  await screen.findByRole('alertdialog');
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await run(view, 'upload', 'Upload audio');
  expect(await screen.findByRole('form', { name: 'Upload audio' })).toBeVisible();
  await run(view, 'delete this', 'Delete this section');
  expect(await screen.findByRole('alertdialog', { name: /Delete/ })).toBeVisible();
});

test('offline, the palette says why nothing can be uploaded', async () => {
  const view = await renderConsole(`/admin/tours/${fort}/sections/${gate}/audio`, { worker });
  await screen.findByRole('button', { name: /^Replace file of/ });
  const offline = { state: 'offline', cause: 'no network', isSlow: false } as const;
  act(() => void view.console.store.dispatch(reachabilityChanged(offline)));
  await run(view, 'upload', 'Upload audio');
  expect(await screen.findByText('You are offline: this needs a connection')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Upload audio' })).toBeNull();
});

test('the palette opens the columns of the tours list', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByText('1 tour');
  await run(view, 'columns', 'Choose columns');
  expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeVisible();
});

test('the palette leaves the rows of an import out, includes them and shows those with problems', async () => {
  const view = await renderConsole('/admin/tours/import', { worker });
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  const lines = ['slug,language,title', 'fort,en,The Fort', 'fort,hi,Lal Qila', 'no-such,en,No'];
  await view.user.upload(input, new File([lines.join('\n')], 'tours.csv', { type: 'text/csv' }));
  await screen.findByRole('button', { name: /^Import 2 rows/ });
  await run(view, 'leave', 'Leave all out');
  expect(await screen.findByText('2 left out')).toBeVisible();
  await run(view, 'include', 'Include all');
  await waitFor(() => expect(screen.queryByText('2 left out')).toBeNull());
  await run(view, 'problems', 'Show rows with problems');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Lal Qila/ })).toBeNull());
  expect(screen.getByRole('row', { name: /no-such/ })).toBeVisible();
});

test('the palette has the buttons and controls of each screen', async () => {
  for (const [path, offered] of [
    ['/admin/languages', ['Add language']],
    ['/admin/completeness', ['Shown: Audio', 'Lines: Cities']],
    ['/admin/analytics', ['Top Sections', 'Tour Performance']],
    ['/admin/management', ['Pending', 'Activity log']],
    ['/admin/tours', ['Sort by…', 'Filter these tours', 'Save or open a view']],
    [`/admin/tours/${fort}/sections`, ['Audio: No audio in English']],
  ] as const) {
    const view = await renderConsole(path, { worker });
    await screen.findByRole('heading', { level: 1 });
    await view.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Command palette' });
    for (const label of offered) {
      expect(await screen.findByRole('option', { name: label })).toBeVisible();
    }
    view.unmount();
    await forgetConsole();
  }
});

test('the palette sorts a list, the other way by the second time, and offers first what was run last', async () => {
  const view = await renderConsole('/admin/tours', { worker });
  await screen.findByRole('grid');
  await run(view, 'sort title', 'Sort by tour');
  await waitFor(() => expect(view.currentPath()).toContain('sort=title-asc'));
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Sort by tour');
  expect(screen.getByText('Recently used')).toBeVisible();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.currentPath()).toContain('sort=title-desc'));
});
