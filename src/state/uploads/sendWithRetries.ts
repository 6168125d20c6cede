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
  /** Recording of an attempt whose response was lost; null where it is not there. */
  findStored: () => Promise<Media | null>;
}

/**
 * Sends a recording once it has a slot. One that the network lost waits until the worker responds, and is sent again by
 * itself, after growing waits where the network is lost again and again; one that was lost while the worker responded
 * others is sent once more, as reads are. It ends with its stop, and with the session.
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
