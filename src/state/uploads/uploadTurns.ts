import { type AnyDispatch } from '../api/anyDispatch';
import { selectUploads, uploadProgressed, type Upload } from '../model/uploadsSlice';

export type UploadsState = Parameters<typeof selectUploads>[0];

/** Recordings that are sent at the same time: a browser has six connections to a worker, and the screens need some. */
const MAX_RUNNING = 3;

/** Beginnings of the uploads that wait for their turn, by id: functions have no place in the store. */
const beginnings = new Map<string, () => void>();

const runningUploads = (state: UploadsState): Upload[] =>
  Object.values(selectUploads(state)).filter(({ status }) => status === 'uploading');

/** Number of recordings that may begin now. */
export function freeTurns(state: UploadsState): number {
  const sent = runningUploads(state).filter(
    ({ type, isWaiting, isOffline }) => type === 'audio' && !isWaiting && isOffline !== true,
  );
  return Math.max(0, MAX_RUNNING - sent.length);
}

/** Lets those that wait for their turn begin, as far as they may. */
export function beginNext(state: UploadsState): void {
  const waiting = runningUploads(state).filter(({ isWaiting }) => isWaiting);
  for (const { id } of waiting.slice(0, freeTurns(state))) beginnings.get(id)?.();
}

/** Resolves when it is an upload's turn, which it has taken then, or when it was stopped. */
export const takeTurn =
  (id: string, stop: AbortSignal) =>
  async (dispatch: AnyDispatch, getState: () => UploadsState): Promise<void> => {
    const upload = selectUploads(getState())[id];
    if (upload === undefined || stop.aborted) return;
    if (!upload.isWaiting && upload.isOffline !== true) return;
    const begin = () => dispatch(uploadProgressed({ id, isWaiting: false, isOffline: false }));
    if (!upload.isWaiting && freeTurns(getState()) > 0) {
      begin();
      return;
    }
    dispatch(uploadProgressed({ id, isWaiting: true, isOffline: false }));
    await new Promise<void>((resolve) => {
      beginnings.set(id, () => {
        begin();
        resolve();
      });
      stop.addEventListener('abort', () => resolve());
    });
    beginnings.delete(id);
  };
