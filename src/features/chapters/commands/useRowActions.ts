import { useEffect, useRef, useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type CellField } from './editorContext';
import { parseTimeInput, INVALID_TIME_MESSAGE } from '../edits/timecodeInput';
import { type ChapterEditActions } from '../edits/useChapterEdits';

interface RowActionsOptions {
  work: ChapterEditActions;
  positionMs: () => number;
  focus: (id: string, edge?: ChapterEdge) => void;
  audition: (id: string) => void;
  remove: (id: string) => void;
  showNotice: (text: string | null) => void;
}

const fields: readonly CellField[] = ['title', 'start', 'end'];

/**
 * Actions of the table rows, the cell that is being edited and the row whose description is open.
 */
export function useRowActions(options: RowActionsOptions) {
  const { work } = options;
  const [editing, setEditing] = useState<{ id: string; field: CellField } | null>(null);
  const [describedId, setDescribedId] = useState<string | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** Stable for the life of the editor, so that memoised rows are not rendered again. */
  const [actions] = useState(() => ({
    focus: (id: string) => latest.current.focus(id),
    edit: (id: string, field: CellField) => setEditing({ id, field }),
    closeCell: () => setEditing(null),
    step(id: string, field: CellField, by: 1 | -1) {
      const ids = work.get().history.present.map((chapter) => chapter.id);
      const cells = ids.flatMap((rowId) => fields.map((name) => ({ id: rowId, field: name })));
      const index = cells.findIndex((cell) => cell.id === id && cell.field === field);
      const next = cells[index + by] ?? null;
      setEditing(next);
      if (next !== null) latest.current.focus(next.id);
    },
    commit(id: string, field: CellField, text: string): string | null {
      if (field === 'title') {
        return work.run(
          { kind: 'change', id, change: { title: text.trim() } },
          { label: 'Rename' },
        );
      }
      const isOpenEnded = field === 'end' && text.trim() === '';
      const ms = isOpenEnded ? null : parseTimeInput(text);
      if (ms === null && !isOpenEnded) return INVALID_TIME_MESSAGE;
      const change = field === 'start' ? { startMs: ms ?? 0 } : { endMs: ms };
      const label = field === 'start' ? 'Set start' : 'Set end';
      return work.run({ kind: 'change', id, change }, { label });
    },
    playOnce: (id: string) => latest.current.audition(id),
    setEdge(id: string, edge: ChapterEdge) {
      const { positionMs, showNotice, focus } = latest.current;
      const change = edge === 'start' ? { startMs: positionMs() } : { endMs: positionMs() };
      showNotice(work.run({ kind: 'change', id, change }, { label: `Set ${edge}` }));
      focus(id, edge);
    },
    describe: (id: string) => setDescribedId((open) => (open === id ? null : id)),
    changeDescription(id: string, text: string) {
      work.run({ kind: 'change', id, change: { description: text } }, { label: 'Describe' });
    },
    remove: (id: string) => latest.current.remove(id),
  }));
  const rename = (from: string, to: string) => {
    setEditing((cell) => (cell?.id === from ? { ...cell, id: to } : cell));
    setDescribedId((id) => (id === from ? to : id));
  };
  return { actions, editing, describedId, rename };
}

export type RowActions = ReturnType<typeof useRowActions>['actions'];
