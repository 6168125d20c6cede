import { type RootState } from '../select/rootState';

/** A start on loopback is over by then. */
const EARLIEST_MS = 3000;
const LATEST_MS = 30_000;
const STEP_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The part of the store that contains the reads under way. */
interface ReadsStore {
  getState: () => Pick<RootState, 'workerApi'>;
}

const isReading = ({ getState }: ReadsStore) =>
  Object.values(getState().workerApi.queries).some((query) => query?.status === 'pending');

/**
 * Resolves after the first screen's reads, so that what the start can do without does not take the line
 * from them: once no read is under way, after 3 s at the earliest and 30 s at the latest.
 */
export async function whenSettled(store: ReadsStore): Promise<void> {
  await pause(EARLIEST_MS);
  for (let waitedMs = EARLIEST_MS; isReading(store) && waitedMs < LATEST_MS; waitedMs += STEP_MS) {
    await pause(STEP_MS);
  }
}
