import { type Problem } from '../../domain/problem';
import { type Edit } from './edit';
import { type Fields } from './editFields';
import { type EntryBase } from './outboxEntry';

/** An edit to be queued, with what its entry stores of it. */
export interface NewEdit {
  /** Unique; also its idempotency key. */
  id: string;
  edit: Edit;
  temporaryId: string | null;
  /** Keys of the records that its record lies within. */
  parentKeys: readonly string[];
  base: EntryBase | null;
  /** True for a creation that may have been carried out already. */
  isDoubtful?: boolean;
}

/** Result of reading the record that an entry writes. */
export type LookUpResult =
  | { kind: 'record'; fields: Fields; updatedAt: string | null }
  /** The record that a creation made whose response was lost. */
  | { kind: 'made'; realId: string | null }
  /** A similar record exists after a creation whose response was lost. */
  | { kind: 'unsure' }
  | { kind: 'nothing' };

/** Everything that can happen to an outbox. `now` is epoch milliseconds, `random` is 0 to 1. */
export type OutboxEvent =
  | {
      type: 'queued';
      newEdits: readonly NewEdit[];
      now: number;
      /** True for edits that undo earlier ones: an earlier edit that was not carried out is taken out instead. */
      isUndo?: boolean;
    }
  /** This tab alone sends from now on: an edit that was in flight is in doubt. */
  | { type: 'leadTaken'; now: number }
  | { type: 'sendStarted'; id: string; isKeyed: boolean; now: number }
  | {
      type: 'acknowledged';
      id: string;
      /** Id of the created record. */
      realId: string | null;
      updatedAt: string | null;
    }
  | { type: 'responseLost'; id: string; problem: Problem; now: number; random: number }
  /** A call about the entry failed: its look-up, or its sending with a response that is not a success. */
  | { type: 'callFailed'; id: string; problem: Problem; now: number; random: number }
  | { type: 'lookedUp'; id: string; found: LookUpResult }
  /** A destructive edit has waited so long that the person confirms it before it is sent. */
  | { type: 'confirmationRequired'; id: string }
  | { type: 'signedIn'; userId: string }
  | { type: 'reachable' }
  /** The person has all edits sent now: the back-off of failed attempts ends. */
  | { type: 'sendRequested' }
  /** The person was notified that these edits are saved on this device. */
  | { type: 'savedLocally'; ids: readonly string[] }
  /** Rolls these edits back: the form still holds their values and shows the refusal. */
  | { type: 'rolledBack'; ids: readonly string[] }
  | { type: 'retried'; id: string }
  /** Creates a deleted record again, which the entry `id` was to change. */
  | {
      type: 'recreated';
      id: string;
      /** The creation of the record comes first. */
      newEdits: readonly NewEdit[];
      /** Former id of the record; null for a translation, which has no id of its own. */
      deletedId: string | null;
      now: number;
    }
  | { type: 'resolved'; id: string; choices: Readonly<Record<string, 'mine' | 'theirs'>> }
  | { type: 'discarded'; id: string };
