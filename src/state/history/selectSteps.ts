import { createSelector } from '@reduxjs/toolkit';
import { type MediaState } from '../model/mediaSlice';
import { idsIn } from '../outbox/recordKeys';
import { type Edit } from '../outbox/edit';
import { selectHistory, selectUndoneSteps, type HistoryEntry } from './historySlice';

/** Edits made as one step, oldest first. */
export interface HistoryStep {
  id: string;
  at: number;
  entries: HistoryEntry[];
  /** True when at least one of its edits can be undone. */
  canUndo: boolean;
  /** True when none of its edits has an inverse. */
  isFinal: boolean;
}

/** All steps, newest first. */
export const selectSteps = createSelector(selectHistory, (entries): HistoryStep[] => {
  const steps = new Map<string, HistoryEntry[]>();
  for (const entry of Object.values(entries)) {
    const stepEntries = steps.get(entry.step);
    if (stepEntries === undefined) steps.set(entry.step, [entry]);
    else stepEntries.push(entry);
  }
  return [...steps]
    .map(([id, stepEntries]) => ({
      id,
      at: stepEntries.reduce((last, { at }) => Math.max(last, at), 0),
      entries: stepEntries.sort((a, b) => a.at - b.at),
      canUndo: stepEntries.some(({ inverse, isUndone }) => inverse !== null && !isUndone),
      isFinal: stepEntries.every(({ inverse }) => inverse === null),
    }))
    .sort((a, b) => b.at - a.at);
});

/** Step that redo would restore, the one undone last; undefined when there is none. */
export const selectStepToRedo = createSelector(
  [selectSteps, selectUndoneSteps],
  (steps, undone): HistoryStep | undefined =>
    undone
      .map((id) => steps.find((step) => step.id === id))
      .findLast((step) => step?.entries.some(({ isUndone }) => isUndone) === true),
);

/** True when at least one edit of the step can still be undone. */
export const selectCanUndo = (state: Parameters<typeof selectSteps>[0], step: string | null) =>
  selectSteps(state).some(({ id, canUndo }) => canUndo && id === step);

/** True when the edit refers to the record by its id. */
export function concernsRecord(edit: Edit, id: string): boolean {
  return idsIn(edit).includes(id);
}

type StepsState = Parameters<typeof selectSteps>[0] & { media: MediaState };

const noIds: readonly string[] = [];

/** Steps that touched a record; for a section, also those of its recordings and their chapters. */
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
