import { useEffect, useRef, useState } from 'react';
import { type Playback } from '../../audio/playback';
import { type Chapter, type ChapterDraft } from '../../domain/chapter';
import { nextChapterName } from '../../domain/chapterNames';
import { chapterProblems, nextChapterStart, toSeconds } from '../../domain/chapterTimes';
import { type Media } from '../../domain/media';
import { isolate } from '../../domain/script';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks';
import { type SaveOutcome } from '../../state/outbox/saveEdits';
import { selectPerson } from '../../state/session/sessionSlice';
import { entryOf, placedOf, timeText, type ChapterEntry } from './chapterEntry';
import { type ChapterFormHandle } from './ChapterForm';
import { draftStore } from './draftStore';
import { draftFrom, planChange, planCreation, planRemoval } from './planEdits';
import { CANNOT_BE_EDITED } from './SaveFailure';
import { savePlan } from './savePlan';
import { type Edge } from './usePlayerKeys';

const created = { done: 'Chapter created successfully', failed: null };
const updated = { done: 'Chapter updated successfully', failed: null };
const deleted = { done: 'Chapter deleted successfully', failed: 'Failed to delete chapter' };

const EMPTY: ChapterEntry = { title: '', description: '', start: '', end: '' };

interface OpenForm {
  /** Null: of a new chapter. */
  chapterId: string | null;
  /** As it is stored, or proposed. */
  initial: ChapterEntry;
  /** As it was left behind. */
  kept: ChapterEntry | null;
}

interface Editing {
  media: Media;
  playback: Playback;
  /** By start. */
  chapters: readonly Chapter[];
  /** Whether the chapters were asked for and answered, with success or not. */
  isRead: boolean;
  durationMs: number | null;
}

/** What is open, focused and said in the editor of one recording's chapters, and what can be done. */
export function useChapterEditing(given: Editing) {
  const { media, playback, chapters, isRead, durationMs } = given;
  const dispatch = useConsoleDispatch();
  const personId = useConsoleSelector((state) => selectPerson(state)?.id ?? '');
  const [drafts] = useState(() => draftStore(personId, media.id));
  const [open, setOpen] = useState<OpenForm | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const form = useRef<ChapterFormHandle>(null);
  const isMarking = useRef(false);

  const chapterOf = (id: string | null) =>
    id === null ? undefined : chapters.find((chapter) => chapter.id === id);

  if (isRead && !isRestored) {
    setIsRestored(true);
    const kept = drafts.read();
    const chapter = chapterOf(kept?.chapterId ?? null);
    if (kept !== null) {
      const initial = chapter === undefined ? EMPTY : entryOf(chapter);
      // What was typed about a chapter that is gone becomes a new one.
      setOpen({ chapterId: chapter?.id ?? null, initial, kept: kept.entry });
      setFocusedId(chapter?.id ?? null);
    }
  }

  const close = () => {
    drafts.clear();
    setOpen(null);
    setIsDirty(false);
  };

  const show = (chapterId: string | null, initial: ChapterEntry) => {
    setNotice(null);
    setOpen({ chapterId, initial, kept: null });
    if (chapterId !== null) setFocusedId(chapterId);
  };

  const add = () => {
    if (durationMs === null) return;
    const startMs = nextChapterStart(durationMs, chapters.map(placedOf));
    const title = nextChapterName(chapters.length);
    show(null, { title, description: '', start: timeText(startMs), end: '' });
  };

  const edit = (chapter: Chapter) => {
    if (chapter.id === '') setNotice(CANNOT_BE_EDITED);
    else show(chapter.id, entryOf(chapter));
  };

  const save = async (draft: ChapterDraft): Promise<SaveOutcome> => {
    const chapter = chapterOf(open?.chapterId ?? null);
    const plan =
      chapter === undefined
        ? planCreation(chapters, media.id, draft)
        : planChange(chapters, chapter, draft);
    const words = chapter === undefined ? created : updated;
    const outcome = await dispatch(savePlan(plan, words));
    if (outcome.ok && chapter === undefined) setFocusedId(outcome.id);
    return outcome;
  };

  const remove = (chapter: Chapter) => {
    if (open?.chapterId === chapter.id) close();
    return dispatch(savePlan(planRemoval(chapters, chapter), deleted));
  };

  /** Puts one edge of a stored chapter to the playhead and saves it, when it fits there. */
  const moveEdge = async (edge: Edge, chapter: Chapter) => {
    if (chapter.id === '') return setNotice(CANNOT_BE_EDITED);
    if (isMarking.current) return;
    const at = Math.min(playback.positionMs(), durationMs ?? Infinity);
    const change =
      edge === 'start'
        ? { start_time_seconds: toSeconds(at) }
        : { end_time_seconds: toSeconds(at) };
    const moved = { ...chapter, ...change };
    const others = chapters.filter((other) => other.id !== chapter.id).map(placedOf);
    const span = { ...placedOf(moved), title: moved.title };
    const [problem] = Object.values(chapterProblems(span, others, durationMs));
    if (problem !== undefined) return setNotice(`${isolate(chapter.title)}: ${problem}`);
    setNotice(null);
    isMarking.current = true;
    const outcome = await dispatch(
      savePlan(planChange(chapters, chapter, draftFrom(moved)), updated),
    );
    isMarking.current = false;
    if (!outcome.ok) {
      const { code, detail, message } = outcome.problem;
      setNotice(
        code === 'not_found' ? CANNOT_BE_EDITED : `Failed to save chapter: ${detail ?? message}`,
      );
    }
  };

  /** Into the open form, else into the stored chapter that has the focus. */
  const mark = (edge: Edge) => {
    const chapter = chapterOf(focusedId);
    if (form.current !== null) {
      form.current.mark(edge, Math.min(playback.positionMs(), durationMs ?? Infinity));
    } else if (chapter !== undefined) {
      void moveEdge(edge, chapter);
    }
  };

  const goTo = (id: string) => {
    const chapter = chapterOf(id);
    setFocusedId(id);
    if (chapter !== undefined) playback.seek(placedOf(chapter).startMs);
  };

  const changed = (entry: ChapterEntry, hasChanges: boolean) => {
    setIsDirty(hasChanges);
    if (open === null) return;
    if (hasChanges) drafts.write({ chapterId: open.chapterId, entry });
    else drafts.clear();
  };

  const latest = useRef({ edit, moveEdge, goTo });
  useEffect(() => {
    latest.current = { edit, moveEdge, goTo };
  });
  /** The same functions for as long as the editor lives: rows that did not change are not drawn anew. */
  const [rowActions] = useState(() => ({
    focus: (id: string) => setFocusedId(id),
    goTo: (id: string) => latest.current.goTo(id),
    edit: (chapter: Chapter) => latest.current.edit(chapter),
    moveEdge: (edge: Edge, chapter: Chapter) => void latest.current.moveEdge(edge, chapter),
  }));

  return {
    ...{ form, open, isDirty, focusedId, notice },
    ...{ add, save, remove, mark, changed, close, rowActions },
    dismissNotice: () => setNotice(null),
  };
}

export type RowActions = ChapterEditing['rowActions'];
export type ChapterEditing = ReturnType<typeof useChapterEditing>;
