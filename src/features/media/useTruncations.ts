import { useEffect, useSyncExternalStore } from 'react';
import { truncations, readTruncations } from '../../audio/recording/truncations';
import { type RecordingGroup } from './groupRecordings';

/** Notices about truncated files among the current recordings, by id. */
export function useTruncations(
  groups: readonly RecordingGroup[],
): ReadonlyMap<string, string | null> {
  useEffect(() => {
    void readTruncations(
      groups.map(({ current: { id, public_url: url, updated_at: updatedAt } }) => ({
        id,
        url,
        updatedAt,
      })),
    );
  }, [groups]);
  return useSyncExternalStore(truncations.subscribe, truncations.get);
}
