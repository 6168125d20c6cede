import { type Playback } from '../../../audio/playback/playback';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { type TimeViewStore } from '../../../ui/timeline/TimeViewStore';
import { type WorkActions } from '../edits/useChapterEdits';

export type CellField = 'title' | 'start' | 'end';

/** A switch of the editor. */
export interface Toggle {
  isOn: boolean;
  flip: () => void;
}

/** All that the commands of the editor read and do. */
export interface EditorContext {
  playback: Playback;
  /** Null while the length of the audio is not known. */
  view: TimeViewStore | null;
  durationMs: number | null;
  chapters: ChapterList;
  focused: EditedChapter | null;
  /** Which edge of the focused chapter the keys move. */
  edge: ChapterEdge;
  work: WorkActions;
  loop: Toggle;
  snapping: Toggle;
  following: Toggle;
  focus: (id: string, edge?: ChapterEdge) => void;
  goTo: (id: string) => void;
  add: () => void;
  /** Why no chapter can be added; null when one can. */
  whyNotAdd: string | null;
  remove: (id: string) => void;
  editCell: (id: string, field: CellField) => void;
  describe: (id: string) => void;
  audition: () => void;
  nudge: (byMs: number, isRepeated: boolean) => void;
  openShift: () => void;
  openKeys: () => void;
  /** What was not done, and why; null: nothing to say. */
  say: (text: string | null) => void;
}

/** A place in the audio that a chapter can have. */
export function playheadOf({ playback, durationMs }: EditorContext): number {
  return Math.min(playback.positionMs(), durationMs ?? Infinity);
}
