import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SaveState } from '../../domain/forms/saveState';
import { withoutImmer } from '../model/withoutImmer';
import { signedOut } from '../session/sessionSlice';
import { needsDecision, type OutboxEntry } from './outboxEntry';
import { overlaysOf } from './overlayFields';
import { type UnreadableEntry } from './storedEntry';
import { isSameAliases, type Aliases } from './temporaryId';

/** Mode of sending: automatic, or only at the person's request in a browser without Web Locks. */
export type Sending = 'automatic' | 'by hand';

/** Stored outbox as this tab last read it. */
export interface OutboxState {
  /** Unacknowledged edits, oldest first. */
  entries: readonly OutboxEntry[];
  aliases: Aliases;
  isPaused: boolean;
  unreadable: readonly UnreadableEntry[];
  /** False when unsent edits are lost with the tab. */
  isDurable: boolean;
  sending: Sending;
}

const initialState: OutboxState = {
  entries: [],
  aliases: {},
  isPaused: false,
  unreadable: [],
  isDurable: true,
  sending: 'automatic',
};

const isEmpty = ({ entries, aliases, unreadable }: OutboxState) =>
  entries.length === 0 && unreadable.length === 0 && Object.keys(aliases).length === 0;

/** True when the outbox was empty and still is: the state then keeps its object, which avoids a re-render. */
function isStillEmpty(current: OutboxState, read: OutboxState): boolean {
  return (
    isEmpty(current) &&
    isEmpty(read) &&
    current.isPaused === read.isPaused &&
    current.isDurable === read.isDurable &&
    current.sending === read.sending
  );
}

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxRead: withoutImmer((state: OutboxState, { payload }: PayloadAction<OutboxState>) => {
      if (isStillEmpty(state, payload)) return state;
      const { aliases } = isSameAliases(state.aliases, payload.aliases) ? state : payload;
      return { ...payload, aliases };
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectOutbox: (state) => state,
    selectUnsentCount: (state) => state.entries.length + state.unreadable.length,
    selectEntries: (state) => state.entries,
    selectAliases: (state) => state.aliases,
    selectDecisionCount: (state) => state.entries.filter(needsDecision).length,
    /** True when closing the tab loses unsent edits. */
    selectWouldLose: (state) => !state.isDurable && state.entries.length > 0,
  },
});

export const outboxSlice = slice;
export const { outboxRead } = slice.actions;
export const {
  selectOutbox,
  selectUnsentCount,
  selectEntries,
  selectAliases,
  selectDecisionCount,
  selectWouldLose,
} = slice.selectors;

/** Overlays of unsent edits, by record key. */
export const selectOverlays = createSelector(selectEntries, overlaysOf);

/** Save state of the unsent edits under a record key (see `recordKeyOf`); null when there are none. */
export const selectSaveState = (
  state: Parameters<typeof selectOverlays>[0],
  target: string,
): SaveState | null => selectOverlays(state).get(target)?.state ?? null;
