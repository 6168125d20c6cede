import { type AnyDispatch } from '../api/anyDispatch';
import { type ThunkExtra } from '../api/thunkExtra';
import { editsForgotten, editsRemembered } from '../history/historySlice';
import { type SessionState } from '../session/sessionSlice';
import { type RootState } from '../select/rootState';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { historyOfDecision } from './historyOf';
import { recreationOf } from './recreationOf';

interface SessionSlice {
  session: SessionState;
}

type Work = (dispatch: unknown, getState: unknown, extra: unknown) => Promise<void>;

/** The store hands its thunks a ThunkExtra; RTK's own type of it is wider. */
const outboxOf = (extra: unknown) => (extra as ThunkExtra).outbox;

const decide =
  (event: OutboxEvent, isInsisting = false): Work =>
  async (_dispatch, _getState, extra) => {
    await outboxOf(extra).apply(event);
    void outboxOf(extra).sendNow(isInsisting);
  };

/** Tries one again, now, also where the worker is taken to be away; an old removal is confirmed by it. */
export const retryEntry = (id: string): Work => decide({ type: 'retried', id }, true);

/** Makes the record of one again that is gone on the server, with what is unsent of it. */
export const recreateEntry =
  (id: string): Work =>
  async (_dispatch, getState, extra) => {
    const state = (getState as () => RootState)(); // the console's store
    const entry = state.outbox.entries.find((candidate) => candidate.id === id);
    const recreation = entry && recreationOf(state, entry);
    if (!recreation) return;
    await outboxOf(extra).apply({ type: 'recreated', id, ...recreation, now: Date.now() });
    void outboxOf(extra).sendNow();
  };

/** Gives one up for good, with what can't be sent without it. */
export const discardEntry = (id: string): Work => decide({ type: 'discarded', id });

/** Settles a conflict, field by field; the decision is a step of its own that can be undone. */
export const resolveEntry =
  (
    id: string,
    choices: Readonly<Record<string, 'mine' | 'theirs'>>,
  ): ((dispatch: AnyDispatch, getState: unknown, extra: unknown) => Promise<void>) =>
  async (dispatch, getState, extra) => {
    const state = (getState as () => RootState)(); // the console's store
    const entry = state.outbox.entries.find((candidate) => candidate.id === id);
    if (entry === undefined) return;
    const { remembered, forgotten } = historyOfDecision(state, entry, choices);
    if (!(await outboxOf(extra).apply({ type: 'resolved', id, choices }))) return;
    dispatch(editsForgotten(forgotten));
    if (remembered.length > 0) dispatch(editsRemembered(remembered));
    void outboxOf(extra).sendNow();
  };

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
