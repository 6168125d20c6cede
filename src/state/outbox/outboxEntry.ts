import { type Problem } from '../../domain/problem';
import { type SaveState } from '../../domain/forms/saveState';
import { type Edit } from './edit';
import { type Fields } from './editFields';
import { type Difference } from './threeWayMerge';
import { type Aliases } from './temporaryId';

/** The shape of a stored entry; entries of an older one are migrated when they are read. */
export const ENTRY_SCHEMA = 3;

/**
 * waiting: to be sent. sending: on its way. unknown: sent, and no response came. The others wait for
 * the person: conflict (somebody else changed it), unsure (it may have been made already), rejected,
 * notFound, forbidden, old (what can't be taken back is asked again after a day).
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
  /** Place in the order of everything the person did. */
  seq: number;
  /**
   * The first entry of the save it belongs to, which goes one after the other: a refusal takes back
   * what follows. Without it, it was saved alone.
   */
  group?: string;
  edit: Edit;
  /** The record whose edits keep their order. */
  orderKey: string;
  /** Records it lies within: their removal waits for it. */
  within: readonly string[];
  /** Entries that must be sent before. */
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
  /** True when the person was notified that it is saved here: then no form may take it back. */
  isSavedLocally: boolean;
  /** True when the person confirmed an old removal or publication. */
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
  /** After a refused session: until the same person is back. */
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

/** True when nothing happens to it before the person decides. */
export const needsDecision = ({ state }: Pick<OutboxEntry, 'state'>) =>
  !AUTOMATIC_STATES.includes(state);

/** Save state, as it is shown on its record. */
export function saveStateOf(entry: Pick<OutboxEntry, 'state'>): SaveState {
  if (needsDecision(entry)) return 'needs you';
  return entry.state === 'sending' ? 'sending' : 'saved here';
}
