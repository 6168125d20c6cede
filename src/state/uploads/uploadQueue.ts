import { type AnyDispatch } from '../api/anyDispatch';
import { selectUploads, uploadProgressed, type Upload } from '../model/uploadsSlice';

export type UploadsState = Parameters<typeof selectUploads>[0];

/** Maximum number of concurrent recordings: a browser opens six connections per host, and the screens need some. */
const MAX_RUNNING = 3;

/** Callbacks that start queued uploads, by id, kept outside of the store because functions are not serialisable. */
const starts = new Map<string, () => void>();

const runningUploads = (state: UploadsState): Upload[] =>
  Object.values(selectUploads(state)).filter(({ status }) => status === 'uploading');

/** Number of recordings that may start now. */
export function freeSlots(state: UploadsState): number {
  const sent = runningUploads(state).filter(
    ({ type, isWaiting, isOffline }) => type === 'audio' && !isWaiting && isOffline !== true,
  );
  return Math.max(0, MAX_RUNNING - sent.length);
}

/** Starts queued uploads in the free slots. */
export function startNext(state: UploadsState): void {
  const waiting = runningUploads(state).filter(({ isWaiting }) => isWaiting);
  for (const { id } of waiting.slice(0, freeSlots(state))) starts.get(id)?.();
}

/** Resolves once the upload has a slot or was stopped. */
export const acquireSlot =
  (id: string, stop: AbortSignal) =>
  async (dispatch: AnyDispatch, getState: () => UploadsState): Promise<void> => {
    const upload = selectUploads(getState())[id];
    if (upload === undefined || stop.aborted) return;
    if (!upload.isWaiting && upload.isOffline !== true) return;
    const start = () => dispatch(uploadProgressed({ id, isWaiting: false, isOffline: false }));
    if (!upload.isWaiting && freeSlots(getState()) > 0) {
      start();
      return;
    }
    dispatch(uploadProgressed({ id, isWaiting: true, isOffline: false }));
    await new Promise<void>((resolve) => {
      starts.set(id, () => {
        start();
        resolve();
      });
      stop.addEventListener('abort', () => resolve());
    });
    starts.delete(id);
  };
