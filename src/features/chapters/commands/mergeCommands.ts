import { type EditorCommand } from './editorCommand';
import { type EditorContext } from './editorContext';

const group = 'Chapters';

/** Merges the selected chapters into the first of them, which receives the focus. */
function mergeSelected({ selected, work, focus, endSelection, showNotice }: EditorContext): void {
  const [first] = selected;
  if (first === undefined) return;
  const ids = selected.map(({ id }) => id);
  const refused = work.run({ kind: 'merge all', ids }, { label: 'Merge chapters' });
  if (refused !== null) return showNotice(refused);
  endSelection();
  focus(first.id);
}

/** Commands that merge the focused chapter with a neighbour, or merge the selected chapters. */
export function mergeCommands(context: EditorContext): EditorCommand[] {
  const { chapters, focused, selected, work, focus, showNotice } = context;
  const isSelecting = selected.length > 0;
  const canRun = () => focused !== null;
  const mergeNext = () => {
    if (focused === null) return;
    showNotice(work.run({ kind: 'merge', id: focused.id }, { label: 'Merge' }));
  };
  const mergePrevious = () => {
    if (focused === null) return;
    const previous = chapters[chapters.indexOf(focused) - 1];
    if (previous === undefined) return showNotice('There is no previous chapter.');
    const refused = work.run({ kind: 'merge', id: previous.id }, { label: 'Merge' });
    showNotice(refused);
    if (refused === null) focus(previous.id);
  };
  return [
    {
      id: 'merge',
      label: isSelecting ? 'Merge the selected chapters' : 'Merge with the next chapter',
      group,
      keys: ['M'],
      canRun,
      run: () => (isSelecting ? mergeSelected(context) : mergeNext()),
    },
    {
      id: 'merge-previous',
      label: 'Merge with the previous chapter',
      group,
      keys: ['Shift+M'],
      canRun,
      run: mergePrevious,
    },
  ];
}
