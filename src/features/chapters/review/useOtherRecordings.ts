import { useMemo } from 'react';
import { type Media } from '../../../domain/tours/media';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';

const noIds: readonly string[] = [];

/** Other recordings of the same section with a known duration, in any language. */
export function useOtherRecordings(media: Media): Media[] {
  const records = useConsoleSelector((state) => state.media.records);
  const ids = useConsoleSelector((state) =>
    media.section_id === null ? noIds : (state.media.lists[media.section_id]?.ids ?? noIds),
  );
  return useMemo(
    () =>
      ids.flatMap((id) => {
        const other = records[id];
        const isOther = other !== undefined && other.id !== media.id && other.type === 'audio';
        return isOther && other.duration !== null ? [other] : [];
      }),
    [ids, records, media.id],
  );
}
