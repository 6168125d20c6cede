import { type SaveOutcome } from '../../../state/sync/saveEdits';
import { type SaveStep } from './planSave';
import { failureMessage, type SaveCounts } from './saveMessages';

/** Problems that every following request would run into as well. */
const FATAL_CODES = new Set(['network', 'unauthorized', 'aborted']);

interface SendOptions {
  /** Sends one step. */
  send: (step: SaveStep) => Promise<SaveOutcome>;
  onFailed: (step: SaveStep, reason: string) => void;
  /** Called after a row's final step was sent; `storedId` is the id of a created row. */
  onSent: (step: SaveStep, storedId: string, isQueued: boolean) => void;
  /** True when the row itself changed, not only its order index. */
  isChanged: (rowId: string) => boolean;
}

export interface SendResult {
  failed: readonly SaveStep[];
  counts: SaveCounts;
  /** True when a row is stored on this device but not sent yet. */
  isAnyQueued: boolean;
  /** True when the failure is announced elsewhere: the session ended, or the request was aborted. */
  isSilentFailure: boolean;
}

/**
 * Sends the steps of a save one by one. A failed row's further steps are skipped; after a fatal problem, the remaining
 * rows fail without being sent.
 */
export async function sendSteps(
  steps: readonly SaveStep[],
  { send, onFailed, onSent, isChanged }: SendOptions,
): Promise<SendResult> {
  const failed: SaveStep[] = [];
  const counts = { created: 0, changed: 0, removed: 0 };
  let isAnyQueued = false;
  let isSilentFailure = false;
  let fatalReason: string | null = null;
  const fail = (step: SaveStep, reason: string) => {
    failed.push(step);
    onFailed(step, reason);
  };
  for (const step of steps) {
    const { rowId, edit, isTemporary } = step;
    if (failed.some((other) => other.rowId === rowId)) continue;
    if (fatalReason !== null) {
      fail(step, fatalReason);
      continue;
    }
    const outcome = await send(step);
    if (!outcome.ok) {
      const reason = failureMessage(outcome.problem, step);
      if (FATAL_CODES.has(outcome.problem.code)) {
        fatalReason = reason;
        isSilentFailure = outcome.problem.code !== 'network';
      }
      fail(step, reason);
      continue;
    }
    if (isTemporary) continue;
    const isQueued = 'queued' in outcome && outcome.queued === true;
    isAnyQueued ||= isQueued;
    onSent(step, edit.action === 'create' ? (outcome.id ?? rowId) : rowId, isQueued);
    if (edit.action === 'create') counts.created += 1;
    else if (edit.action === 'remove') counts.removed += 1;
    else if (isChanged(rowId)) counts.changed += 1;
  }
  return { failed, counts, isAnyQueued, isSilentFailure };
}
