import { nanoid } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { announceOutcome, type SaveWords } from '../announceOutcome';
import { deliverEdit, type AnyDispatch } from './deliverEdit';
import { type RootState } from '../store';
import { type Edit } from './edit';
import { editsRemembered } from '../history/historySlice';
import { historyOf } from '../history/historyOf';
import { editQueued, editSettled } from './outboxSlice';

export type SaveOutcome =
  | { ok: true; /** Of the last record made or changed. */ id: string | null }
  | { ok: false; problem: Problem; /** How many of the edits went through before. */ sent: number };

export interface SaveOptions {
  /** Edits of several calls that count as one step of the history. */
  step?: string;
  /** Puts something back: no step of its own. */
  isUndo?: boolean;
}

/**
 * The one door of all edits. They are shown at once, sent in order, and the first failure stops the
 * rest. Says the outcome once, in the given words.
 */
export const saveEdits =
  (edits: readonly Edit[], words: SaveWords, options: SaveOptions = {}) =>
  async (dispatch: AnyDispatch, getState: () => unknown): Promise<SaveOutcome> => {
    const state = getState() as RootState; // the one store there is
    const history = options.isUndo === true ? [] : historyOf(state, edits, options.step);
    const entries = edits.map((edit) => ({ id: nanoid(), edit }));
    entries.forEach((entry) => dispatch(editQueued(entry)));
    let sent = 0;
    let id: string | null = null;
    let problem: Problem | null = null;
    for (const entry of entries) {
      if (problem === null) {
        const delivery = await deliverEdit(dispatch, entry.edit);
        if (delivery.ok) {
          sent += 1;
          id = delivery.id;
        } else {
          problem = delivery.problem;
        }
      }
      dispatch(editSettled(entry.id));
    }
    if (sent > 0) dispatch(editsRemembered(history.slice(0, sent)));
    announceOutcome(dispatch, problem, words);
    return problem === null ? { ok: true, id } : { ok: false, problem, sent };
  };
