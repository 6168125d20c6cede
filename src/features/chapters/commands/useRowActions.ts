import { useEffect, useRef, useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type CellField } from './editorContext';
import { readTime, UNREADABLE_TIME } from '../edits/timecodeInput';
import { type WorkActions } from '../edits/useChapterEdits';

interface Given {
  work: WorkActions;
  positionMs: () => number;
  focus: (id: string, edge?: ChapterEdge) => void;
  audition: (id: string) => void;
  remove: (id: string) => void;
  say: (text: string | null) => void;
}

const fields: readonly CellField[] = ['title', 'start', 'end'];

/** What the table does; which of its cells is being typed in, and whose description is open. */
export function useRowActions(given: Given) {
  const { work } = given;
  const [editing, setEditing] = useState<{ id: string; field: CellField } | null>(null);
  const [describedId, setDescribedId] = useState<string | null>(null);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });

  /** The same functions for as long as the editor lives: rows that did not change are not drawn anew. */
  const [actions] = useState(() => ({
    focus: (id: string) => latest.current.focus(id),
    edit: (id: string, field: CellField) => setEditing({ id, field }),
    closeCell: () => setEditing(null),
    step(id: string, field: CellField, by: 1 | -1) {
      const ids = work.get().history.present.map((chapter) => chapter.id);
      const cells = ids.flatMap((rowId) => fields.map((name) => ({ id: rowId, field: name })));
      const place = cells.findIndex((cell) => cell.id === id && cell.field === field);
      const next = cells[place + by] ?? null;
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
      const isOpen = field === 'end' && text.trim() === '';
      const ms = isOpen ? null : readTime(text);
      if (ms === null && !isOpen) return UNREADABLE_TIME;
      const change = field === 'start' ? { startMs: ms ?? 0 } : { endMs: ms };
      const label = field === 'start' ? 'Set start' : 'Set end';
      return work.run({ kind: 'change', id, change }, { label });
    },
    hear: (id: string) => latest.current.audition(id),
    setEdge(id: string, edge: ChapterEdge) {
      const { positionMs, say, focus } = latest.current;
      const change = edge === 'start' ? { startMs: positionMs() } : { endMs: positionMs() };
      say(work.run({ kind: 'change', id, change }, { label: `Set ${edge}` }));
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
