import { useEffect, useSyncExternalStore } from 'react';
import { earlyEnds, readEarlyEnds } from '../../audio/recording/earlyEnds';
import { type RecordingGroup } from './groupRecordings';

/** Notices, by id, of the current recordings whose files are known to end early. */
export function useEarlyEnds(
  groups: readonly RecordingGroup[],
): ReadonlyMap<string, string | null> {
  useEffect(() => {
    void readEarlyEnds(
      groups.map(({ current: { id, public_url: url, updated_at: updatedAt } }) => ({
        id,
        url,
        updatedAt,
      })),
    );
  }, [groups]);
  return useSyncExternalStore(earlyEnds.subscribe, earlyEnds.get);
}
