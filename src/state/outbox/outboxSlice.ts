import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/sessionSlice';
import { type Edit, type OutboxEntry } from './edit';

/** Edits that are not acknowledged yet, oldest first. */
export interface OutboxState {
  entries: OutboxEntry[];
}

const initialState: OutboxState = { entries: [] };

type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>;

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    editQueued(state, { payload }: PayloadAction<OutboxEntry>) {
      state.entries.push(payload);
    },
    editSettled(state, { payload }: PayloadAction<string>) {
      state.entries = state.entries.filter((entry) => entry.id !== payload);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectUnsentCount: (state) => state.entries.length,
    selectEntries: (state) => state.entries,
  },
});

/** The edits of one kind among the unsent, for the selectors that lay them over the base. */
export function editsOfKind<K extends Edit['kind']>(
  entries: readonly OutboxEntry[],
  kind: K,
): EditOf<K>[] {
  return entries.flatMap(({ edit }) => (edit.kind === kind ? [edit as EditOf<K>] : [])); // by its kind
}

export const { editQueued, editSettled } = outboxSlice.actions;
export const { selectUnsentCount, selectEntries } = outboxSlice.selectors;
