import { type OutcomeMessages } from '../model/announceOutcome';
import { type ThunkExtra } from '../api/thunkExtra';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { createLookUp } from './findStoredRecording';
import { sendUntilAnswered } from './sendUntilAnswered';
import { startUpload, type FileToUpload, type UploadOutcome } from './startUpload';
import { beginNext, freeTurns } from './uploadTurns';

/**
 * Uploads a file. Recordings take turns, and those that the network lost go on when it is back. `retry` repeats what
 * the upload is a part of, and passes on the id that it gets, in whose place the new attempt is.
 */
export const uploadFile =
  (request: FileToUpload, messages: OutcomeMessages, retry?: (uploadId: string) => void) =>
  async (
    dispatch: ConsoleDispatch,
    getState: () => RootState,
    { reachability }: ThunkExtra,
  ): Promise<UploadOutcome> => {
    if (request.type !== 'audio') return dispatch(startUpload(request, messages, { retry }));
    // A second replacement of a file by the same one changes nothing.
    const findStored =
      request.mediaId === undefined ? dispatch(createLookUp(request)) : () => Promise.resolve(null);
    return dispatch(
      startUpload(request, messages, {
        retry,
        isWaiting: freeTurns(getState()) === 0,
        deliver: (upload) => dispatch(sendUntilAnswered({ ...upload, reachability, findStored })),
        onEnd: () => beginNext(getState()),
      }),
    );
  };
