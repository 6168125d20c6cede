import { useMemo } from 'react';
import { type Media } from '../../../domain/tours/media';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';

const none: readonly string[] = [];

/** The other recordings of the same section whose length is known, in any language. */
export function useOtherRecordings(media: Media): Media[] {
  const records = useConsoleSelector((state) => state.media.records);
  const ids = useConsoleSelector((state) =>
    media.section_id === null ? none : (state.media.lists[media.section_id]?.ids ?? none),
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
