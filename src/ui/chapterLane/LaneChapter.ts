import { type ChapterEdge, type DragPart } from '../../domain/chapters/chapterDrag';

/** A chapter as a block over the sound. */
export interface LaneChapter {
  id: string;
  title: string;
  startMs: number;
  /** Where it ends for a listener. */
  endMs: number;
}

/** What a hand or a key does on the lane. Stable, so that blocks that did not change stay as they are. */
export interface LaneActions {
  focus: (id: string, edge?: ChapterEdge) => void;
  /** A click or Enter: go there. */
  open: (id: string) => void;
  beginDrag: (id: string, part: DragPart) => void;
  /**
   * To a time; `isFree`: without snapping; `isHome`: where it was taken from. One pixel is
   * `msPerPixel` wide.
   */
  drag: (ms: number, how: { isFree: boolean; isHome: boolean; msPerPixel: number }) => void;
  /** Kept, or taken back. */
  endDrag: (isKept: boolean) => void;
  nudge: (id: string, edge: ChapterEdge, byMs: number, isHeld: boolean) => void;
}
