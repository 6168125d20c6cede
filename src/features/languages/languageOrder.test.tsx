import { act, screen, waitFor } from '@testing-library/react';
import { type Language } from '../../domain/languages/language';
import { faults } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const stored = async (): Promise<Language[]> => (await worker.call('GET', '/api/languages')).json();

test('a language moves by keys, and as few numbers as it takes are sent', async () => {
  const view = await renderConsole('/admin/languages', { worker });
  const shown = () =>
    screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label')?.slice(0, -8));
  const before = await stored();
  const focus = async (label: string) => {
    const name = `${label} enabled`;
    const cell = (await screen.findByRole('switch', { name })).closest('[role="gridcell"]');
    if (!(cell instanceof HTMLElement)) throw new Error(`No cell of ${label}`);
    act(() => cell.focus());
  };
  await focus('Tamil');
  await view.user.keyboard('{Alt>}{Home}{Escape}{/Alt}');
  await waitFor(() => expect(shown()).toEqual(['English', 'Hindi', 'Tamil']));
  expect(await stored()).toEqual(before);

  await view.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findAllByText('Language updated successfully')).toHaveLength(1);
  await waitFor(() => expect(shown()).toEqual(['English', 'Tamil', 'Hindi']));
  expect((await stored()).map(({ label }) => label)).toEqual(['English', 'Tamil', 'Hindi']);
  expect(view.faults.calls.filter((call) => call.startsWith('PATCH')).length).toBeLessThan(3);

  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Undone: Languages reordered')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(['English', 'Hindi', 'Tamil']));
  expect(await stored()).toEqual(before);
  await focus('Tamil');
  await view.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(shown()).toEqual(['English', 'Tamil', 'Hindi']));
  await waitFor(async () => expect((await stored())[1]?.label).toBe('Tamil'));

  view.faults.on('PATCH', /\/api\/languages\//, faults.respond(500, { error: 'Down' }));
  await focus('English');
  await view.user.keyboard('{Alt>}{End}{/Alt}');
  expect(await screen.findAllByText('Failed to update language')).toHaveLength(1);
  await waitFor(() => expect(shown()).toEqual(['English', 'Tamil', 'Hindi']));
});
