import { equalJitterMs } from '../../platform/backOff';
import { type Media } from '../../domain/tours/media';
import { type Reachability } from '../reachability/reachability';
import { sendBackOff } from '../outbox/nextStep';
import { selectUploads, uploadProgressed } from '../model/uploadsSlice';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { STOPPED, type RunningUpload, type SendResult } from './startUpload';
import { startNext, acquireSlot } from './uploadQueue';
import { pause, whenOnline } from './whenOnline';

interface Sending extends RunningUpload {
  reachability: Reachability | undefined;
  /** Finds the recording that an attempt without a response may have stored; null when the worker has none. */
  findStored: () => Promise<Media | null>;
}

/**
 * Sends a recording once a slot is free. After a network failure, waits until the worker is reachable and retries, with
 * growing waits between repeated failures. If the worker stayed reachable for other calls, retries once, like reads.
 * Ends when the upload is stopped or the session ends.
 */
export const sendWithRetries =
  ({ id, stop, reachability, send, findStored }: Sending) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<SendResult> => {
    const isOver = () => stop.aborted || selectUploads(getState())[id] === undefined;
    let wasRepeated = false;
    for (let absences = 0; ;) {
      await dispatch(acquireSlot(id, stop));
      if (isOver()) return { problem: STOPPED };
      const returns = reachability?.returns;
      const stored = absences > 0 || wasRepeated ? await findStored() : null;
      if (stored !== null) return { media: stored };
      if (isOver()) return { problem: STOPPED };
      const result = await send();
      const problem = 'problem' in result ? result.problem : null;
      if (problem?.code !== 'network' || reachability === undefined || isOver()) return result;
      dispatch(uploadProgressed({ id, isOffline: true, percent: 0, pace: null }));
      startNext(getState());
      await whenOnline(reachability, stop);
      if (reachability.returns !== returns) absences += 1;
      else if (wasRepeated || problem.isTimeout === true) return result;
      else wasRepeated = true;
      if (absences > 1) await pause(equalJitterMs(absences - 1, sendBackOff, Math.random()), stop);
    }
  };
