import { useEffect, useEffectEvent } from 'react';
import { isModalOpen, pressName } from '../../../ui/command/command';
import { useCommands } from '../../../ui/command/CommandScope';
import { type EditorCommand } from './editorCommand';

const typing =
  'input:not([type="checkbox"]):not([type="range"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';
const pressed =
  'button, a, summary, [role="button"], [role="tab"], [role="option"], [type="checkbox"]';
const walked =
  '[role="slider"], input[type="range"], [role="tablist"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="grid"]';

/** Whether a press may mean the editor: not while typing, in a dialog, or where it already means something. */
function isFree(event: KeyboardEvent, name: string): boolean {
  if (event.defaultPrevented || event.isComposing || isModalOpen()) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(typing) !== null) return false;
  if (/^(Space|Enter)$/.test(name)) return target.closest(pressed) === null;
  const isWalk = /^(Shift\+|Mod\+)*[←→↑↓]$/.test(name);
  const isPlace = target.closest('[data-position]') !== null;
  return !isWalk || isPlace || target.closest(walked) === null;
}

/**
 * The keys of the commands, anywhere on the page but where they mean something else. The palette
 * finds the commands too.
 */
export function useCommandKeys(commands: readonly EditorCommand[]): void {
  useCommands(
    commands.map((command) => ({
      ...command,
      hasOwnKeys: true,
      run: () => command.run({ isRepeated: false }),
    })),
    commands.map(({ id }) => id).join(' '),
  );
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const name = pressName(event);
    const command = commands.find(({ keys }) => keys.includes(name));
    if (command === undefined || !isFree(event, name)) return;
    event.preventDefault();
    if (event.repeat && command.repeats !== true) return;
    if (command.canRun()) command.run({ isRepeated: event.repeat });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
