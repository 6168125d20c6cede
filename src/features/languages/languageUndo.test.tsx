import { act, screen, waitFor, within } from '@testing-library/react';
import { type Language } from '../../domain/languages/language';
import { formField } from '../../testing/openEditor';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

const PATH = '/admin/languages';
let worker: TestWorker;

beforeEach(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
});
afterEach(async () => {
  await forgetConsole();
  await worker.close();
});

const stored = async (): Promise<Language[]> => (await worker.call('GET', '/api/languages')).json();
const rowOf = async (label: string) => {
  const row = (await screen.findByRole('switch', { name: `${label} enabled` })).closest(
    '[role="row"]',
  );
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${label}`);
  return within(row);
};

type View = Awaited<ReturnType<typeof renderConsole>>;

/** Presses a row action by keyboard: its pointer events need a row hover from CSS, which the tests do not load. */
async function press({ user }: View, button: HTMLElement) {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}
const pressIn = async (view: View, label: string, action: string) =>
  press(view, (await rowOf(label)).getByRole('button', { name: action }));

test('takes back what was switched, made the default or edited, the last one first', async () => {
  const view = await renderConsole(PATH, { worker });
  const before = await stored();
  await view.user.click((await rowOf('Tamil')).getByRole('switch'));
  await pressIn(view, 'Tamil', 'Make default');
  const row = await rowOf('Tamil');
  expect(await row.findByText('Default')).toBeVisible();
  await pressIn(view, 'Hindi', 'Edit');
  await screen.findByRole('dialog', { name: 'Edit Hindi' });
  await view.user.clear(formField('label'));
  await view.user.type(formField('label'), 'Hindi (India)');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await rowOf('Hindi (India)');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const after = await stored();
  for (const text of ['Hindi changed', 'Tamil made the default', 'Tamil disabled']) {
    await view.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(`Undone: ${text}`)).toBeVisible();
  }
  await waitFor(async () => expect(await stored()).toEqual(before));
  for (const text of ['Tamil disabled', 'Tamil made the default', 'Hindi changed']) {
    await view.user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(await screen.findByText(`Redone: ${text}`)).toBeVisible();
  }
  await waitFor(async () => expect(await stored()).toEqual(after));
  for (const text of ['Hindi changed', 'Tamil made the default', 'Tamil disabled']) {
    await view.user.keyboard('{Control>}z{/Control}');
    expect((await screen.findAllByText(`Undone: ${text}`)).length).toBeGreaterThan(0);
  }
  await waitFor(async () => expect(await stored()).toEqual(before));
  await waitFor(async () => expect((await rowOf('Tamil')).getByRole('switch')).toBeChecked());
});

test('does not take back what was changed elsewhere since', async () => {
  const view = await renderConsole(PATH, { worker });
  await view.user.click((await rowOf('Tamil')).getByRole('switch'));
  expect(await screen.findByText('3 languages, 2 enabled')).toBeVisible();
  const tamil = (await stored()).find(({ code }) => code === 'ta');
  await worker.call('PATCH', `/api/languages/${tamil?.id}`, { json: { is_enabled: true } });
  await pressIn(view, 'Hindi', 'Make default');
  expect(await screen.findByText('3 languages, 3 enabled')).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Undone: Hindi made the default')).toBeVisible();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Changed since: there is nothing to undo')).toBeVisible();
});
