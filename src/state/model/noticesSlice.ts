import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

export interface NoticeLink {
  label: string;
  address: string;
}

/** A toast to be shown: the app drains them in order. */
export interface Notice {
  id: string;
  tone: NoticeTone;
  text: string;
  /** A page where more can be done about it. */
  link?: NoticeLink | undefined;
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
      prepare: (tone: NoticeTone, text: string, link?: NoticeLink) => ({
        payload: { id: nanoid(), tone, text, link },
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
