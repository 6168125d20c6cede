import { type Problem } from '../../domain/problem';
import { type SaveState } from '../../domain/forms/saveState';
import { type Edit } from './edit';
import { type Fields } from './editFields';
import { type Difference } from './threeWayMerge';
import { type Aliases } from './temporaryId';

/** The shape of a stored entry; entries of an older one are migrated when they are read. */
export const ENTRY_SCHEMA = 3;

/**
 * waiting: to be sent. sending: in flight. unknown: sent, and no response came. Entries in the other states wait
 * for the person: conflict (somebody else changed the same fields), unsure (the record may have been created already),
 * rejected, notFound, forbidden, old (unconfirmed: a destructive edit is more than a day old, and is sent only after
 * the person has confirmed it). The words are those of stored entries.
 */
export type EntryState =
  | 'waiting'
  | 'sending'
  | 'unknown'
  | 'conflict'
  | 'unsure'
  | 'rejected'
  | 'notFound'
  | 'forbidden'
  | 'old';

/** The base of a three-way merge: the record that the person saw when they made the edit. */
export interface EntryBase {
  fields: Fields;
  /** The worker's own `updated_at`: an opaque text, never compared with a clock. */
  updatedAt: string | null;
  /** Ids of the siblings of a creation, so that none of them is mistaken for it. */
  knownIds?: readonly string[];
}

/** One unsent edit, as it is stored. Times are epoch milliseconds of this device. */
export interface OutboxEntry {
  /** Id of the entry and its idempotency key. */
  id: string;
  userId: string | null;
  /** Sequence number among all edits of the person. */
  seq: number;
  /**
   * Id of the first edit of the same save. Edits of one save are sent one after the other, and a refusal rolls back
   * those after it. Absent where the edit was saved alone.
   */
  group?: string;
  edit: Edit;
  /** Key of the record whose edits are sent in order. */
  orderKey: string;
  /** Keys of the parent records, whose removals wait for this edit; stored under this name. */
  within: readonly string[];
  /** Ids of the entries that must be sent before this one. */
  dependsOn: readonly string[];
  /** Id of a creation until the worker assigns one. */
  temporaryId: string | null;
  base: EntryBase | null;
  /** The unsent edit of the same record that the person saw in it, by its id. */
  onTopOf: string | null;
  attempts: number;
  state: EntryState;
  lastError: Problem | null;
  nextAttemptAt: number | null;
  /** Time at which the request was sent; null unless it is in flight. */
  sentAt: number | null;
  /** True when the attempt carried its idempotency key. */
  isKeyed: boolean;
  /** True when some attempt may have been carried out without a response. */
  isDoubtful: boolean;
  /** True when the record was read since the last attempt. */
  isRevalidated: boolean;
  /** True when the person was notified that the edit is saved on this device: no form rolls it back any more. */
  isSavedLocally: boolean;
  /** True when the person confirmed a removal or publication that was old. */
  isConfirmed: boolean;
  differences: readonly Difference[];
  schema: number;
  createdAt: number;
}

/** Everything unsent of one person. */
export interface Outbox {
  userId: string | null;
  /** Sorted by `seq`. */
  entries: readonly OutboxEntry[];
  aliases: Aliases;
  /** True from a 401 until the same person has signed in again. */
  isPaused: boolean;
  nextSeq: number;
}

export const emptyOutbox = (userId: string | null): Outbox => ({
  userId,
  entries: [],
  aliases: {},
  isPaused: false,
  nextSeq: 1,
});

const AUTOMATIC_STATES: readonly EntryState[] = ['waiting', 'sending', 'unknown'];

/** True for an entry that is not sent before the person decides about it. */
export const needsDecision = ({ state }: Pick<OutboxEntry, 'state'>) =>
  !AUTOMATIC_STATES.includes(state);

/** Save state, as it is shown on its record. */
export function saveStateOf(entry: Pick<OutboxEntry, 'state'>): SaveState {
  if (needsDecision(entry)) return 'needs you';
  return entry.state === 'sending' ? 'sending' : 'saved here';
}
