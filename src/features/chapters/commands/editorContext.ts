import { type Playback } from '../../../audio/playback/playback';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { type TimeViewStore } from '../../../ui/timeline/TimeViewStore';
import { type CellField } from '../edits/typedCell';
import { type ChapterEditActions } from '../edits/useChapterEdits';

/** On/off option of the editor. */
export interface Toggle {
  isOn: boolean;
  toggle: () => void;
}

/** The transcript beside the chapters, shown or not. */
export interface TranscriptToggle extends Toggle {
  /** True once the person switched it in this editor; false where it is as it was left. */
  wasToggled: boolean;
}

/** State and actions that the commands of the editor use. */
export interface EditorContext {
  playback: Playback;
  /** Null while the duration of the audio is unknown. */
  view: TimeViewStore | null;
  durationMs: number | null;
  /** Silent stretches by time; null while they are unknown. */
  pauses: readonly SpeechPause[] | null;
  chapters: ChapterList;
  focused: EditedChapter | null;
  /** The chapters that are selected as a whole; empty where it is less than two. */
  selected: ChapterList;
  /** Edge of the focused chapter that the keys move. */
  edge: ChapterEdge;
  work: ChapterEditActions;
  loop: Toggle;
  snapping: Toggle;
  following: Toggle;
  transcript: TranscriptToggle;
  focus: (id: string, edge?: ChapterEdge) => void;
  goTo: (id: string) => void;
  /** Selects the chapters from the focused one, or from where a selection began, to another, which gets the focus. */
  selectTo: (id: string) => void;
  /** Takes a chapter into the selection or out of it, and gives it the focus. */
  toggle: (id: string) => void;
  selectAll: () => void;
  endSelection: () => void;
  /** Gives a chapter the focus and ends a selection, as a press without Shift and Ctrl does. */
  pick: (id: string) => void;
  /** Ends a selection, and leaves the focused chapter out of the next one. */
  leaveRow: () => void;
  add: () => void;
  /** Reason no chapter can be added; null when one can. */
  addDisabledReason: string | null;
  remove: (id: string) => void;
  removeSelected: () => void;
  editCell: (id: string, field: CellField) => void;
  /** Opens the title of a chapter that was just made. */
  nameNew: (id: string) => void;
  describe: (id: string) => void;
  audition: () => void;
  nudge: (byMs: number, isRepeated: boolean) => void;
  openShift: () => void;
  openGoTo: () => void;
  openKeys: () => void;
  /** Shows why something was not done; null clears the notice. */
  showNotice: (text: string | null) => void;
  /** Reports what a command did that is hardly seen, with a way back where it is a step of the history. */
  showDone: (text: string, isUndoable?: boolean) => void;
  /** Reports where a chapter is that a new time has put past others, with a way back. */
  showMove: (before: ChapterList, id: string) => void;
}

/** Playhead in milliseconds, clamped to the duration of the audio. */
export function playheadOf({ playback, durationMs }: EditorContext): number {
  return Math.min(playback.positionMs(), durationMs ?? Infinity);
}
