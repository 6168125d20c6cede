import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { firstProblem, problemsIn, type EditedChapter } from '../../../domain/chapters/chapterList';
import { lengthProblem, toSeconds } from '../../../domain/chapters/chapterTimes';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { isEditOf } from '../../../state/outbox/recordKeys';
import { saveEdits } from '../../../state/sync/saveEdits';
import {
  countChanges,
  markStored,
  unsavedChangesOf,
  replaceChapterIds,
  type WorkingCopy,
} from '../edits/workingCopy';
import { CreationAttempts } from './creationAttempts';
import { planSave, type SaveStep } from './planSave';
import { successMessage, failureTitle } from './saveMessages';
import { sendSteps } from './sendSteps';
import { allUnsavedChanges } from './allUnsavedChanges';
import { type ChapterEditActions } from '../edits/useChapterEdits';
import { type OpenCell } from '../commands/useRowActions';

/** Outcome of a row's last save. */
export interface RowState {
  kind: 'saving' | 'saved' | 'queued' | 'failed';
  /** Reason shown for a failed row. */
  reason: string | null;
}

/** Title and reasons of the alert after a failed save. */
export interface SaveFailures {
  title: string;
  reasons: readonly { rowId: string; title: string; reason: string }[];
  /** Open cell with the refused value that the alert is about; null when the alert is about the save. */
  cell: OpenCell | null;
}

/** Number of completed rows in the running save, and of all its rows. */
export interface SaveProgress {
  done: number;
  total: number;
}

interface ChapterSavingOptions {
  mediaId: string;
  durationMs: number | null;
  work: ChapterEditActions;
  /** Refused value typed into a cell, which blocks a save; null if there is none. */
  refusedCell: () => { id: string; cell: OpenCell; reason: string } | null;
}

const noAnnouncement = { done: null, failed: null };
const REFUSED_TITLE = 'Nothing was saved: correct this value first';

/** The changed rows that fail validation, with their reasons. */
function invalidRows(
  chapters: readonly EditedChapter[],
  isChanged: (rowId: string) => boolean,
  durationMs: number | null,
): SaveFailures['reasons'] {
  return chapters.flatMap((chapter) => {
    if (!isChanged(chapter.id)) return [];
    const reason =
      firstProblem(problemsIn(chapters, chapter, durationMs)) ?? lengthProblem(chapter, durationMs);
    return reason === null ? [] : [{ rowId: chapter.id, title: chapter.title, reason }];
  });
}

/** State of each row in the running or last save, and the progress of the running one. */
function useRowStates() {
  const [rows, setRows] = useState<ReadonlyMap<string, RowState>>(new Map());
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const begin = (steps: readonly SaveStep[], refused: SaveFailures['reasons']) => {
    const states = new Map<string, RowState>();
    refused.forEach(({ rowId, reason }) => states.set(rowId, { kind: 'failed', reason }));
    steps.forEach(({ rowId }) => states.set(rowId, { kind: 'saving', reason: null }));
    const total = states.size;
    const publish = () => {
      const done = [...states.values()].filter(({ kind }) => kind !== 'saving').length;
      setRows(new Map(states));
      setProgress({ done, total });
    };
    publish();
    return {
      show(id: string, kind: RowState['kind'], reason: string | null = null) {
        states.set(id, { kind, reason });
        publish();
      },
      rename(from: string) {
        states.delete(from);
      },
    };
  };
  return { rows, progress, begin, end: () => setProgress(null), reset: () => setRows(new Map()) };
}

/** Field values of an edit at the time of the local change, by API field name. */
function seenFields({ edit }: SaveStep, { seen }: WorkingCopy): object {
  const values = isEditOf(edit, 'chapter', 'update') ? seen.get(edit.ref.chapterId) : undefined;
  if (values === undefined) return {};
  const { startMs, endMs, ...texts } = values;
  return {
    ...texts,
    ...(startMs !== undefined && { start_time_seconds: toSeconds(startMs) }),
    ...(endMs !== undefined && {
      end_time_seconds: endMs === null ? null : toSeconds(endMs),
    }),
  };
}

/** Sends one step of a save; all steps of a save form one history step. */
function useSendStep(work: ChapterEditActions) {
  const dispatch = useConsoleDispatch();
  const [attempts] = useState(() => new CreationAttempts());
  return async (saveId: string, step: SaveStep) => {
    const { rowId, edit } = step;
    if (edit.action !== 'create') {
      const seen = () => seenFields(step, work.get());
      return dispatch(saveEdits([edit], noAnnouncement, { step: saveId, seen }));
    }
    const creation = attempts.next(rowId);
    const outcome = await dispatch(saveEdits([edit], noAnnouncement, { step: saveId, creation }));
    attempts.ended(rowId, outcome);
    return outcome;
  };
}

/** Saves again after a save during which another was requested: changes made meanwhile are not part of the first. */
function useSaveAgain(isSaving: boolean, save: () => Promise<void>) {
  const isWanted = useRef(false);
  const saveWanted = useEffectEvent(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    void save();
  });
  useEffect(() => {
    if (!isSaving) saveWanted();
  }, [isSaving]);
  return isWanted;
}

/** Sends changed rows one by one. A failed row keeps its change and receives a reason. */
export function useChapterSaving(options: ChapterSavingOptions) {
  const { mediaId, durationMs, work, refusedCell } = options;
  const dispatch = useConsoleDispatch();
  const states = useRowStates();
  const [failures, setFailures] = useState<SaveFailures | null>(null);
  const isBusy = useRef(false);
  const send = useSendStep(work);
  const isSaving = states.progress !== null;

  const save = async (): Promise<void> => {
    const { base, history } = work.get();
    const changes = unsavedChangesOf(work.get());
    const chapters = history.present;
    const titleOf = (id: string) =>
      [...chapters, ...base].find((chapter) => chapter.id === id)?.title ?? '';
    const refused = refusedCell();
    if (refused !== null) {
      const { id: rowId, cell, reason } = refused;
      const reasons = [{ rowId, title: titleOf(rowId), reason }];
      return setFailures({ title: REFUSED_TITLE, reasons, cell });
    }
    isAgainWanted.current = isBusy.current;
    const isAnyLeft = countChanges(allUnsavedChanges(work.get(), states.rows)) > 0;
    if (isBusy.current || !isAnyLeft) return;

    const isChanged = (rowId: string) => changes.rows.has(rowId);
    const reasons = [...invalidRows(chapters, isChanged, durationMs)];
    const excluded = new Set(reasons.map(({ rowId }) => rowId));
    const steps = planSave(mediaId, base, chapters, excluded);
    const saveId = nanoid();
    isBusy.current = true;
    work.setIsRebasePaused(true);
    setFailures(null);
    const { show, rename } = states.begin(steps, reasons);

    const { failed, counts, isAnyQueued, isSilentFailure } = await sendSteps(steps, {
      send: (step) => send(saveId, step),
      isChanged,
      onFailed({ rowId }, reason) {
        reasons.push({ rowId, title: titleOf(rowId), reason });
        show(rowId, 'failed', reason);
      },
      onSent({ rowId }, storedId, isQueued) {
        const chapter = chapters.find(({ id }) => id === rowId) ?? null;
        const named = replaceChapterIds(work.get(), new Map([[rowId, storedId]]));
        work.put(markStored(named, storedId, chapter));
        if (storedId !== rowId) rename(rowId);
        show(storedId, isQueued ? 'queued' : 'saved');
      },
    });

    if (reasons.length > 0 && !isSilentFailure)
      setFailures({ title: failureTitle(failed), reasons, cell: null });
    const isAnySent = counts.created + counts.changed + counts.removed > 0;
    // Edits stored on this device have already been announced as such.
    if (isAnySent && reasons.length === 0 && !isAnyQueued) {
      announceOutcome(dispatch, null, { done: successMessage(counts), failed: null });
    }
    // A refused or failed row is saved again only by hand.
    if (reasons.length > 0) isAgainWanted.current = false;
    isBusy.current = false;
    states.end();
    work.setIsRebasePaused(false);
  };

  const isAgainWanted = useSaveAgain(isSaving, save);

  return {
    save,
    rows: states.rows,
    progress: states.progress,
    failures,
    isSaving,
    dismissFailures: () => setFailures(null),
    /** Forgets the outcome of the last save, for instance when its changes are discarded. */
    reset() {
      setFailures(null);
      states.reset();
    },
  };
}
