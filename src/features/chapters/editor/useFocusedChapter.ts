import { useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type ChapterList } from '../../../domain/chapters/chapterList';

/** Focused chapter, remembered by the key of its row, and the edge of it that the keys move. */
export function useFocusedChapter(chapters: ChapterList, keyOf: (id: string) => string) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const [edge, setEdge] = useState<ChapterEdge>('start');
  const focused = chapters.find(({ id }) => keyOf(id) === focusedKey) ?? null;
  const focus = (id: string, at?: ChapterEdge) => {
    setFocusedKey(keyOf(id));
    if (at !== undefined) setEdge(at);
  };
  return { focused, edge, focus };
}
