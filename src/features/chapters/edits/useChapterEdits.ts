import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Chapter } from '../../../domain/chapters/chapter';
import { type ChapterCommand } from '../../../domain/chapters/chapterCommand';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { redoEdit, undoEdit } from '../../../domain/chapters/undoHistory';
import {
  changesOf,
  countChanges,
  doCommand,
  editedOf,
  receiveStored,
  resumeWork,
  startWork,
  type ChapterWork,
} from './chapterEdits';
import { useKeptWork } from './useChapterDraft';

interface Given {
  personId: string;
  mediaId: string;
  /** Null before they were read. */
  stored: readonly Chapter[] | null;
  /** Whether they were asked for and answered, with success or not. */
  isRead: boolean;
  durationMs: number | null;
}

export interface HowDone {
  /** For undo: 'Move start'. */
  label: string;
  /** Changes of one gesture are one step. */
  gesture?: string;
  /** What the command is done to, where that isn't the present. */
  from?: ChapterList;
}

/** The chapters of one recording on the table: every change is a command, and can be undone. */
export function useChapterWork(given: Given) {
  const { personId, mediaId, stored, isRead, durationMs } = given;
  const [work, setWork] = useState<ChapterWork>(() => startWork([]));
  const [isHeld, setIsHeld] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  /** What the next command is done to, also within one event. */
  const latest = useRef(work);
  const drafts = useKeptWork(personId, mediaId, work);
  const storedList = useMemo(() => (stored ?? []).map(editedOf), [stored]);

  const put = useCallback((next: ChapterWork) => {
    latest.current = next;
    setWork(next);
  }, []);

  useEffect(() => {
    // While rows are being sent, what is stored is half of the one and half of the other.
    if (isHeld || (stored === null && !isRead)) return;
    const kept = hasBegun ? null : drafts.read();
    if (kept === null) {
      put(hasBegun ? receiveStored(latest.current, storedList) : startWork(storedList));
    } else {
      put(resumeWork(kept.chapters, kept.base, startWork(storedList).base));
      setIsRestored(true);
    }
    setHasBegun(true);
  }, [stored, storedList, isRead, isHeld, hasBegun, drafts, put]);

  const changes = useMemo(() => changesOf(work), [work]);
  const isDirty = countChanges(changes) > 0;
  useEffect(() => {
    if (hasBegun && !isDirty) {
      drafts.clear();
      setIsRestored(false);
    }
  }, [hasBegun, isDirty, drafts]);

  const limits = useRef(durationMs);
  useEffect(() => {
    limits.current = durationMs;
  }, [durationMs]);

  const [actions] = useState(() => ({
    /** Answers why the command was not done, in words; null when it was. */
    run(command: ChapterCommand, how: HowDone): string | null {
      const done = doCommand(latest.current, command, { ...how, durationMs: limits.current });
      put(done.work);
      return done.refused;
    },
    undo: () => put({ ...latest.current, history: undoEdit(latest.current.history) }),
    redo: () => put({ ...latest.current, history: redoEdit(latest.current.history) }),
    /** Back to what is stored. */
    discard: () => put(startWork(latest.current.base)),
    get: () => latest.current,
    put,
    setIsHeld,
  }));
  return { work, chapters: work.history.present, changes, isDirty, isRestored, actions };
}

export type WorkActions = ReturnType<typeof useChapterWork>['actions'];
