import { type ThunkExtra } from '../api/thunkExtra';
import { type SessionState } from '../session/sessionSlice';
import { type OutboxEvent } from '../outbox/outboxEvent';

interface SessionSlice {
  session: SessionState;
}

type Work = (dispatch: unknown, getState: unknown, extra: unknown) => Promise<void>;

/** cast: the store passes ThunkExtra to its thunks; RTK types it more widely */
const outboxOf = (extra: unknown) => (extra as ThunkExtra).outbox;

const decide =
  (event: OutboxEvent, isInsisting = false): Work =>
  async (_dispatch, _getState, extra) => {
    await outboxOf(extra).apply(event);
    void outboxOf(extra).sendNow(isInsisting);
  };

/** Sends an entry now, even while the worker counts as unreachable; confirms an old removal or publication. */
export const retryEntry = (id: string): Work => decide({ type: 'retried', id }, true);

/** Discards an entry, with its dependents. */
export const discardEntry = (id: string): Work => decide({ type: 'discarded', id });

/** Sends all due entries; resolves when none is due for now. */
export const sendUnsent = (): Work => async (_dispatch, getState, extra) => {
  // The 401 may have been another tab's: when this tab has a session, the outbox is resumed.
  const { status, person } = (getState as () => SessionSlice)().session; // cast: the console has one store
  if (status === 'signed in' && person !== null) await outboxOf(extra).signedIn(person.id);
  await outboxOf(extra).apply({ type: 'sendRequested' });
  await outboxOf(extra).sendNow(true);
};

/** Deletes a stored entry that this console cannot read. */
export const forgetEntry =
  (id: string): Work =>
  (_dispatch, _getState, extra) =>
    outboxOf(extra).forget(id);
