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

/** Cell being edited, identified by its row key. */
export interface OpenCell {
  key: string;
  field: CellField;
}

/** The cell being edited, and the reason for which its typed value was refused. */
function useOpenCell({ work, keyOf }: RowActionsOptions) {
  const [editing, setEditing] = useState<OpenCell | null>(null);
  /** The open cell without waiting for a render, for several calls within one event. */
  const opened = useRef<OpenCell | null>(null);
  const refusal = useRef<{ cell: OpenCell; reason: string } | null>(null);
  /** True while the open cell is the title of a newly created chapter. */
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
  /** Focuses and returns the refused value that is still in its cell; null if there is none. */
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

/** Next or previous row; undefined past either end. */
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

/** Row key of the open description. */
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
 * Presses on a row: a plain press focuses it and ends the selection, Shift extends the selection up to it, and Ctrl or
 * Cmd toggles its membership.
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

/** Clears an end, which is optional; a start cannot be cleared, which is reported. */
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

/** Reports a chapter that a typed time made very short. */
function useShortNotice({ work, durationMs, showDone }: RowActionsOptions) {
  return useEventCallback((before: ChapterList, subjectId: string) => {
    const text = shortNotice(before, work.get().history.present, { durationMs, subjectId });
    if (text !== null) showDone(text, true);
  });
}

/** Actions of the table rows, with the cell being edited and the row whose description is open. */
export function useRowActions(options: RowActionsOptions) {
  const { work } = options;
  const openCell = useOpenCell(options);
  /** Element on the track or in the transcript from which a command opened a cell; the track for a new chapter. */
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
    // A refused value stays open until corrected or cancelled.
    if (openCell.refusedCell() !== null) return;
    openedFrom.current = isOfNew ? returnFocusOfNew() : focusedBesideTable();
    options.endSelection();
    put({ key: keyOf(id), field }, isOfNew);
  });
  const setEdge = useEdgeSetting(options);
  const clearTime = useTimeClearing(options);

  /** Stable for the life of the editor, so that memoised rows do not re-render. */
  const [actions] = useState(() => ({
    focus: (id: string) => focus(id),
    ...presses,
    edit: (id: string, field: CellField) => edit(id, field, false),
    /**
     * Opens the title cell of a newly created chapter synchronously, so that even the very next key is typed into it.
     */
    nameNew: (id: string) => flushSync(() => edit(id, 'title', true)),
    closeCell: () => put(null),
    /**
     * Returns the focus to the element that opened the cell, or to the track; false when the cell itself was the
     * origin.
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
     * Opens the same cell of the next or previous row; false past either end, for a new chapter's title, and for a cell
     * opened from outside the table, where the person continues.
     */
    stepRow(id: string, field: CellField, by: 1 | -1): boolean {
      const next = rowBeside(work, id, by);
      if (next === undefined || isNew() || openedFrom.current !== null) return false;
      put({ key: keyOf(next.id), field });
      focus(next.id);
      return true;
    },
    /** Closes a cell and focuses the same cell of the next or previous row; false past either end. */
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
    /** A null `text` means the chapter's own value. */
    type(id: string, field: TypedCell['field'], text: string | null) {
      work.type(text === null ? null : { id, field, text });
    },
    /** A null `text` means an unchanged value. Returns the reason for a refusal, otherwise null. */
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

/** Applies a typed value to a chapter; returns the reason for a refusal, otherwise null. */
function changeCell(work: ChapterEditActions, typed: TypedCell): string | null {
  const read = commandOfCell(typed);
  return 'refused' in read ? read.refused : work.run(read.command, { label: read.label });
}

export type RowEditing = ReturnType<typeof useRowActions>;
export type RowActions = RowEditing['actions'];
