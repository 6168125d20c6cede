import { useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type ChapterList } from '../../../domain/chapters/chapterList';

/** Moves the DOM focus to the row of the chapter when it was in another row. */
function moveTableFocus(id: string): void {
  const { activeElement } = document;
  const table = activeElement?.closest('[data-row]')?.closest('table');
  const row = table?.querySelector(`[data-row="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('.cell')?.focus();
}

/** Focused chapter and the edge of it that the keys move. */
export function useFocusedChapter(chapters: ChapterList) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [edge, setEdge] = useState<ChapterEdge>('start');
  const focused = chapters.find((chapter) => chapter.id === focusedId) ?? null;
  const focus = (id: string, at?: ChapterEdge) => {
    setFocusedId(id);
    if (at !== undefined) setEdge(at);
  };
  const rename = (from: string, to: string) => {
    setFocusedId((id) => (id === from ? to : id));
  };
  return { focused, edge, focus, rename, moveTableFocus };
}
