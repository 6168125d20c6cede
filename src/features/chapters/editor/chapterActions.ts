import { type PlayedRange } from '../../../audio/playback/playRange';
import { effectiveEndOf } from '../../../domain/chapters/chapterList';
import { nextChapterName } from '../../../domain/chapters/chapterNames';
import { nextChapterStart } from '../../../domain/chapters/chapterTimes';
import { type EditorContext } from '../commands/editorContext';
import { countOf } from '../../../domain/text/count';
import { newChapterId } from '../edits/chapterIds';
import { noticeName } from '../edits/editorNotice';
import { moveTableFocus } from '../edits/rowFocus';

type ActionParts = Pick<
  EditorContext,
  | 'chapters'
  | 'durationMs'
  | 'endSelection'
  | 'focus'
  | 'pick'
  | 'playback'
  | 'selected'
  | 'showDone'
  | 'showNotice'
  | 'view'
  | 'work'
> & { playOnce: (range: PlayedRange) => void };

/** The proposed start is clamped to the end of the audio. */
const NO_LENGTH =
  'Less than 30 seconds were left: this chapter has no length. Give it an earlier start, or undo and split with B.';

/** Actions that affect focus, player or time view besides the chapters. */
export function chapterActions(parts: ActionParts) {
  const { chapters, durationMs, focus, playback, playOnce, view, work } = parts;
  const { selected, showDone, showNotice } = parts;
  const removeSelected = (): void => {
    const ids = new Set(selected.map(({ id }) => id));
    const refused = work.run({ kind: 'remove all', ids }, { label: 'Delete chapters' });
    if (refused !== null) return showNotice(refused);
    showDone(`Deleted ${countOf(ids.size, 'chapter')}.`, true);
    const last = chapters.findLastIndex(({ id }) => ids.has(id));
    const next = chapters[last + 1] ?? chapters.findLast(({ id }) => !ids.has(id));
    parts.endSelection();
    if (next !== undefined) focus(next.id);
  };
  return {
    goTo(id: string): void {
      const chapter = work.get().history.present.find((candidate) => candidate.id === id);
      parts.pick(id);
      moveTableFocus(id);
      if (chapter === undefined) return;
      playback.seek(chapter.startMs);
      view?.release();
      view?.reveal(chapter.startMs);
    },
    audition(id: string): void {
      const chapter = chapters.find((candidate) => candidate.id === id);
      const endMs = effectiveEndOf(chapters, id, durationMs);
      if (chapter === undefined || endMs === null) return;
      focus(id);
      playOnce({ startMs: chapter.startMs, endMs });
    },
    /** Removes a chapter; if it is part of the selection, removes all selected chapters. */
    remove(id: string): void {
      if (selected.some((chapter) => chapter.id === id)) return removeSelected();
      const index = chapters.findIndex((chapter) => chapter.id === id);
      const refused = work.run({ kind: 'remove', id }, { label: 'Delete' });
      if (refused !== null) return showNotice(refused);
      showDone(`Deleted ${noticeName(chapters, index)}.`, true);
      const next = chapters[index + 1] ?? chapters[index - 1];
      if (next !== undefined) focus(next.id);
    },
    removeSelected,
    /** Adds a chapter after the last one; returns its id, or null when refused. */
    add(): string | null {
      if (durationMs === null) return null;
      const id = newChapterId();
      const startMs = nextChapterStart(durationMs, chapters);
      const title = nextChapterName(chapters.length);
      const orderIndex = chapters.length;
      const chapter = { id, title, description: '', startMs, endMs: null, orderIndex };
      const refused = work.run({ kind: 'add', chapter }, { label: 'Add' });
      showNotice(refused);
      if (refused !== null) return null;
      if (startMs === durationMs) showNotice(NO_LENGTH);
      focus(id, 'start');
      view?.reveal(startMs);
      return id;
    },
  };
}
