import { type RootState } from '../select/rootState';

/** A start against a worker on loopback has finished by then. */
const EARLIEST_MS = 3000;
const LATEST_MS = 30_000;
const STEP_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The part of the store that contains pending reads. */
interface ReadsStore {
  getState: () => Pick<RootState, 'workerApi'>;
}

const isReading = ({ getState }: ReadsStore) =>
  Object.values(getState().workerApi.queries).some((query) => query?.status === 'pending');

/**
 * Resolves after the first screen's reads, so that deferrable work does not compete with them for bandwidth: once no
 * read is pending, after at least 3 s and at most 30 s.
 */
export async function whenSettled(store: ReadsStore): Promise<void> {
  await pause(EARLIEST_MS);
  for (let waitedMs = EARLIEST_MS; isReading(store) && waitedMs < LATEST_MS; waitedMs += STEP_MS) {
    await pause(STEP_MS);
  }
}
