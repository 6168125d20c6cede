import { useCallback } from 'react';
import { describeEntries } from '../history/describeEntries';
import { type HistoryEntry } from '../history/historySlice';
import { useConsoleSelector } from '../hooks/storeHooks';
import { useHistoryOf } from './useHistoryOf';

/** History of a section and of its recordings, with their chapters named. */
export function useSectionHistory(sectionId: string) {
  const recordings = useConsoleSelector((state) => state.media.records);
  const describe = useCallback(
    (entries: readonly HistoryEntry[]) =>
      describeEntries(entries, (mediaId) => recordings[mediaId]?.language),
    [recordings],
  );
  return useHistoryOf(sectionId, describe);
}
