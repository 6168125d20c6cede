import { useCommands } from '../../../ui/command/CommandScope';
import { copyText } from '../../../ui/command/copyText';
import { countOf } from '../../../domain/text/count';
import { moveTableFocus } from '../edits/rowFocus';
import { rememberCopied } from '../edits/copiedChapters';
import { type EditorCommand } from './editorCommand';
import { type EditorContext } from './editorContext';

const group = 'Chapters';

const REFUSED_COPY = 'This browser did not let the chapters be copied.';

/** Notice about copied chapters. */
export const copiedNotice = (count: number) => `Copied ${countOf(count, 'chapter')}.`;

/** Copies the selected chapters as lines of time and title. */
export const copySelected = ({ selected, showDone, showNotice }: EditorContext): Promise<void> =>
  copyText(rememberCopied(selected)).then(
    () => showDone(copiedNotice(selected.length)),
    () => showNotice(REFUSED_COPY),
  );

/** Commands that select and copy several chapters. */
function selectionCommands(context: EditorContext): EditorCommand[] {
  const { chapters, focused, selected, selectTo } = context;
  const extend = (by: 1 | -1) => {
    const next = focused === null ? chapters[0] : chapters[chapters.indexOf(focused) + by];
    if (next === undefined) return;
    selectTo(next.id);
    moveTableFocus(next.id);
  };
  const canExtend = () => chapters.length > 1;
  return [
    {
      id: 'select-previous',
      label: 'Select up to the previous chapter',
      group,
      keys: ['Shift+↑'],
      canRun: canExtend,
      repeats: true,
      run: () => extend(-1),
    },
    {
      id: 'select-next',
      label: 'Select down to the next chapter',
      group,
      keys: ['Shift+↓'],
      canRun: canExtend,
      repeats: true,
      run: () => extend(1),
    },
    {
      id: 'select-all',
      label: 'Select all chapters',
      group,
      keys: ['Mod+A'],
      hasOwnKeys: true,
      canRun: canExtend,
      run: context.selectAll,
    },
    {
      id: 'copy-selected',
      label: 'Copy the selected chapters as lines of time and title',
      group,
      keys: ['Mod+C'],
      hasOwnKeys: true,
      canRun: () => selected.length > 0,
      run: () => void copySelected(context),
    },
  ];
}

/** Command that ends a selection; absent without a selection, so that Escape reaches the page. */
function endSelectionCommands({ selected, leaveRow }: EditorContext): EditorCommand[] {
  if (selected.length === 0) return [];
  return [
    {
      id: 'end-selection',
      label: 'End the selection',
      group,
      keys: ['Escape'],
      canRun: () => true,
      run: leaveRow,
    },
  ];
}

/**
 * Registers the selection commands with their keys; each run clears the previous notice. Returns the commands that
 * exist regardless of a selection.
 */
export function useSelectionCommands(context: EditorContext): readonly EditorCommand[] {
  const lasting = selectionCommands(context);
  const commands = [...lasting, ...endSelectionCommands(context)].map((command): EditorCommand => ({
    ...command,
    run(press) {
      context.showNotice(null);
      command.run(press);
    },
  }));
  useCommands(commands, commands.map(({ id }) => id).join(' '));
  return lasting;
}
