import { createSelector } from '@reduxjs/toolkit';
import { type MediaState } from '../model/mediaSlice';
import { idsIn } from '../outbox/recordKeys';
import { type Edit } from '../outbox/edit';
import { selectHistory, selectUndoneSteps, type HistoryEntry } from './historySlice';

/** Edits that were made as one, newest first within the history. */
export interface HistoryStep {
  id: string;
  at: number;
  entries: HistoryEntry[];
  /** True when any of it can be undone. */
  canUndo: boolean;
  /** True when none of it can ever be put back. */
  isFinal: boolean;
}

/** All steps, the newest first. */
export const selectSteps = createSelector(selectHistory, (entries): HistoryStep[] => {
  const steps = new Map<string, HistoryEntry[]>();
  for (const entry of Object.values(entries)) {
    const made = steps.get(entry.step);
    if (made === undefined) steps.set(entry.step, [entry]);
    else made.push(entry);
  }
  return [...steps]
    .map(([id, made]) => ({
      id,
      at: made.reduce((last, { at }) => Math.max(last, at), 0),
      entries: made.sort((a, b) => a.at - b.at),
      canUndo: made.some(({ inverse, isUndone }) => inverse !== null && !isUndone),
      isFinal: made.every(({ inverse }) => inverse === null),
    }))
    .sort((a, b) => b.at - a.at);
});

/** The step that redo makes again, the one undone last; undefined where there is none. */
export const selectStepToRedo = createSelector(
  [selectSteps, selectUndoneSteps],
  (steps, undone): HistoryStep | undefined =>
    undone
      .map((id) => steps.find((step) => step.id === id))
      .findLast((step) => step?.entries.some(({ isUndone }) => isUndone) === true),
);

/** True for a step of which something can still be undone. */
export const selectCanUndo = (state: Parameters<typeof selectSteps>[0], step: string | null) =>
  selectSteps(state).some(({ id, canUndo }) => canUndo && id === step);

/** True for an edit that names a record by its id. */
export function concernsRecord(edit: Edit, id: string): boolean {
  return idsIn(edit).includes(id);
}

type StepsState = Parameters<typeof selectSteps>[0] & { media: MediaState };

const noIds: readonly string[] = [];

/** The steps that touched a record; of a section, those of its recordings and their chapters too. */
export const selectStepsOf = createSelector(
  [
    selectSteps,
    (_state: StepsState, id: string) => id,
    (state: StepsState, id: string) => state.media.lists[id]?.ids ?? noIds,
  ],
  (steps, id, mediaIds) => {
    const ids = [id, ...mediaIds];
    const isOf = ({ edit }: HistoryEntry) => ids.some((each) => concernsRecord(edit, each));
    return steps.filter(({ entries }) => entries.some(isOf));
  },
);
