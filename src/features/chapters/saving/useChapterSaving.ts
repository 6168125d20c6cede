import { useEffect, useRef, useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { firstProblem, problemsIn, type EditedChapter } from '../../../domain/chapters/chapterList';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { unsavedChangesOf, replaceChapterId } from '../edits/workingCopy';
import { planSave } from './planSave';
import { successMessage, failureTitle } from './saveMessages';
import { sendSteps } from './sendSteps';
import { type ChapterEditActions } from '../edits/useChapterEdits';

/** Outcome of a row's last save. */
export interface RowState {
  kind: 'saving' | 'saved' | 'queued' | 'failed';
  /** Reason to show for a failed row. */
  reason: string | null;
}

/** Title and reasons of the alert after a failed save. */
export interface SaveFailures {
  title: string;
  reasons: readonly { rowId: string; title: string; reason: string }[];
}

interface ChapterSavingOptions {
  mediaId: string;
  durationMs: number | null;
  work: ChapterEditActions;
  /** Called when a temporary id is replaced by the stored one. */
  onIdReplaced: (from: string, to: string) => void;
}

const emptySent: ReadonlyMap<string, EditedChapter | null> = new Map();
const noAnnouncement = { done: null, failed: null };
/** The changed rows that may not be sent, with their reasons. */
function invalidRows(
  chapters: readonly EditedChapter[],
  isChanged: (rowId: string) => boolean,
  durationMs: number | null,
): SaveFailures['reasons'] {
  return chapters.flatMap((chapter) => {
    if (!isChanged(chapter.id)) return [];
    const reason = firstProblem(problemsIn(chapters, chapter, durationMs));
    return reason === null ? [] : [{ rowId: chapter.id, title: chapter.title, reason }];
  });
}

/** Sends changed rows one by one. A failed row keeps its change and gets a reason. */
export function useChapterSaving({
  mediaId,
  durationMs,
  work,
  onIdReplaced,
}: ChapterSavingOptions) {
  const dispatch = useConsoleDispatch();
  const [rows, setRows] = useState<ReadonlyMap<string, RowState>>(new Map());
  const [failures, setFailures] = useState<SaveFailures | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [sent, setSent] = useState(emptySent);
  const isBusy = useRef(false);
  useEffect(() => {
    // The stored chapters are current by now, so the changes themselves leave out the saved rows.
    if (!isSaving) setSent(emptySent);
  }, [isSaving]);

  const save = async (): Promise<void> => {
    const { base, history } = work.get();
    const changes = unsavedChangesOf(work.get());
    if (isBusy.current || changes.rows.size + changes.removed.length === 0) return;
    const chapters = history.present;
    const titleOf = (id: string) =>
      [...chapters, ...base].find((chapter) => chapter.id === id)?.title ?? '';
    const states = new Map<string, RowState>();
    const show = (id: string, kind: RowState['kind'], reason: string | null = null) => {
      states.set(id, { kind, reason });
      setRows(new Map(states));
    };

    const isChanged = (rowId: string) => changes.rows.has(rowId);
    const invalid = invalidRows(chapters, isChanged, durationMs);
    const steps = planSave(mediaId, base, chapters, new Set(invalid.map(({ rowId }) => rowId)));
    /** Groups all requests of this save as one step of the history. */
    const saveId = nanoid();
    isBusy.current = true;
    setIsSaving(true);
    work.setIsRebasePaused(true);
    setFailures(null);
    steps.forEach(({ rowId }) => states.set(rowId, { kind: 'saving', reason: null }));
    setRows(new Map(states));

    const reasons = [...invalid];
    const { failed, counts, isAnyQueued, isSilentFailure } = await sendSteps(steps, {
      send: ({ edit }) => dispatch(saveEdits([edit], noAnnouncement, { step: saveId })),
      isChanged,
      onFailed({ rowId }, reason) {
        reasons.push({ rowId, title: titleOf(rowId), reason });
        show(rowId, 'failed', reason);
      },
      onSent({ rowId }, storedId, isQueued) {
        const chapter = chapters.find(({ id }) => id === rowId) ?? null;
        if (storedId !== rowId) {
          work.put(replaceChapterId(work.get(), rowId, storedId));
          states.delete(rowId);
          onIdReplaced(rowId, storedId);
        }
        show(storedId, isQueued ? 'queued' : 'saved');
        setSent((previous) => new Map(previous).set(storedId, chapter));
      },
    });

    if (reasons.length > 0 && !isSilentFailure)
      setFailures({ title: failureTitle(failed), reasons });
    if (counts.created + counts.changed + counts.removed > 0 && reasons.length === 0) {
      const message = isAnyQueued
        ? 'Saved on this device. It will be sent when the network is back.'
        : successMessage(counts);
      announceOutcome(dispatch, null, { done: message, failed: null });
    }
    isBusy.current = false;
    setIsSaving(false);
    work.setIsRebasePaused(false);
  };

  return { save, rows, sent, failures, isSaving, dismissFailures: () => setFailures(null) };
}
