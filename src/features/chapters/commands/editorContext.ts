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

/** Visibility of the transcript beside the chapters. */
export interface TranscriptToggle extends Toggle {
  /** True after the person switched the transcript in this editor; false while the stored setting applies. */
  wasToggled: boolean;
}

/** State and actions that the commands of the editor use. */
export interface EditorContext {
  playback: Playback;
  /** Null while the duration of the audio is unknown. */
  view: TimeViewStore | null;
  durationMs: number | null;
  /** Silent stretches in order of time; null while unknown. */
  pauses: readonly SpeechPause[] | null;
  chapters: ChapterList;
  focused: EditedChapter | null;
  /** Chapters of a multi-selection; empty when fewer than two are selected. */
  selected: ChapterList;
  /** Edge of the focused chapter that the arrow keys move. */
  edge: ChapterEdge;
  work: ChapterEditActions;
  loop: Toggle;
  snapping: Toggle;
  following: Toggle;
  transcript: TranscriptToggle;
  focus: (id: string, edge?: ChapterEdge) => void;
  goTo: (id: string) => void;
  /**
   * Extends the selection from its anchor (by default the focused chapter) to another chapter, which receives the
   * focus.
   */
  selectTo: (id: string) => void;
  /** Toggles a chapter's membership in the selection and focuses the chapter. */
  toggle: (id: string) => void;
  selectAll: () => void;
  endSelection: () => void;
  /** Focuses a chapter and ends the selection, like a press without Shift or Ctrl. */
  pick: (id: string) => void;
  /** Ends the selection and clears its anchor, so that the focused chapter is not part of the next one. */
  leaveRow: () => void;
  add: () => void;
  /** Reason why no chapter can be added; null when adding is possible. */
  addDisabledReason: string | null;
  remove: (id: string) => void;
  removeSelected: () => void;
  editCell: (id: string, field: CellField) => void;
  /** Opens the title cell of a newly created chapter. */
  nameNew: (id: string) => void;
  describe: (id: string) => void;
  audition: () => void;
  nudge: (byMs: number, isRepeated: boolean) => void;
  openShift: () => void;
  openGoTo: () => void;
  openKeys: () => void;
  /** Shows why an action was refused; null clears the notice. */
  showNotice: (text: string | null) => void;
  /** Reports an effect that is easy to overlook; offers undo when the effect is a step of the history. */
  showDone: (text: string, isUndoable?: boolean) => void;
  /** Reports the new position of a chapter that a changed time moved past others, with undo. */
  showMove: (before: ChapterList, id: string) => void;
}

/** Playhead in milliseconds, clamped to the duration of the audio. */
export function playheadOf({ playback, durationMs }: EditorContext): number {
  return Math.min(playback.positionMs(), durationMs ?? Infinity);
}
