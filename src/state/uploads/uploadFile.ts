import { type OutcomeMessages } from '../model/announceOutcome';
import { type ThunkExtra } from '../api/thunkExtra';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { createLookUp } from './findStoredRecording';
import { sendWithRetries } from './sendWithRetries';
import { startUpload, type FileToUpload, type UploadOutcome } from './startUpload';
import { startNext, freeSlots } from './uploadQueue';

/**
 * Uploads a file. Recordings are queued, and sent again when the network is back after a failure. `retry` repeats the
 * action that the upload belongs to; it receives the id that the new attempt reuses.
 */
export const uploadFile =
  (request: FileToUpload, messages: OutcomeMessages, retry?: (uploadId: string) => void) =>
  async (
    dispatch: ConsoleDispatch,
    getState: () => RootState,
    { reachability }: ThunkExtra,
  ): Promise<UploadOutcome> => {
    if (request.type !== 'audio') return dispatch(startUpload(request, messages, { retry }));
    // No look-up for a replacement: to replace a file by the same one again changes nothing.
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
