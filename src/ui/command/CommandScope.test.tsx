import { type ReactElement } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Command } from './command';
import { CommandScope, useCommands } from './CommandScope';

const makeCommand = (run: Command['run'], more: Partial<Command> = {}): Command => ({
  id: 'zoom',
  label: 'Zoom',
  group: 'View',
  keys: ['Z'],
  canRun: () => true,
  run,
  ...more,
});

function Commands({ commands }: { commands: readonly Command[] }) {
  useCommands(commands, '');
  return null;
}

/** Commands are registered by the effects of the page, hence the async act. */
const renderPage = (page: ReactElement) => act(async () => render(page));

test('switched off, keys of one character work only where their command’s letters do', async () => {
  const [zoom, palette] = [jest.fn(), jest.fn()];
  const commands = [
    makeCommand(zoom, { keys: ['Z', '-', 'Shift+X'], lettersWorkIn: '[data-track]' }),
    makeCommand(palette, { id: 'palette', keys: ['?', '1', 'Mod+K', 'F2'] }),
  ];
  await renderPage(
    <CommandScope hasCharacterKeys={false}>
      <Commands commands={commands} />
      <div data-track="" data-testid="track" />
    </CommandScope>,
  );
  for (const key of ['z', '-', 'X', '?', '1']) fireEvent.keyDown(document.body, { key });
  expect([zoom.mock.calls.length, palette.mock.calls.length]).toEqual([0, 0]);
  for (const key of ['z', '-']) fireEvent.keyDown(screen.getByTestId('track'), { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'F2' });
  expect([zoom.mock.calls.length, palette.mock.calls.length]).toEqual([2, 2]);
});

function renderCommands(...commands: readonly Command[]) {
  return renderPage(
    <CommandScope>
      <Commands commands={commands} />
      <input aria-label="Title" />
      <button>Play</button>
    </CommandScope>,
  );
}

test('a page’s command comes before a global one with the same key', async () => {
  const [onPage, everywhere] = [jest.fn(), jest.fn()];
  await renderCommands(
    makeCommand(everywhere, { isGlobal: true }),
    makeCommand(onPage, { id: 'page' }),
  );
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(everywhere).not.toHaveBeenCalled();
});

test('a key typed into a field runs only commands that work while typing', async () => {
  const [zoom, palette] = [jest.fn(), jest.fn()];
  await renderCommands(
    makeCommand(zoom),
    makeCommand(palette, { id: 'palette', keys: ['Mod+K'], worksWhileTyping: true }),
  );
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z' });
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'k', ctrlKey: true });
  expect(zoom).not.toHaveBeenCalled();
  expect(palette).toHaveBeenCalledTimes(1);
});

test('a held key repeats only commands that allow it', async () => {
  const [once, again] = [jest.fn(), jest.fn()];
  await renderCommands(
    makeCommand(once),
    makeCommand(again, { id: 'n', keys: ['N'], repeats: true }),
  );
  for (const key of ['z', 'n']) {
    fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key, repeat: true });
  }
  expect(once).toHaveBeenCalledTimes(1);
  expect(again.mock.calls).toEqual([[{ isRepeated: false }], [{ isRepeated: true }]]);
});

test('Space on a button presses the button', async () => {
  const play = jest.fn();
  await renderCommands(makeCommand(play, { keys: ['Space'] }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Play' }), { key: ' ' });
  expect(play).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(play).toHaveBeenCalledTimes(1);
});

/** Presses keys one after another, `pauseMs` apart. */
function pressKeys(keys: readonly string[], target: Element = document.body, pauseMs = 100) {
  keys.forEach((key, index) => {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(press, 'timeStamp', { value: 5000 + index * pauseMs });
    act(() => void target.dispatchEvent(press));
  });
}

test('one key right after the other runs a command, unless they are typed or another comes between', async () => {
  const go = jest.fn();
  await renderCommands(makeCommand(go, { keys: ['G D'], isGlobal: true }));
  pressKeys(['g', 'd']);
  expect(go).toHaveBeenCalledTimes(1);
  pressKeys(['g', 'x', 'd']);
  pressKeys(['d']);
  pressKeys(['g', 'd'], document.body, 2000);
  pressKeys(['g', 'd'], screen.getByLabelText('Title'));
  pressKeys(['g']);
  pressKeys(['d'], screen.getByLabelText('Title'));
  expect(go).toHaveBeenCalledTimes(1);
});

test('the second key is that of the first, and each is its own where the first is a command of the page', async () => {
  const [go, delta, loop] = [jest.fn(), jest.fn(), jest.fn()];
  const goTo = makeCommand(go, { id: 'go', keys: ['G D'], isGlobal: true });
  const ofPage = makeCommand(delta, { id: 'd', keys: ['D'] });
  const view = await renderCommands(goTo, ofPage);
  pressKeys(['g', 'd']);
  expect([go.mock.calls.length, delta.mock.calls.length]).toEqual([1, 0]);
  view.unmount();
  await renderCommands(goTo, ofPage, makeCommand(loop, { id: 'g', keys: ['G'] }));
  pressKeys(['g', 'd']);
  expect([go, delta, loop].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('switched off, no key of one character begins a shortcut of two', async () => {
  const go = jest.fn();
  await renderPage(
    <CommandScope hasCharacterKeys={false}>
      <Commands commands={[makeCommand(go, { keys: ['G D'] })]} />
    </CommandScope>,
  );
  pressKeys(['g', 'd']);
  expect(go).not.toHaveBeenCalled();
});
