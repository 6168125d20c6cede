import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import useEventCallback from '@mui/utils/useEventCallback';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { cellFields, commandOfCell, type CellField, type TypedCell } from '../edits/typedCell';
import { type ChapterEditActions } from '../edits/useChapterEdits';
import { noticeName, shortNotice } from '../edits/editorNotice';
import {
  focusAgain,
  focusedBesideTable,
  focusOpenCell,
  focusRow,
  returnFocusOfNew,
} from '../edits/rowFocus';

interface RowActionsOptions {
  work: ChapterEditActions;
  durationMs: number | null;
  keyOf: (id: string) => string;
  positionMs: () => number;
  focus: (id: string, edge?: ChapterEdge) => void;
  pick: (id: string) => void;
  selectTo: (id: string) => void;
  toggle: (id: string) => void;
  selectAll: () => void;
  endSelection: () => void;
  audition: (id: string) => void;
  remove: (id: string) => void;
  showNotice: (text: string | null) => void;
  showDone: (text: string, isUndoable?: boolean) => void;
  showMove: (before: ChapterList, id: string) => void;
}

const START_STAYS = 'Every chapter has a start. Delete on its title deletes the chapter.';

/** Cell that is being edited; its row is named by its key. */
export interface OpenCell {
  key: string;
  field: CellField;
}

/** The cell that is being edited, and why the value typed into it was refused. */
function useOpenCell({ work, keyOf }: RowActionsOptions) {
  const [editing, setEditing] = useState<OpenCell | null>(null);
  /** The same cell within one event. */
  const opened = useRef<OpenCell | null>(null);
  const refusal = useRef<{ cell: OpenCell; reason: string } | null>(null);
  /** True while the open cell is the title of a chapter that was just made. */
  const isNew = useRef(false);
  const put = (cell: OpenCell | null, isOfNew = false) => {
    opened.current = cell;
    isNew.current = isOfNew;
    refusal.current = null;
    work.type(null);
    setEditing(cell);
  };
  const refuse = (reason: string | null) => {
    const cell = opened.current;
    refusal.current = cell === null || reason === null ? null : { cell, reason };
  };
  /** The refused value that is still in its cell, which gets the focus; null without one. */
  const refusedCell = () => {
    if (refusal.current === null) return null;
    const { cell, reason } = refusal.current;
    const chapter = work.get().history.present.find(({ id }) => keyOf(id) === cell.key);
    if (chapter === undefined) return null;
    focusOpenCell(chapter.id);
    return { id: chapter.id, cell, reason };
  };
  return { editing, put, isNew: () => isNew.current, refuse, refusedCell };
}

/** The next or the previous row; undefined after the last and before the first. */
function rowBeside(work: ChapterEditActions, id: string, by: 1 | -1) {
  const rows = work.get().history.present;
  return rows[rows.findIndex((chapter) => chapter.id === id) + by];
}

/** Sets an edge of a chapter to the playhead. */
function useEdgeSetting({ work, positionMs, focus, showNotice, showMove }: RowActionsOptions) {
  return useEventCallback((id: string, edge: ChapterEdge) => {
    const ms = positionMs();
    const before = work.get().history.present;
    showNotice(work.run({ kind: 'set edge', id, edge, ms }, { label: `Set ${edge}` }));
    showMove(before, id);
    focus(id, edge);
  });
}

/** The row whose description is open, by its key. */
function useDescription({ work, keyOf }: RowActionsOptions) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const toggle = useEventCallback((id: string) => {
    const key = keyOf(id);
    setOpenKey((open) => (open === key ? null : key));
  });
  const change = useEventCallback((id: string, text: string) => {
    changeCell(work, { id, field: 'description', text });
    work.type(null);
  });
  return { key: openKey, toggle, change };
}

/**
 * Presses on a row: one gives it the focus and ends a selection, one with Shift selects the rows up to it, one with
 * Ctrl or Cmd takes it into the selection or out of it.
 */
function useRowPresses(options: RowActionsOptions, refusedCell: () => unknown) {
  const pick = useEventCallback(options.pick);
  const selectTo = useEventCallback((id: string, field: CellField) => {
    if (refusedCell() !== null) return;
    options.selectTo(id);
    focusRow(id, field);
  });
  const toggle = useEventCallback((id: string, field: CellField) => {
    if (refusedCell() !== null) return;
    options.toggle(id);
    focusRow(id, field);
  });
  const selectAll = useEventCallback(options.selectAll);
  return { pick, selectTo, toggle, selectAll };
}

/** Clears a time that is optional: an end; a start stays, which is reported. */
function useTimeClearing({ work, showNotice, showDone }: RowActionsOptions) {
  return useEventCallback((id: string, field: CellField) => {
    if (field !== 'end') return showNotice(START_STAYS);
    const chapters = work.get().history.present;
    const index = chapters.findIndex((chapter) => chapter.id === id);
    if (chapters[index]?.endMs === null) return showNotice('There is no end to clear.');
    const change = { endMs: null };
    const refused = work.run({ kind: 'change', id, change }, { label: 'Clear end' });
    if (refused !== null) return showNotice(refused);
    showDone(`Cleared the end of ${noticeName(chapters, index)}.`, true);
  });
}

/** Reports that a typed time has left a chapter very short. */
function useShortNotice({ work, durationMs, showDone }: RowActionsOptions) {
  return useEventCallback((before: ChapterList, subjectId: string) => {
    const text = shortNotice(before, work.get().history.present, { durationMs, subjectId });
    if (text !== null) showDone(text, true);
  });
}

/**
 * Actions of the table rows, the cell that is being edited and the row whose description is open.
 */
export function useRowActions(options: RowActionsOptions) {
  const { work } = options;
  const openCell = useOpenCell(options);
  /** Element from which a command on the track or in the transcript opened a cell; the track for a new chapter. */
  const openedFrom = useRef<HTMLElement | null>(null);
  const described = useDescription(options);
  const { put, isNew, refuse } = openCell;
  const focus = useEventCallback(options.focus);
  const presses = useRowPresses(options, openCell.refusedCell);
  const showMove = useEventCallback(options.showMove);
  const showShort = useShortNotice(options);
  const keyOf = useEventCallback(options.keyOf);
  const playOnce = useEventCallback(options.audition);
  const remove = useEventCallback(options.remove);
  const edit = useEventCallback((id: string, field: CellField, isOfNew: boolean) => {
    // A refused value stays until it is corrected or given up.
    if (openCell.refusedCell() !== null) return;
    openedFrom.current = isOfNew ? returnFocusOfNew() : focusedBesideTable();
    options.endSelection();
    put({ key: keyOf(id), field }, isOfNew);
  });
  const setEdge = useEdgeSetting(options);
  const clearTime = useTimeClearing(options);

  /** Stable for the life of the editor, so that memoised rows are not rendered again. */
  const [actions] = useState(() => ({
    focus: (id: string) => focus(id),
    ...presses,
    edit: (id: string, field: CellField) => edit(id, field, false),
    /** Opens the title of a chapter that was just made, at once: the next key is typed into it, however soon. */
    nameNew: (id: string) => flushSync(() => edit(id, 'title', true)),
    closeCell: () => put(null),
    /**
     * Gives the focus back to where the cell was opened from, or to the track; false where that was the cell itself.
     */
    restoreFocus() {
      const element = openedFrom.current;
      openedFrom.current = null;
      return element !== null && focusAgain(element);
    },
    step(id: string, field: CellField, by: 1 | -1) {
      const ids = work.get().history.present.map((chapter) => chapter.id);
      const cells = ids.flatMap((rowId) => cellFields.map((name) => ({ id: rowId, field: name })));
      const index = cells.findIndex((cell) => cell.id === id && cell.field === field);
      const next = cells[index + by];
      openedFrom.current = null;
      put(next ? { key: keyOf(next.id), field: next.field } : null);
      if (next !== undefined) focus(next.id);
    },
    /**
     * Opens the same cell of the next or the previous row; false where there is none, for the title of a chapter
     * that was just made, and for a cell opened from beside the table, where the person goes on.
     */
    stepRow(id: string, field: CellField, by: 1 | -1): boolean {
      const next = rowBeside(work, id, by);
      if (next === undefined || isNew() || openedFrom.current !== null) return false;
      put({ key: keyOf(next.id), field });
      focus(next.id);
      return true;
    },
    /** Closes a cell and gives the focus to the same one of the next or the previous row; false where there is none. */
    leaveTo(id: string, field: CellField, by: 1 | -1): boolean {
      const next = rowBeside(work, id, by);
      if (next === undefined) return false;
      openedFrom.current = null;
      flushSync(() => {
        put(null);
        focus(next.id);
      });
      return focusRow(next.id, field);
    },
    /** `text` null: as the chapter has it. */
    type(id: string, field: TypedCell['field'], text: string | null) {
      work.type(text === null ? null : { id, field, text });
    },
    /** `text` null: the value was left as it is. Returns why it was refused. */
    commit(id: string, field: CellField, text: string | null): string | null {
      const before = work.get().history.present;
      const refused = text === null ? null : changeCell(work, { id, field, text });
      if (text !== null) showMove(before, id);
      showShort(before, id);
      if (refused === null) work.type(null);
      refuse(refused);
      return refused;
    },
    playOnce,
    setEdge,
    clearTime,
    describe: described.toggle,
    changeDescription: described.change,
    remove,
  }));
  const { editing, refusedCell } = openCell;
  return { actions, editing, describedKey: described.key, refusedCell };
}

/** Changes a chapter by what was typed into a field; returns why it was refused. */
function changeCell(work: ChapterEditActions, typed: TypedCell): string | null {
  const read = commandOfCell(typed);
  return 'refused' in read ? read.refused : work.run(read.command, { label: read.label });
}

export type RowEditing = ReturnType<typeof useRowActions>;
export type RowActions = RowEditing['actions'];
