import { useEffect, useRef, useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type CellField } from './editorContext';
import { parseTimeInput, INVALID_TIME_MESSAGE } from '../edits/timecodeInput';
import { type ChapterEditActions } from '../edits/useChapterEdits';
import { focusOpenCell } from '../edits/rowFocus';

interface RowActionsOptions {
  work: ChapterEditActions;
  keyOf: (id: string) => string;
  positionMs: () => number;
  focus: (id: string, edge?: ChapterEdge) => void;
  audition: (id: string) => void;
  remove: (id: string) => void;
  showNotice: (text: string | null) => void;
}

/** Cell that is being edited; its row is named by its key. */
export interface OpenCell {
  key: string;
  field: CellField;
}

const fields: readonly CellField[] = ['title', 'start', 'end'];

/** The cell that is being edited, and why the value typed into it was refused. */
function useOpenCell({ work, keyOf }: RowActionsOptions) {
  const [editing, setEditing] = useState<OpenCell | null>(null);
  /** The same cell within one event. */
  const opened = useRef<OpenCell | null>(null);
  const refusal = useRef<{ cell: OpenCell; reason: string } | null>(null);
  const put = (cell: OpenCell | null) => {
    opened.current = cell;
    refusal.current = null;
    setEditing(cell);
  };
  const refuse = (reason: string | null) => {
    const cell = opened.current;
    refusal.current = cell === null || reason === null ? null : { cell, reason };
  };
  /** The refused value that still stands in its cell, which gets the focus; null without one. */
  const refusedCell = () => {
    if (refusal.current === null) return null;
    const { cell, reason } = refusal.current;
    const chapter = work.get().history.present.find(({ id }) => keyOf(id) === cell.key);
    if (chapter === undefined) return null;
    focusOpenCell(chapter.id);
    return { id: chapter.id, cell, reason };
  };
  return { editing, put, refuse, refusedCell };
}

/**
 * Actions of the table rows, the cell that is being edited and the row whose description is open.
 */
export function useRowActions(options: RowActionsOptions) {
  const { work } = options;
  const openCell = useOpenCell(options);
  const [describedKey, setDescribedKey] = useState<string | null>(null);
  const latest = useRef({ ...options, openCell });
  useEffect(() => {
    latest.current = { ...options, openCell };
  });

  /** Stable for the life of the editor, so that memoised rows are not rendered again. */
  const [actions] = useState(() => ({
    focus: (id: string) => latest.current.focus(id),
    edit(id: string, field: CellField) {
      const { keyOf } = latest.current;
      const { put, refusedCell } = latest.current.openCell;
      // A refused value stays until it is corrected or given up.
      if (refusedCell() === null) put({ key: keyOf(id), field });
    },
    closeCell: () => latest.current.openCell.put(null),
    step(id: string, field: CellField, by: 1 | -1) {
      const { keyOf, focus } = latest.current;
      const ids = work.get().history.present.map((chapter) => chapter.id);
      const cells = ids.flatMap((rowId) => fields.map((name) => ({ id: rowId, field: name })));
      const index = cells.findIndex((cell) => cell.id === id && cell.field === field);
      const next = cells[index + by];
      latest.current.openCell.put(next ? { key: keyOf(next.id), field: next.field } : null);
      if (next !== undefined) focus(next.id);
    },
    /** `text` null: the value was left as it is. Returns why it was refused. */
    commit(id: string, field: CellField, text: string | null): string | null {
      const refused = text === null ? null : changeCell(work, { id, field, text });
      latest.current.openCell.refuse(refused);
      return refused;
    },
    playOnce: (id: string) => latest.current.audition(id),
    setEdge(id: string, edge: ChapterEdge) {
      const { positionMs, showNotice, focus } = latest.current;
      const change = edge === 'start' ? { startMs: positionMs() } : { endMs: positionMs() };
      showNotice(work.run({ kind: 'change', id, change }, { label: `Set ${edge}` }));
      focus(id, edge);
    },
    describe(id: string) {
      const key = latest.current.keyOf(id);
      setDescribedKey((open) => (open === key ? null : key));
    },
    changeDescription(id: string, text: string) {
      work.run({ kind: 'change', id, change: { description: text } }, { label: 'Describe' });
    },
    remove: (id: string) => latest.current.remove(id),
  }));
  const { editing, refusedCell } = openCell;
  return { actions, editing, describedKey, refusedCell };
}

/** Changes a chapter by what was typed into a cell; returns why it was refused. */
function changeCell(
  work: ChapterEditActions,
  { id, field, text }: { id: string; field: CellField; text: string },
): string | null {
  if (field === 'title') {
    return work.run({ kind: 'change', id, change: { title: text.trim() } }, { label: 'Rename' });
  }
  const isOpenEnded = field === 'end' && text.trim() === '';
  const ms = isOpenEnded ? null : parseTimeInput(text);
  if (ms === null && !isOpenEnded) return INVALID_TIME_MESSAGE;
  const change = field === 'start' ? { startMs: ms ?? 0 } : { endMs: ms };
  const label = field === 'start' ? 'Set start' : 'Set end';
  return work.run({ kind: 'change', id, change }, { label });
}

export type RowActions = ReturnType<typeof useRowActions>['actions'];
