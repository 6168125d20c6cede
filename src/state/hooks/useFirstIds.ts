import { useMemo } from 'react';
import { selectAliases } from '../outbox/outboxSlice';
import { firstIds, realId } from '../outbox/temporaryId';
import { useConsoleSelector } from './storeHooks';

/**
 * Ids of a list's rows that stay while records are sent, so that focus and selection do; and the way back from them.
 */
export function useFirstIds() {
  const aliases = useConsoleSelector(selectAliases);
  return useMemo(() => {
    const firstId = firstIds(aliases);
    return {
      firstId,
      rowId: ({ id }: { id: string }) => firstId(id),
      currentId: (id: string) => realId(aliases, id),
    };
  }, [aliases]);
}
