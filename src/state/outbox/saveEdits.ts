import { nanoid } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { announceOutcome, type SaveWords } from '../announceOutcome';
import { deliverEdit, type AnyDispatch } from './deliverEdit';
import { type Edit } from './edit';
import { editQueued, editSettled } from './outboxSlice';

export type SaveOutcome =
  | { ok: true; /** Of the last record made or changed. */ id: string | null }
  | { ok: false; problem: Problem; /** How many of the edits went through before. */ sent: number };

/**
 * The one door of all edits. They are shown at once, sent in order, and the first failure stops the
 * rest. Says the outcome once, in the given words.
 */
export const saveEdits =
  (edits: readonly Edit[], words: SaveWords) =>
  async (dispatch: AnyDispatch): Promise<SaveOutcome> => {
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
    announceOutcome(dispatch, problem, words);
    return problem === null ? { ok: true, id } : { ok: false, problem, sent };
  };
