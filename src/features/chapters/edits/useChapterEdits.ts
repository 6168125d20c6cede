import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Chapter } from '../../../domain/chapters/chapter';
import { type ChapterCommand } from '../../../domain/chapters/chapterCommand';
import { toEditedChapter, type ChapterList } from '../../../domain/chapters/chapterList';
import { redoEdit, undoEdit } from '../../../domain/chapters/undoHistory';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectAliases } from '../../../state/outbox/outboxSlice';
import { storedIds, withStoredIds } from './chapterIds';
import {
  unsavedChangesOf,
  countChanges,
  applyToWorkingCopy,
  rebaseWorkingCopy,
  rebaseDraft,
  replaceChapterIds,
  createWorkingCopy,
  discardChanges,
  type WorkingCopy,
} from './workingCopy';
import { useChapterDraft } from './useChapterDraft';
import { withTypedCell, type TypedCell } from './typedCell';

interface ChapterEditsOptions {
  personId: string;
  mediaId: string;
  /** Null until loaded. */
  stored: readonly Chapter[] | null;
  /** True once the request has settled, successfully or not. */
  hasLoaded: boolean;
  durationMs: number | null;
}

export interface EditOptions {
  /** Label of the undo step, as in 'Move start'. */
  label: string;
  /** Edits with the same gesture merge into one undo step. */
  gesture?: string;
  /** Chapters that the command applies to instead of the present ones. */
  from?: ChapterList;
}

/** Text of the open field while its chapter exists, and the working copy with that text applied. */
function useTypedCell(work: WorkingCopy, durationMs: number | null) {
  const [last, setTyped] = useState<TypedCell | null>(null);
  const isThere = work.history.present.some(({ id }) => id === last?.id);
  const typed = isThere ? last : null;
  const workAsTyped = useMemo(
    () => withTypedCell(work, typed, durationMs),
    [work, typed, durationMs],
  );
  return { typed, setTyped, workAsTyped };
}

/** Working copy of a recording's chapters: every change is an undoable command. */
export function useChapterEdits(given: ChapterEditsOptions) {
  const { personId, mediaId, stored, hasLoaded, durationMs } = given;
  const [work, setWork] = useState<WorkingCopy>(() => createWorkingCopy([]));
  const [isRebasePaused, setIsRebasePaused] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [isInitialised, setHasBegun] = useState(false);
  /** Latest working copy without waiting for a render, for several commands within one event. */
  const latest = useRef(work);
  const { typed, setTyped, workAsTyped } = useTypedCell(work, durationMs);
  const drafts = useChapterDraft(personId, mediaId, workAsTyped);
  const storedList = useMemo(() => (stored ?? []).map(toEditedChapter), [stored]);
  const aliases = useConsoleSelector(selectAliases);

  const put = useCallback((next: WorkingCopy) => {
    latest.current = next;
    setWork(next);
  }, []);

  useEffect(() => {
    // While rows are being sent, the stored chapters are a mixture of old and new.
    if (isRebasePaused || (stored === null && !hasLoaded)) return;
    const draft = isInitialised ? null : drafts.read();
    const idsOf = (chapters: ChapterList) => storedIds(chapters, storedList, aliases);
    if (isInitialised) {
      const { current } = latest;
      const renamed = replaceChapterIds(current, idsOf(current.history.present));
      put(rebaseWorkingCopy(renamed, storedList));
    } else if (draft === null) {
      put(createWorkingCopy(storedList));
    } else {
      const ids = idsOf(draft.chapters);
      const base = withStoredIds(draft.base, ids);
      put(rebaseDraft(withStoredIds(draft.chapters, ids), base, storedList));
      setIsRestored(true);
    }
    setHasBegun(true);
  }, [stored, storedList, aliases, hasLoaded, isRebasePaused, isInitialised, drafts, put]);

  const changes = useMemo(() => unsavedChangesOf(work), [work]);
  const isDirty = countChanges(changes) > 0 || typed !== null;
  useEffect(() => {
    if (isInitialised && !isDirty) {
      drafts.clear();
      setIsRestored(false);
    }
  }, [isInitialised, isDirty, drafts]);

  const durationRef = useRef(durationMs);
  useEffect(() => {
    durationRef.current = durationMs;
  }, [durationMs]);

  const [actions] = useState(() => ({
    /** Returns the reason for a refusal; null when the command was applied. */
    run(command: ChapterCommand, options: EditOptions): string | null {
      const applied = applyToWorkingCopy(latest.current, command, {
        ...options,
        durationMs: durationRef.current,
      });
      put(applied.work);
      return applied.refused;
    },
    undo: () => put({ ...latest.current, history: undoEdit(latest.current.history) }),
    redo: () => put({ ...latest.current, history: redoEdit(latest.current.history) }),
    /** Reverts to the stored chapters, as one undo step. */
    discard: () => put(discardChanges(latest.current)),
    /** Records the open field's text; null when the field is closed or equals the chapter's value. */
    type: setTyped,
    get: () => latest.current,
    put,
    setIsRebasePaused,
  }));
  return { work, typed, chapters: work.history.present, changes, isRestored, actions };
}

export type ChapterEditActions = ReturnType<typeof useChapterEdits>['actions'];
