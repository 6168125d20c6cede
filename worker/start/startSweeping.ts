import { logFailure } from '../logging/log';
import { sweepFiles, type SweptStores } from '../storage/sweepFiles';

const INTERVAL_MS = 6 * 60 * 60_000;

/** Sweeps stored files now and every six hours; the returned function stops the sweeps and waits for a running one. */
export function startSweeping(stores: SweptStores): () => Promise<void> {
  const sweep = () =>
    sweepFiles(stores, new Date()).catch((error: unknown) => {
      logFailure('Stored files were not swept', error);
      return [];
    });
  let underWay = sweep();
  const timer = setInterval(() => void (underWay = sweep()), INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
