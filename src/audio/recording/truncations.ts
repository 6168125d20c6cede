import { truncationAmong } from '../slices/truncation';
import { recordingCache } from './sharedRecordingCache';
import { type RecordingSource } from './recordingState';

/** Truncation notices by recording id; null for recordings known to be complete. */
let noticeById: ReadonlyMap<string, string | null> = new Map();
const listeners = new Set<() => void>();

function keep(found: Iterable<readonly [string, string | null]>): void {
  const changed = [...found].filter(([id, notice]) => noticeById.get(id) !== notice);
  if (changed.length === 0) return;
  noticeById = new Map([...noticeById, ...changed]);
  listeners.forEach((listener) => listener());
}

/** Stores the truncation notice of an opened recording, if any. */
export function keepTruncation(id: string, notices: readonly string[]): void {
  keep([[id, truncationAmong(notices)]]);
}

/** Loads the truncation notices of recordings cached by earlier page loads. */
export async function readTruncations(sources: readonly RecordingSource[]): Promise<void> {
  const unknown = sources.filter(({ id }) => !noticeById.has(id));
  if (unknown.length === 0) return;
  const cached = await recordingCache.noticesOf(unknown);
  keep(
    [...cached]
      .filter(([id]) => !noticeById.has(id))
      .map(([id, notices]) => [id, truncationAmong(notices)]),
  );
}

/** Store of truncation notices, for React's `useSyncExternalStore`. */
export const truncations = {
  get: () => noticeById,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
