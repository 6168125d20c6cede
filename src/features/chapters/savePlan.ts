import { type SaveWords } from '../../state/announceOutcome';
import { type AnyDispatch } from '../../state/outbox/deliverEdit';
import { saveEdits, type SaveOutcome } from '../../state/outbox/saveEdits';
import { type ChapterPlan } from './planEdits';

/** Sends what the person did; the ranks that it moved follow once it is stored. */
export const savePlan =
  ({ edit, ranks }: ChapterPlan, words: SaveWords) =>
  async (dispatch: AnyDispatch): Promise<SaveOutcome> => {
    const outcome: SaveOutcome =
      edit === null ? { ok: true, id: null } : await dispatch(saveEdits([edit], words));
    if (outcome.ok && ranks.length > 0) {
      await dispatch(saveEdits(ranks, { done: null, failed: 'Failed to update chapter' }));
    }
    return outcome;
  };
