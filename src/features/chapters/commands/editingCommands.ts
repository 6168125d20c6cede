import { flushSync } from 'react-dom';
import { SHORTEST_MS } from '../../../domain/chapters/chapterLengths';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import {
  chapterAt,
  effectiveEndOf,
  type ChapterList,
  type EditedChapter,
} from '../../../domain/chapters/chapterList';
import { nextChapterName } from '../../../domain/chapters/chapterNames';
import { historyLabels } from '../../../domain/chapters/undoHistory';
import { nudgeSteps } from '../../../ui/chapterTrack/RegionHandle';
import { newChapterId } from '../edits/chapterIds';
import { noticeName } from '../edits/editorNotice';
import { moveTableFocus } from '../edits/rowFocus';
import { type EditorCommand } from './editorCommand';
import { playheadOf, type EditorContext } from './editorContext';
import { mergeCommands } from './mergeCommands';

const group = 'Chapters';

const distanceText = (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`);

/** Commands that move between chapters. */
function navigationCommands({ chapters, focused, playback, goTo }: EditorContext): EditorCommand[] {
  const goBy = (by: 1 | -1) => {
    const ms = playback.positionMs();
    const currentIndex = chapters.findLastIndex(({ startMs }) => startMs <= ms);
    const index = focused === null ? currentIndex : chapters.indexOf(focused) + by;
    const next = chapters[Math.min(chapters.length - 1, Math.max(0, index))];
    if (next !== undefined) goTo(next.id);
  };
  const canRun = () => chapters.length > 0;
  return [
    {
      id: 'previous',
      label: 'Previous chapter',
      group,
      keys: ['↑'],
      canRun,
      repeats: true,
      run: () => goBy(-1),
    },
    {
      id: 'next',
      label: 'Next chapter',
      group,
      keys: ['↓'],
      canRun,
      repeats: true,
      run: () => goBy(1),
    },
  ];
}

/** Commands that move the edges of the focused chapter. */
function edgeCommands(context: EditorContext): EditorCommand[] {
  const { chapters, focused, edge, work, showNotice } = context;
  const canRun = () => focused !== null;
  const set = (moved: ChapterEdge) => {
    if (focused === null) return;
    const ms = playheadOf(context);
    const label = moved === 'start' ? 'Set start' : 'Set end';
    showNotice(work.run({ kind: 'set edge', id: focused.id, edge: moved, ms }, { label }));
    context.showMove(chapters, focused.id);
    context.focus(focused.id, moved);
  };
  const nudge = (id: string, modifiers: string, arrow: '←' | '→', ms: number): EditorCommand => ({
    id: `nudge-${id}`,
    label: `Move the edge ${distanceText(Math.abs(ms))} ${ms < 0 ? 'earlier' : 'later'}`,
    group,
    keys: [`${modifiers}+${arrow}`],
    canRun,
    repeats: true,
    run: ({ isRepeated }) => context.nudge(ms, isRepeated),
  });
  const { plain, shift, ctrl } = nudgeSteps;
  return [
    {
      id: 'set-start',
      label: 'Set start to playhead',
      group,
      keys: ['I'],
      canRun,
      run: () => set('start'),
    },
    {
      id: 'set-end',
      label: 'Set end to playhead',
      group,
      keys: ['O'],
      canRun,
      run: () => set('end'),
    },
    {
      id: 'clear-end',
      label: 'Extend to the next chapter',
      group,
      keys: ['Shift+O'],
      canRun: () => focused !== null && focused.endMs !== null,
      run: () => {
        if (focused === null) return;
        const change = { endMs: null };
        showNotice(work.run({ kind: 'change', id: focused.id, change }, { label: 'Clear end' }));
      },
    },
    {
      id: 'edge',
      label: 'Choose the other edge',
      group,
      keys: ['E'],
      canRun,
      run: () => focused !== null && context.focus(focused.id, edge === 'start' ? 'end' : 'start'),
    },
    nudge('less', 'Alt', '←', -plain),
    nudge('more', 'Alt', '→', plain),
    nudge('less-far', 'Alt+Shift', '←', -shift),
    nudge('more-far', 'Alt+Shift', '→', shift),
    nudge('less-second', 'Mod+Alt', '←', -ctrl),
    nudge('more-second', 'Mod+Alt', '→', ctrl),
  ];
}

/** The chapter whose start is too near to a time for a new chapter to fit between them; null if there is none. */
function startNear(chapters: ChapterList, ms: number): EditedChapter | null {
  const distanceOf = ({ startMs }: EditedChapter) => Math.abs(startMs - ms);
  const [nearest] = chapters.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return nearest !== undefined && distanceOf(nearest) < SHORTEST_MS ? nearest : null;
}

/** The chapter containing a time, if its end is too near for a new chapter to fit between them; otherwise null. */
function endNear({ chapters, durationMs }: EditorContext, ms: number): EditedChapter | null {
  const current = chapterAt(chapters, ms, durationMs);
  const endMs = current === null ? null : effectiveEndOf(chapters, current.id, durationMs);
  return endMs !== null && endMs - ms < SHORTEST_MS ? current : null;
}

/** Selects and reports the chapter whose edge is too near to the playhead for a new chapter; false if there is none. */
function selectsNear(context: EditorContext, atMs: number): boolean {
  const { chapters, durationMs, focus, showNotice } = context;
  const starting = startNear(chapters, atMs);
  const near = starting ?? endNear(context, atMs);
  if (near === null) return false;
  const edge = starting === null ? 'end' : 'start';
  const endMs = effectiveEndOf(chapters, near.id, durationMs) ?? atMs;
  const seconds = Math.abs((edge === 'start' ? near.startMs : endMs) - atMs) / 1000;
  const name = noticeName(chapters, chapters.indexOf(near));
  focus(near.id, edge);
  showNotice(
    seconds === 0
      ? 'A chapter already starts here.'
      : `${name} ${edge}s ${seconds.toFixed(2)} s from here, and is selected instead.`,
  );
  return true;
}

/** Commands that add, split and merge chapters. */
function structureCommands(context: EditorContext): EditorCommand[] {
  const { chapters, work, showNotice } = context;
  const split = () => {
    const newId = newChapterId();
    const title = nextChapterName(chapters.length);
    const atMs = playheadOf(context);
    if (selectsNear(context, atMs)) return;
    const refused = work.run({ kind: 'split', atMs, newId, title }, { label: 'Split' });
    showNotice(refused);
    if (refused !== null) return;
    context.focus(newId, 'start');
    context.nameNew(newId);
  };
  return [
    {
      id: 'add',
      label: 'Add a chapter after the last',
      group,
      keys: ['A'],
      canRun: () => context.addDisabledReason === null,
      run: () => context.add(),
    },
    {
      id: 'split',
      label: 'Split at the playhead, or start a chapter there',
      group,
      keys: ['B'],
      canRun: () => context.durationMs !== null,
      run: split,
    },
    ...mergeCommands(context),
  ];
}

/** Commands for the focused chapter as a whole, and for the selected chapters. */
function focusedCommands(context: EditorContext): EditorCommand[] {
  const { focused, selected } = context;
  const isSelecting = selected.length > 0;
  const hasFocused = () => focused !== null;
  return [
    {
      id: 'title',
      label: 'Edit the title',
      group,
      keys: ['Enter', 'F2'],
      canRun: hasFocused,
      run: () => focused !== null && context.editCell(focused.id, 'title'),
    },
    {
      id: 'describe',
      label: 'Edit the description',
      group,
      keys: ['D'],
      canRun: hasFocused,
      run: () => focused !== null && context.describe(focused.id),
    },
    {
      id: 'remove',
      label: isSelecting ? 'Delete the selected chapters' : 'Delete the chapter',
      group,
      keys: ['Delete'],
      canRun: hasFocused,
      run: () => {
        if (isSelecting) context.removeSelected();
        else if (focused !== null) context.remove(focused.id);
      },
    },
    {
      id: 'shift',
      label: isSelecting ? 'Shift the selected chapters' : 'Shift all from the focused chapter on',
      group,
      keys: ['T'],
      canRun: hasFocused,
      run: () => context.openShift(),
    },
  ];
}

function snapCommand({ snapping, showDone }: EditorContext): EditorCommand {
  return {
    id: 'snap',
    label: 'Snap to chapters, pauses and playhead',
    group,
    keys: ['N'],
    canRun: () => true,
    run: () => {
      snapping.toggle();
      showDone(snapping.isOn ? 'Snap off' : 'Snap on');
    },
  };
}

function undoCommands({ work, focus }: EditorContext): EditorCommand[] {
  const labels = historyLabels(work.get().history);
  /** Steps through the undo history; a single restored chapter receives the focus. */
  const step = (act: () => void) => {
    const before = new Set(work.get().history.present.map(({ id }) => id));
    flushSync(act);
    const [back, ...others] = work.get().history.present.filter(({ id }) => !before.has(id));
    if (back === undefined || others.length > 0) return;
    focus(back.id);
    if (document.activeElement?.closest('table')) moveTableFocus(back.id);
  };
  return [
    {
      id: 'undo',
      label: labels.undo === null ? 'Undo' : `Undo: ${labels.undo}`,
      group,
      keys: ['Mod+Z'],
      canRun: () => labels.undo !== null,
      repeats: true,
      run: () => step(work.undo),
    },
    {
      id: 'redo',
      label: labels.redo === null ? 'Redo' : `Redo: ${labels.redo}`,
      group,
      keys: ['Mod+Shift+Z', 'Mod+Y'],
      canRun: () => labels.redo !== null,
      repeats: true,
      run: () => step(work.redo),
    },
  ];
}

/** Editing commands, in the order of the shortcut list. */
export function chapterCommands(context: EditorContext): EditorCommand[] {
  return [
    ...structureCommands(context),
    ...navigationCommands(context),
    ...edgeCommands(context),
    ...focusedCommands(context),
    snapCommand(context),
    ...undoCommands(context),
  ];
}
