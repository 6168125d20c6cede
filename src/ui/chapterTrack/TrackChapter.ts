import { type ChapterEdge, type DragPart } from '../../domain/chapters/chapterDrag';

/** Chapter as a region of the chapter track. */
export interface TrackChapter {
  id: string;
  /** Stable when the id is replaced by the stored one. */
  key: string;
  title: string;
  startMs: number;
  /** End of the chapter, or start of the next one if it has no end. */
  endMs: number;
}

/** Kind of selection by pointer or key: toggle one chapter, extend up to it, or select all. */
export type TrackSelecting = 'toggle' | 'to' | 'all';

/** Callbacks of the chapter track. Stable, so that unchanged regions are not rendered again. */
export interface TrackActions {
  focus: (id: string, edge?: ChapterEdge) => void;
  /** Seeks to the chapter, on click or Enter. */
  open: (id: string) => void;
  /** Selects on Ctrl+click, Shift+click and the keys of a listbox; focuses the chapter. */
  select: (id: string, how: TrackSelecting) => void;
  /** Opens the menu of a chapter at a position in the window, on right click, Shift+F10 or the menu key. */
  openMenu: (id: string, position: { left: number; top: number }) => void;
  /** Opens the title for editing, on a double-click. */
  editTitle: (id: string) => void;
  beginDrag: (id: string, part: DragPart) => void;
  /**
   * Moves the dragged edge. `isFree` turns snapping off and moves only one side of a shared boundary; `isAtOrigin` is
   * true at the original position.
   */
  drag: (ms: number, how: { isFree: boolean; isAtOrigin: boolean; msPerPixel: number }) => void;
  /** Ends the drag; commits the change or reverts it. */
  endDrag: (isCommitted: boolean) => void;
  nudge: (id: string, edge: ChapterEdge, byMs: number, isRepeat: boolean) => void;
}
