import { useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type ChapterList } from '../../../domain/chapters/chapterList';

/** Keys of rows: the focused one, that from which a selection extends, and those that are selected. */
interface RowSelection {
  key: string | null;
  anchor: string | null;
  selected: ReadonlySet<string>;
}

const noKeys: ReadonlySet<string> = new Set();
const noChapters: ChapterList = [];

/** The keys between two of them, in their order, with both. */
function keysBetween(keys: readonly string[], from: string, to: string): ReadonlySet<string> {
  const [a, b] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other);
  return new Set(keys.slice(a, (b ?? 0) + 1));
}

/**
 * Focused chapter, remembered by the key of its row, the edge of it that the keys move, and the chapters that are
 * selected. A chapter outside of a selection that gets the focus ends it.
 */
export function useFocusedChapter(chapters: ChapterList, keyOf: (id: string) => string) {
  const [rows, setRows] = useState<RowSelection>({ key: null, anchor: null, selected: noKeys });
  const [edge, setEdge] = useState<ChapterEdge>('start');
  const focused = chapters.find(({ id }) => keyOf(id) === rows.key) ?? null;
  const within = rows.selected.size < 2 ? noChapters : chapters;
  const selected = within.filter(({ id }) => rows.selected.has(keyOf(id)));
  const focus = (id: string, at?: ChapterEdge) => {
    const key = keyOf(id);
    setRows((last) => {
      if (last.key === key) return last;
      const isWithin = last.selected.size > 1 && last.selected.has(key);
      return isWithin ? { ...last, key } : { key, anchor: null, selected: noKeys };
    });
    if (at !== undefined) setEdge(at);
  };
  const selectTo = (id: string) =>
    setRows((last) => {
      const key = keyOf(id);
      const keys = chapters.map((chapter) => keyOf(chapter.id));
      const anchor = [last.anchor, last.key].find((each) => each !== null && keys.includes(each));
      const from = anchor ?? key;
      return { key, anchor: from, selected: keysBetween(keys, from, key) };
    });
  /** Takes a chapter into the selection, which begins with the focused one, or out of it. */
  const toggle = (id: string) =>
    setRows((last) => {
      const key = keyOf(id);
      const single = last.key === null ? [] : [last.key];
      const next = new Set(last.selected.size > 1 ? last.selected : single);
      if (next.has(key) && last.selected.size > 1) next.delete(key);
      else next.add(key);
      return { key, anchor: key, selected: next };
    });
  const selectAll = () => {
    const keys = chapters.map(({ id }) => keyOf(id));
    const [first = null] = keys;
    setRows(({ key }) => ({ key: key ?? first, anchor: first, selected: new Set(keys) }));
  };
  const endSelection = () =>
    setRows((last) => (last.anchor === null ? last : { ...last, anchor: null, selected: noKeys }));
  return {
    focused,
    edge,
    focus,
    /** The selected chapters; empty where it is less than two. */
    selected: selected.length < 2 ? noChapters : selected,
    selectTo,
    toggle,
    selectAll,
    endSelection,
  };
}
