import { useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type ChapterList } from '../../../domain/chapters/chapterList';

/** Row keys: the focused row, the anchor of the selection, and the selected rows. */
interface RowSelection {
  key: string | null;
  anchor: string | null;
  selected: ReadonlySet<string>;
  /** True after Escape left the focused row, which excludes it from the next selection. */
  isLeft: boolean;
}

const noKeys: ReadonlySet<string> = new Set();
const noRows: RowSelection = { key: null, anchor: null, selected: noKeys, isLeft: false };
const noChapters: ChapterList = [];

/** The keys between two keys in list order, both included. */
function keysBetween(keys: readonly string[], from: string, to: string): ReadonlySet<string> {
  const [a, b] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other);
  return new Set(keys.slice(a, (b ?? 0) + 1));
}

/**
 * Focused chapter (tracked by row key), its edge that the arrow keys move, and the selected chapters. Focusing a
 * chapter outside the selection ends the selection.
 */
export function useFocusedChapter(chapters: ChapterList, keyOf: (id: string) => string) {
  const [rows, setRows] = useState<RowSelection>(noRows);
  const [edge, setEdge] = useState<ChapterEdge>('start');
  const focused = chapters.find(({ id }) => keyOf(id) === rows.key) ?? null;
  const within = rows.selected.size < 2 ? noChapters : chapters;
  const selected = within.filter(({ id }) => rows.selected.has(keyOf(id)));
  const focus = (id: string, at?: ChapterEdge) => {
    const key = keyOf(id);
    setRows((last) => {
      if (last.key === key) return last;
      const isWithin = last.selected.size > 1 && last.selected.has(key);
      return isWithin ? { ...last, key } : { ...noRows, key };
    });
    if (at !== undefined) setEdge(at);
  };
  /** Focuses a chapter and ends the selection; the chapter anchors the next one. */
  const pick = (id: string) => setRows({ ...noRows, key: keyOf(id) });
  const selectTo = (id: string) =>
    setRows((last) => {
      const key = keyOf(id);
      const keys = chapters.map((chapter) => keyOf(chapter.id));
      const anchor = [last.anchor, last.key].find((each) => each !== null && keys.includes(each));
      const from = anchor ?? key;
      return { key, anchor: from, selected: keysBetween(keys, from, key), isLeft: false };
    });
  /**
   * Toggles a chapter's membership in the selection, which starts with the focused chapter unless Escape has left it.
   */
  const toggle = (id: string) =>
    setRows((last) => {
      const key = keyOf(id);
      const first = last.key === null || last.isLeft ? [] : [last.key];
      const next = new Set(last.selected.size > 0 ? last.selected : first);
      if (next.has(key) && next.size > 1) next.delete(key);
      else next.add(key);
      return { key, anchor: key, selected: next, isLeft: false };
    });
  const selectAll = () => {
    const keys = chapters.map(({ id }) => keyOf(id));
    const [first = null] = keys;
    setRows(({ key }) => ({
      key: key ?? first,
      anchor: first,
      selected: new Set(keys),
      isLeft: false,
    }));
  };
  const endSelection = () =>
    setRows((last) => (last.anchor === null ? last : { ...last, anchor: null, selected: noKeys }));
  /** Ends the selection and excludes the focused row from the next one. */
  const leaveRow = () =>
    setRows((last) => ({ ...last, anchor: null, selected: noKeys, isLeft: true }));
  return {
    focused,
    edge,
    focus,
    pick,
    /** The selected chapters; empty when fewer than two are selected. */
    selected: selected.length < 2 ? noChapters : selected,
    selectTo,
    toggle,
    selectAll,
    endSelection,
    leaveRow,
  };
}
