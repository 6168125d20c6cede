import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** A toast; the app shows queued notices in order. */
export interface Notice {
  id: string;
  tone: NoticeTone;
  text: string;
  /** Subject of the notice, on a line of its own. */
  detail?: string | undefined;
  /** Path of the page where the person makes the decision that the notice asks for. */
  decisionPath?: string | undefined;
  /** Key for replacing toasts: only the latest notice of a topic is shown. Defaults to the text. */
  topic?: string | undefined;
  /** True to close the toast that has the same text. */
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
      prepare: (tone: NoticeTone, text: string, decisionPath?: string, topic?: string) => ({
        payload: { id: nanoid(), tone, text, decisionPath, topic },
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

/** Button of a notice's toast. */
interface NoticeAction {
  label: string;
  run: () => void;
}

/** Actions by notice id, kept outside of the store because functions are not serialisable. */
const actions = new Map<string, NoticeAction>();

/** A notice with a button. */
export function announcedWithAction(tone: NoticeTone, text: string, action: NoticeAction) {
  const notice = announced(tone, text);
  actions.set(notice.payload.id, action);
  return notice;
}

/** A success notice with an Undo button; `detail` describes what it reports. */
export function announcedWithUndo(text: string, undo: () => void, detail?: string) {
  const notice = announcedWithAction('success', text, { label: 'Undo', run: undo });
  return { ...notice, payload: { ...notice.payload, detail } };
}

/** Button of a notice; undefined when it has none. */
export const actionOfNotice = (id: string) => actions.get(id);

/** Releases the action of a notice whose toast has closed. */
export const forgetActionOfNotice = (id: string): void => void actions.delete(id);
