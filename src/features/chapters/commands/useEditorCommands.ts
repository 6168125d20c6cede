import { useCommands } from '../../../ui/command/CommandScope';
import { isTypingIn, type Command } from '../../../ui/command/command';
import { chapterCommands } from './editingCommands';
import { type EditorCommand } from './editorCommand';
import { type EditorContext } from './editorContext';
import { playbackCommands } from './playbackCommands';
import { holdBackTitle } from './holdBackTitle';
import { viewCommands } from './viewCommands';

/** Marks the regions in which the editor's letter keys work: the track and the table. */
export const letterKeysArea = { 'data-letter-keys': '' } as const;
/** Marks the regions whose buttons and sliders pass letter keys on to the editor: the player and its tools. */
export const letterKeysControls = { 'data-letter-keys-controls': '' } as const;
/** Selector of all elements in which the editor's letter keys work. */
export const letterKeys = {
  lettersWorkIn: '[data-letter-keys], [data-letter-keys-controls] :is(button, [type="range"])',
} as const;
/** Commands that create a chapter and open its title cell. */
const makingIds = new Set(['split', 'add']);

/**
 * Editor commands, registered with their keys. Each run clears the previous notice. Keys typed as the title of a
 * chapter whose creation was refused run no commands.
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
