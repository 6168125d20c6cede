import { useEffect, useRef, useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { firstProblem, problemsIn, type EditedChapter } from '../../../domain/chapters/chapterList';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { changesOf, renameChapter } from '../edits/chapterEdits';
import { planSave, type SaveStep } from './planSave';
import { doneWords, failedTitle, failedWords } from './saveMessages';
import { type WorkActions } from '../edits/useChapterEdits';

/** How a row fared when it was saved. */
export interface RowState {
  kind: 'saving' | 'saved' | 'queued' | 'failed';
  /** Why it failed, in words to show. */
  reason: string | null;
}

/** What an alert says about rows that were not stored. */
export interface SaveFailures {
  title: string;
  reasons: readonly { rowId: string; title: string; reason: string }[];
}

interface Given {
  mediaId: string;
  durationMs: number | null;
  work: WorkActions;
  /** The row is known by another id from now on. */
  onRenamed: (from: string, to: string) => void;
}

const noneSent: ReadonlyMap<string, EditedChapter | null> = new Map();
const silent = { done: null, failed: null };
/** Nothing that follows would fare better. */
const endings = new Set(['network', 'unauthorized', 'aborted']);

/** Sends what changed, row by row: what fails keeps its change and says why. */
export function useChapterSaving({ mediaId, durationMs, work, onRenamed }: Given) {
  const dispatch = useConsoleDispatch();
  const [rows, setRows] = useState<ReadonlyMap<string, RowState>>(new Map());
  const [failures, setFailures] = useState<SaveFailures | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [sent, setSent] = useState(noneSent);
  const isBusy = useRef(false);
  useEffect(() => {
    // With what is stored taken in by now, the changes themselves are less these rows.
    if (!isSaving) setSent(noneSent);
  }, [isSaving]);

  const save = async (): Promise<void> => {
    const { base, history } = work.get();
    const changes = changesOf(work.get());
    if (isBusy.current || changes.rows.size + changes.removed.length === 0) return;
    const chapters = history.present;
    const titleOf = (id: string) =>
      [...chapters, ...base].find((chapter) => chapter.id === id)?.title ?? '';
    const states = new Map<string, RowState>();
    const show = (id: string, kind: RowState['kind'], reason: string | null = null) => {
      states.set(id, { kind, reason });
      setRows(new Map(states));
    };

    const broken = chapters.flatMap((chapter) => {
      if (!changes.rows.has(chapter.id)) return [];
      const reason = firstProblem(problemsIn(chapters, chapter, durationMs));
      return reason === null ? [] : [{ rowId: chapter.id, title: chapter.title, reason }];
    });
    const heldBack = new Set(broken.map(({ rowId }) => rowId));
    const steps = planSave(mediaId, base, chapters, heldBack);
    /** All of it is one step of the history. */
    const saveId = nanoid();
    isBusy.current = true;
    setIsSaving(true);
    work.setIsHeld(true);
    setFailures(null);
    steps.forEach(({ rowId }) => states.set(rowId, { kind: 'saving', reason: null }));
    setRows(new Map(states));

    const reasons = [...broken];
    const failed: SaveStep[] = [];
    const counts = { created: 0, changed: 0, removed: 0 };
    let isAnyQueued = false;
    let isSilentEnd = false;
    let ending: string | null = null;
    for (const step of steps) {
      const { rowId, edit, isDetour } = step;
      if (failed.some((other) => other.rowId === rowId)) continue;
      const outcome =
        ending === null
          ? await dispatch(saveEdits([edit], silent, { step: saveId }))
          : ({ ok: false } as const);
      if (!outcome.ok) {
        const reason: string =
          'problem' in outcome ? failedWords(outcome.problem, step) : (ending ?? '');
        if ('problem' in outcome && endings.has(outcome.problem.code)) {
          ending = reason;
          isSilentEnd = outcome.problem.code !== 'network';
        }
        failed.push(step);
        reasons.push({ rowId, title: titleOf(rowId), reason });
        show(rowId, 'failed', reason);
        continue;
      }
      if (isDetour) continue;
      const asSent = chapters.find((chapter) => chapter.id === rowId) ?? null;
      const isQueued = 'queued' in outcome && outcome.queued === true;
      isAnyQueued ||= isQueued;
      const { id } = outcome;
      if (edit.kind === 'chapter created' && id !== null && id !== rowId) {
        work.put(renameChapter(work.get(), rowId, id));
        states.delete(rowId);
        onRenamed(rowId, id);
        show(id, isQueued ? 'queued' : 'saved');
        setSent((known) => new Map(known).set(id, asSent));
      } else {
        show(rowId, isQueued ? 'queued' : 'saved');
        setSent((known) => new Map(known).set(rowId, asSent));
      }
      if (edit.kind === 'chapter created') counts.created += 1;
      else if (edit.kind === 'chapter removed') counts.removed += 1;
      else if (changes.rows.has(rowId)) counts.changed += 1;
    }

    if (reasons.length > 0 && !isSilentEnd) setFailures({ title: failedTitle(failed), reasons });
    if (counts.created + counts.changed + counts.removed > 0 && reasons.length === 0) {
      const words = isAnyQueued
        ? 'Saved on this device. It will be sent when the network is back.'
        : doneWords(counts);
      announceOutcome(dispatch, null, { done: words, failed: null });
    }
    isBusy.current = false;
    setIsSaving(false);
    work.setIsHeld(false);
  };

  return { save, rows, sent, failures, isSaving, dismissFailures: () => setFailures(null) };
}
