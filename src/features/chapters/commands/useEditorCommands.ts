import { useCommands } from '../../../ui/command/CommandScope';
import { isTypingIn, type Command } from '../../../ui/command/command';
import { chapterCommands } from './editingCommands';
import { type EditorCommand } from './editorCommand';
import { type EditorContext } from './editorContext';
import { playbackCommands } from './playbackCommands';
import { holdBackTitle } from './holdBackTitle';
import { viewCommands } from './viewCommands';

/** Elements of the editor in which its letter keys work: the track and the table. */
export const letterKeysArea = { 'data-letter-keys': '' } as const;
/** Elements whose buttons and sliders leave the letter keys to the editor: the player and its tools. */
export const letterKeysControls = { 'data-letter-keys-controls': '' } as const;
/** Elements in which the letter keys of the editor work. */
export const letterKeys = {
  lettersWorkIn: '[data-letter-keys], [data-letter-keys-controls] :is(button, [type="range"])',
} as const;
/** Commands that make a chapter and open its title. */
const makingIds = new Set(['split', 'add']);

/**
 * Commands of the editor, registered with their keys. Each clears the notice of the one before. What is typed for the
 * title of a chapter that was not made runs no command.
 */
export function useEditorCommands(context: EditorContext): readonly EditorCommand[] {
  const { showNotice } = context;
  const commands = [
    ...playbackCommands(context),
    ...chapterCommands(context),
    ...viewCommands(context),
  ].map((command): EditorCommand => {
    const { id, run } = command;
    return Object.assign({}, command, {
      run(press: { isRepeated: boolean }) {
        showNotice(null);
        run(press);
        if (makingIds.has(id) && !isTypingIn(document.activeElement)) {
          holdBackTitle(() => showNotice(null));
        }
      },
    });
  });
  const byKey = commands.map((command): Command => {
    const { id, label, group, keys, canRun, run, repeats } = command;
    const { lettersWorkIn } = letterKeys;
    return { id, label, group, keys, canRun, run, repeats, lettersWorkIn };
  });
  const isSelecting = context.selected.length > 0;
  useCommands(byKey, `${isSelecting} ${byKey.map(({ id }) => id).join(' ')}`);
  return commands;
}
