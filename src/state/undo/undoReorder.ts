import { type Problem } from '../../domain/problem';
import { type AnyDispatch } from '../api/anyDispatch';
import { type Edit } from '../outbox/edit';
import { saveEdits } from '../sync/saveEdits';
import { type RunResult } from '../../platform/concurrencyPool';
import { type RootState } from '../select/rootState';
import { isReordering } from '../history/describeEdit';
import { type HistoryEntry } from '../history/historySlice';
import { isStillApplied } from '../sync/inverseOf';

const NO_MESSAGES = { done: null, failed: null };

type Entries = readonly HistoryEntry[];

/** True for a step that reordered several sections. */
export const isReorder = (entries: Entries): boolean =>
  entries.length > 1 && entries.every(({ edit }) => isReordering(edit));

/**
 * Restores an order of sections as a whole, in one save, because restoring only some positions would create a different
 * order. A no-op when any section has moved since.
 */
export const undoReorder =
  (entries: Entries) =>
  async (
    dispatch: AnyDispatch,
    getState: () => RootState,
  ): Promise<RunResult<HistoryEntry, Problem>> => {
    const isThere = ({ inverse }: HistoryEntry) =>
      inverse !== null && isStillApplied(getState(), inverse);
    const open = entries.filter((entry) => !isThere(entry));
    if (open.some(({ edit }) => !isStillApplied(getState(), edit))) {
      return { done: [], failed: [], notStarted: [] };
    }
    const inverses = open.flatMap(({ inverse }): Edit[] => (inverse === null ? [] : [inverse]));
    const saved = await dispatch(saveEdits(inverses, NO_MESSAGES, { isUndo: true }));
    if (saved.ok) return { done: [...entries], failed: [], notStarted: [] };
    const failed = open.slice(saved.sent);
    return {
      done: entries.filter((entry) => !failed.includes(entry)),
      failed: failed.map((item) => ({ item, failure: saved.problem })),
      notStarted: [],
    };
  };
