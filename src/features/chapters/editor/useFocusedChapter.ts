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
 * selected from an anchor to it. Another chapter that gets the focus ends a selection.
 */
export function useFocusedChapter(chapters: ChapterList, keyOf: (id: string) => string) {
  const [rows, setRows] = useState<RowSelection>({ key: null, anchor: null, selected: noKeys });
  const [edge, setEdge] = useState<ChapterEdge>('start');
  const focused = chapters.find(({ id }) => keyOf(id) === rows.key) ?? null;
  const within = rows.selected.size < 2 ? noChapters : chapters;
  const selected = within.filter(({ id }) => rows.selected.has(keyOf(id)));
  const focus = (id: string, at?: ChapterEdge) => {
    const key = keyOf(id);
    setRows((last) => (last.key === key ? last : { key, anchor: null, selected: noKeys }));
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
  const endSelection = () =>
    setRows((last) => (last.anchor === null ? last : { ...last, anchor: null, selected: noKeys }));
  return {
    focused,
    edge,
    focus,
    /** The selected chapters; empty where it is less than two. */
    selected: selected.length < 2 ? noChapters : selected,
    selectTo,
    endSelection,
  };
}
