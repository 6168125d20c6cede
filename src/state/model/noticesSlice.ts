import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** A toast to be shown: the app drains them in order. */
export interface Notice {
  id: string;
  tone: NoticeTone;
  text: string;
  /** Address of the page on which the person decides what the notice tells of. */
  decisionAddress?: string | undefined;
  /** Subject of which only the latest notice is shown; the words themselves where it is absent. */
  topic?: string | undefined;
  /** True where the toast with these words is to be closed. */
  isWithdrawn?: boolean;
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    announced: {
      reducer(state, { payload }: PayloadAction<Notice>) {
        state.push(payload);
      },
      prepare: (tone: NoticeTone, text: string, decisionAddress?: string, topic?: string) => ({
        payload: { id: nanoid(), tone, text, decisionAddress, topic },
      }),
    },
    withdrawn: {
      reducer(state, { payload }: PayloadAction<Notice>) {
        state.push(payload);
      },
      prepare: (text: string) => ({
        payload: { id: nanoid(), tone: 'info' as const, text, isWithdrawn: true },
      }),
    },
    noticeShown(state, { payload }: PayloadAction<string>) {
      return state.filter((notice) => notice.id !== payload);
    },
  },
  selectors: { selectNotices: (state) => state },
});

export const { announced, withdrawn, noticeShown } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
