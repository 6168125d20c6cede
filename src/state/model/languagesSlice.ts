import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { compareLanguages, type Language } from '../../domain/languages/language';
import { reuseListIds, upsertRows, removeKeys, type RecordList, type Table } from './upsertRecords';
import { withoutImmer } from './withoutImmer';
import { signedOut } from '../session/sessionSlice';

export interface LanguagesState {
  records: Table<Language>;
  /** One list, under the key `all`. */
  lists: Table<RecordList>;
}

const initialState: LanguagesState = { records: {}, lists: {} };

export const languagesSlice = createSlice({
  name: 'languages',
  initialState,
  reducers: {
    languagesReceived: withoutImmer(
      (
        state: LanguagesState,
        { payload }: PayloadAction<{ rows: Language[]; fetchedAt: number }>,
      ): LanguagesState => {
        const rows = [...payload.rows].sort(compareLanguages);
        const ids = rows.map((row) => row.id);
        const present = new Set(ids);
        const removedIds = Object.keys(state.records).filter((id) => !present.has(id));
        const list = { ids, fetchedAt: payload.fetchedAt, isComplete: true };
        return {
          records: upsertRows(
            removeKeys(state.records, removedIds),
            rows.map((row) => [row.id, row]),
          ),
          lists: { all: reuseListIds(state.lists['all'], list) },
        };
      },
    ),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { languagesReceived } = languagesSlice.actions;
