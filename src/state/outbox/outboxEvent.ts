import { type Problem } from '../../domain/problem';
import { type Edit } from './edit';
import { type Fields } from './editFields';
import { type EntryBase } from './outboxEntry';

/** An edit to be queued, with the data that its entry stores. */
export interface NewEdit {
  /** Unique id, also used as the idempotency key. */
  id: string;
  edit: Edit;
  temporaryId: string | null;
  /** Keys of the parent records. */
  parentKeys: readonly string[];
  base: EntryBase | null;
  /** True for a creation that may have been carried out already. */
  isDoubtful?: boolean;
}

/** Result of looking up the record that an entry writes. */
export type LookUpResult =
  | { kind: 'record'; fields: Fields; updatedAt: string | null }
  /** The record made by a creation whose response was lost. */
  | { kind: 'made'; realId: string | null }
  /** A similar record exists after a creation whose response was lost. */
  | { kind: 'unsure' }
  | { kind: 'nothing' };

/** Every event of an outbox. `now` in epoch milliseconds, `random` from 0 to 1. */
export type OutboxEvent =
  | {
      type: 'queued';
      newEdits: readonly NewEdit[];
      now: number;
      /** True for edits that undo earlier ones: an earlier edit that was not carried out is removed instead. */
      isUndo?: boolean;
    }
  /** This tab became the leader; edits that were in flight are in doubt. */
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
  /** A call for the entry failed: its look-up, or its sending with a response other than a success. */
  | { type: 'callFailed'; id: string; problem: Problem; now: number; random: number }
  | { type: 'lookedUp'; id: string; found: LookUpResult }
  /** A destructive edit has become so old that the person must confirm it. */
  | { type: 'confirmationRequired'; id: string }
  | { type: 'signedIn'; userId: string }
  | { type: 'reachable' }
  /** The person requested sending: the back-off of failed attempts ends. */
  | { type: 'sendRequested' }
  /** The person was told that these edits are saved on this device. */
  | { type: 'savedLocally'; ids: readonly string[] }
  /** Rolls these edits back: the form still holds their values and shows the refusal. */
  | { type: 'rolledBack'; ids: readonly string[] }
  | { type: 'retried'; id: string }
  /** Recreates the deleted record that the entry `id` was to change. */
  | {
      type: 'recreated';
      id: string;
      /** The creation of the record comes first. */
      newEdits: readonly NewEdit[];
      /** Previous id of the record; null for a translation, which has no id of its own. */
      deletedId: string | null;
      now: number;
    }
  | { type: 'resolved'; id: string; choices: Readonly<Record<string, 'mine' | 'theirs'>> }
  | { type: 'discarded'; id: string };
