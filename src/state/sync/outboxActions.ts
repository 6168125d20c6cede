import { type ThunkExtra } from '../api/thunkExtra';
import { type SessionState } from '../session/sessionSlice';
import { type OutboxEvent } from '../outbox/outboxEvent';

interface SessionSlice {
  session: SessionState;
}

type Work = (dispatch: unknown, getState: unknown, extra: unknown) => Promise<void>;

/** The store passes its thunks a ThunkExtra; RTK's own type of it is wider. */
const outboxOf = (extra: unknown) => (extra as ThunkExtra).outbox;

const decide =
  (event: OutboxEvent, isInsisting = false): Work =>
  async (_dispatch, _getState, extra) => {
    await outboxOf(extra).apply(event);
    void outboxOf(extra).sendNow(isInsisting);
  };

/** Tries one again, now, also where the worker is taken to be away; an old removal is confirmed by it. */
export const retryEntry = (id: string): Work => decide({ type: 'retried', id }, true);

/** Gives one up for good, with what can't be sent without it. */
export const discardEntry = (id: string): Work => decide({ type: 'discarded', id });

/** Sends what can be sent; done when nothing more can be done for now. */
export const sendUnsent = (): Work => async (_dispatch, getState, extra) => {
  // A tab that was refused the session may be another one: where it holds here, it goes on.
  const { status, person } = (getState as () => SessionSlice)().session; // the console's store
  if (status === 'signed in' && person !== null) await outboxOf(extra).signedIn(person.id);
  await outboxOf(extra).apply({ type: 'sendRequested' });
  await outboxOf(extra).sendNow(true);
};

/** Takes out a stored entry that this console can't read. */
export const forgetEntry =
  (id: string): Work =>
  (_dispatch, _getState, extra) =>
    outboxOf(extra).forget(id);
