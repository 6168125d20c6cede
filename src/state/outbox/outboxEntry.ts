import { type Problem } from '../../domain/problem';
import { type SaveState } from '../../domain/forms/saveState';
import { type Edit } from './edit';
import { type Fields } from './editFields';
import { type Difference } from './threeWayMerge';
import { type Aliases } from './temporaryId';

/** Schema version of stored entries; older entries are migrated on reading. */
export const ENTRY_SCHEMA = 3;

/**
 * waiting: to be sent. sending: in flight. unknown: sent without a response. Entries in the other states wait for a
 * decision of the person: conflict (somebody else changed the same fields), unsure (the record may have been created
 * already), rejected, notFound, forbidden, old (a destructive edit more than a day old, which is sent only after the
 * person has confirmed it). The names are persisted.
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

/** Base of a three-way merge: the record that the person saw when making the edit. */
export interface EntryBase {
  fields: Fields;
  /** The worker's own `updated_at`: opaque, never compared with a clock. */
  updatedAt: string | null;
  /** Ids of a creation's siblings, so that a look-up does not mistake one of them for the created record. */
  knownIds?: readonly string[];
}

/** One unsent edit, as stored. Times are epoch milliseconds by this device's clock. */
export interface OutboxEntry {
  /** Id of the entry and its idempotency key. */
  id: string;
  userId: string | null;
  /** Sequence number among all edits of the person. */
  seq: number;
  /**
   * Id of the first edit of the same save. Edits of one save are sent in sequence, and a refusal rolls back the ones
   * after it. Absent when the edit was saved alone.
   */
  group?: string;
  edit: Edit;
  /** Key of the record whose edits are sent in order. */
  orderKey: string;
  /** Keys of the parent records, whose removals wait for this edit; the name is persisted. */
  within: readonly string[];
  /** Ids of the entries that must be sent before this one. */
  dependsOn: readonly string[];
  /** Id of a created record until the worker assigns one. */
  temporaryId: string | null;
  base: EntryBase | null;
  /** Id of the unsent edit of the same record whose values the person saw; null when there was none. */
  onTopOf: string | null;
  attempts: number;
  state: EntryState;
  lastError: Problem | null;
  nextAttemptAt: number | null;
  /** Time at which the request was sent; null unless it is in flight. */
  sentAt: number | null;
  /** True when the attempt carried the idempotency key. */
  isKeyed: boolean;
  /** True when some attempt may have been carried out although its response was lost. */
  isDoubtful: boolean;
  /** True when the record was looked up since the last attempt. */
  isRevalidated: boolean;
  /** True once the person was told that the edit is saved on this device: a form then no longer rolls the edit back. */
  isSavedLocally: boolean;
  /** True when the person confirmed an old removal or publication. */
  isConfirmed: boolean;
  differences: readonly Difference[];
  schema: number;
  createdAt: number;
}

/** All unsent edits of one person. */
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

/** True for an entry that is not sent until the person decides about it. */
export const needsDecision = ({ state }: Pick<OutboxEntry, 'state'>) =>
  !AUTOMATIC_STATES.includes(state);

/** Save state to show for the entry's record. */
export function saveStateOf(entry: Pick<OutboxEntry, 'state'>): SaveState {
  if (needsDecision(entry)) return 'needs you';
  return entry.state === 'sending' ? 'sending' : 'saved here';
}
