import { useEffect, useEffectEvent } from 'react';
import { isModalOpen, keyCombination } from '../../../ui/command/command';
import { useCommands } from '../../../ui/command/CommandScope';
import { type EditorCommand } from './editorCommand';

const TEXT_FIELDS =
  'input:not([type="checkbox"]):not([type="range"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';
const ACTIVATED_BY_ENTER =
  'button, a, summary, [role="button"], [role="tab"], [role="option"], [type="checkbox"]';
const ARROW_KEY_WIDGETS =
  '[role="slider"], input[type="range"], [role="tablist"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="grid"]';

/**
 * True when a key press may run a command: not while typing, in a dialog, or on a control that uses
 * the key itself.
 */
function isShortcutAllowed(event: KeyboardEvent, name: string): boolean {
  if (event.defaultPrevented || event.isComposing || isModalOpen()) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(TEXT_FIELDS) !== null) return false;
  if (/^(Space|Enter)$/.test(name)) return target.closest(ACTIVATED_BY_ENTER) === null;
  const isArrowKey = /^(Shift\+|Mod\+)*[←→↑↓]$/.test(name);
  const isTimeline = target.closest('[data-position]') !== null;
  return !isArrowKey || isTimeline || target.closest(ARROW_KEY_WIDGETS) === null;
}

/**
 * Runs the commands by their shortcuts, anywhere on the page except on controls that use the key
 * themselves. Registers the commands with the palette too.
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
    const name = keyCombination(event);
    const command = commands.find(({ keys }) => keys.includes(name));
    if (command === undefined || !isShortcutAllowed(event, name)) return;
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
