import { useRef } from 'react';
import { useCommands } from '../../../ui/command/CommandScope';
import { isPrintable, type Command } from '../../../ui/command/command';
import { chapterCommands } from './editingCommands';
import { type EditorCommand } from './editorCommand';
import { type EditorContext } from './editorContext';
import { playbackCommands } from './playbackCommands';
import { viewCommands } from './viewCommands';

/** Elements of the editor in which its letter keys work: the track and the table. */
export const letterKeysArea = { 'data-letter-keys': '' } as const;
/** Elements whose buttons and sliders leave the letter keys to the editor: the player and its tools. */
export const letterKeysControls = { 'data-letter-keys-controls': '' } as const;
const LETTER_KEYS_SELECTOR =
  '[data-letter-keys], [data-letter-keys-controls] :is(button, [type="range"])';
/** Letters pressed this soon after a chapter was made, or was to be made, are meant for its title. */
const TITLE_TYPING_MS = 500;

/**
 * Commands of the editor, registered with their keys. Each clears the notice of the one before; the
 * keys of letters rest for half a second after a chapter was made or refused, by key or by button.
 */
export function useEditorCommands(context: EditorContext): readonly EditorCommand[] {
  const { work, showNotice } = context;
  const madeAt = useRef(-Infinity);
  const commands = [
    ...playbackCommands(context),
    ...chapterCommands(context),
    ...viewCommands(context),
  ].map((command): EditorCommand => {
    const { id, run } = command;
    return Object.assign({}, command, {
      run(press: { isRepeated: boolean }) {
        showNotice(null);
        const before = work.get().history.present.length;
        run(press);
        const isMaking = id === 'split' || work.get().history.present.length > before;
        if (isMaking) madeAt.current = performance.now();
      },
    });
  });
  const byKey = commands.map(({ id, label, group, keys, canRun, run, repeats }): Command => {
    const isTyped = keys.some(isPrintable);
    return {
      id,
      label,
      group,
      keys,
      canRun,
      repeats,
      lettersWorkIn: LETTER_KEYS_SELECTOR,
      run(press) {
        if (isTyped && performance.now() - madeAt.current < TITLE_TYPING_MS) return;
        run(press);
      },
    };
  });
  useCommands(byKey, byKey.map(({ id }) => id).join(' '));
  return commands;
}
