import { type OutcomeMessages } from '../model/announceOutcome';
import { type ThunkExtra } from '../api/thunkExtra';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { createLookUp } from './findStoredRecording';
import { sendWithRetries } from './sendWithRetries';
import { startUpload, type FileToUpload, type UploadOutcome } from './startUpload';
import { startNext, freeSlots } from './uploadQueue';

/**
 * Uploads a file. Recordings are queued, and retried when the network returns. `retry` repeats the action that started
 * the upload; it receives the id for the new attempt.
 */
export const uploadFile =
  (request: FileToUpload, messages: OutcomeMessages, retry?: (uploadId: string) => void) =>
  async (
    dispatch: ConsoleDispatch,
    getState: () => RootState,
    { reachability }: ThunkExtra,
  ): Promise<UploadOutcome> => {
    if (request.type !== 'audio') return dispatch(startUpload(request, messages, { retry }));
    // Replacing a file is idempotent, so a replacement needs no look-up.
    const findStored =
      request.mediaId === undefined ? dispatch(createLookUp(request)) : () => Promise.resolve(null);
    return dispatch(
      startUpload(request, messages, {
        retry,
        isWaiting: freeSlots(getState()) === 0,
        deliver: (upload) => dispatch(sendWithRetries({ ...upload, reachability, findStored })),
        onEnd: () => startNext(getState()),
      }),
    );
  };
