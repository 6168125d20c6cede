import { type Problem } from '../../domain/problem';
import { type Edit } from './edit';
import { type Fields } from './editFields';
import { type EntryBase } from './outboxEntry';

/** An edit as the person made it. */
export interface EditDraft {
  /** Unique; also its idempotency key. */
  id: string;
  edit: Edit;
  temporaryId: string | null;
  within: readonly string[];
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
      drafts: readonly EditDraft[];
      now: number;
      /** They put back what earlier edits changed: one that was not carried out is taken out instead. */
      isUndo?: boolean;
    }
  /** This tab alone sends from now on: what was on its way is in doubt. */
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
  | { type: 'refused'; id: string; problem: Problem; now: number; random: number }
  | { type: 'lookedUp'; id: string; found: LookUpResult }
  | { type: 'aged'; id: string }
  | { type: 'signedIn'; userId: string }
  | { type: 'reachable' }
  /** The person requests all of it now: no attempt that failed is put off any longer. */
  | { type: 'sendRequested' }
  /** The person was notified that these are saved here. */
  | { type: 'savedLocally'; ids: readonly string[] }
  /** The form holds what these carry, and goes on. */
  | { type: 'withdrawn'; ids: readonly string[] }
  | { type: 'retried'; id: string }
  /** A record that is gone is made anew by the first of these; null: it has no id of its own. */
  | {
      type: 'recreated';
      id: string;
      drafts: readonly EditDraft[];
      deletedId: string | null;
      now: number;
    }
  | { type: 'resolved'; id: string; choices: Readonly<Record<string, 'mine' | 'theirs'>> }
  | { type: 'discarded'; id: string };
