import { type ChapterEdge, type DragPart } from '../../domain/chapters/chapterDrag';

/** Chapter as a region of the chapter track. */
export interface TrackChapter {
  id: string;
  /** Stays the same when the id is replaced by the stored one. */
  key: string;
  title: string;
  startMs: number;
  /** End of the chapter, or start of the next one if it has no end. */
  endMs: number;
}

/** The way a press or a key selects: one chapter in or out, all up to it, or every one. */
export type TrackSelecting = 'toggle' | 'to' | 'all';

/** Callbacks of the chapter track. They are stable, so that unchanged regions are not rendered again. */
export interface TrackActions {
  focus: (id: string, edge?: ChapterEdge) => void;
  /** Seeks to the chapter, on click or Enter. */
  open: (id: string) => void;
  /** Selects, on a click with Ctrl or Shift and by the keys of a list; the chapter gets the focus. */
  select: (id: string, how: TrackSelecting) => void;
  /** Opens the menu of a chapter at a position in the window, on a right click, Shift+F10 and the menu key. */
  openMenu: (id: string, position: { left: number; top: number }) => void;
  /** Opens the title for editing, on a double-click. */
  editTitle: (id: string) => void;
  beginDrag: (id: string, part: DragPart) => void;
  /**
   * Moves the dragged edge. `isFree` turns snapping off and moves one side of a boundary alone; `isAtOrigin` is true at
   * the original position.
   */
  drag: (ms: number, how: { isFree: boolean; isAtOrigin: boolean; msPerPixel: number }) => void;
  /** Ends the drag; the change is kept or undone. */
  endDrag: (isCommitted: boolean) => void;
  nudge: (id: string, edge: ChapterEdge, byMs: number, isRepeat: boolean) => void;
}
