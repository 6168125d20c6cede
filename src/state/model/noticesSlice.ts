import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** A toast to be shown: the app drains them in order. */
export interface Notice {
  id: string;
  tone: NoticeTone;
  text: string;
  /** Subject of it, on a line of its own. */
  detail?: string | undefined;
  /** Path of the page on which the person decides what the notice reports. */
  decisionPath?: string | undefined;
  /** Subject of which only the latest notice is shown; the text itself where it is absent. */
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

/** The button of a notice's toast. */
interface NoticeAction {
  label: string;
  run: () => void;
}

/** Actions by the notice's id: functions have no place in the store. */
const actions = new Map<string, NoticeAction>();

/** A notice with a button. */
export function announcedWithAction(tone: NoticeTone, text: string, action: NoticeAction) {
  const notice = announced(tone, text);
  actions.set(notice.payload.id, action);
  return notice;
}

/** A notice of success with a button that undoes what it reports; `detail` describes it. */
export function announcedWithUndo(text: string, undo: () => void, detail?: string) {
  const notice = announcedWithAction('success', text, { label: 'Undo', run: undo });
  return { ...notice, payload: { ...notice.payload, detail } };
}

/** The button of a notice; undefined where there is none. */
export const actionOfNotice = (id: string) => actions.get(id);

/** Forgets the button of a notice whose toast has closed. */
export const forgetActionOfNotice = (id: string): void => void actions.delete(id);
