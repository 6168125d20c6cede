import { truncationAmong } from '../slices/truncation';
import { recordingCache } from './sharedRecordingCache';
import { type RecordingSource } from './recordingState';

/** Notices by the ids of recordings: null for those that are known to be whole. */
let noticeById: ReadonlyMap<string, string | null> = new Map();
const listeners = new Set<() => void>();

function keep(found: Iterable<readonly [string, string | null]>): void {
  const changed = [...found].filter(([id, notice]) => noticeById.get(id) !== notice);
  if (changed.length === 0) return;
  noticeById = new Map([...noticeById, ...changed]);
  listeners.forEach((listener) => listener());
}

/** Keeps the notices of an opened recording about its end. */
export function keepTruncation(id: string, notices: readonly string[]): void {
  keep([[id, truncationAmong(notices)]]);
}

/** Reads what is known of recordings that were opened before this page. */
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

/** Notices of recordings whose files end early, for React's `useSyncExternalStore`. */
export const truncations = {
  get: () => noticeById,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
