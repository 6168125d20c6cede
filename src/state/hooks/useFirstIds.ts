import { useMemo } from 'react';
import { selectAliases } from '../outbox/outboxSlice';
import { firstIds, realId } from '../outbox/temporaryId';
import { useConsoleSelector } from './storeHooks';

/**
 * Row ids that stay the same when a temporary id is replaced, so that focus and selection survive sending; and the
 * mapping back to current ids.
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
