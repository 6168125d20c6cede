import { useMemo } from 'react';
import { compareNewest, type Media } from '../../../domain/tours/media';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';

const noIds: readonly string[] = [];

export interface OtherRecording {
  media: Media;
  /** True when a newer recording of the same language exists, which the app plays instead. */
  isPrevious: boolean;
}

/** Other recordings of the same section with a known duration, in any language. */
export function useOtherRecordings(media: Media): OtherRecording[] {
  const records = useConsoleSelector((state) => state.media.records);
  const ids = useConsoleSelector((state) =>
    media.section_id === null ? noIds : (state.media.lists[media.section_id]?.ids ?? noIds),
  );
  return useMemo(() => {
    const recordings = ids
      .flatMap((id) => records[id] ?? [])
      .filter(({ type }) => type === 'audio');
    return recordings
      .filter(({ id, duration }) => id !== media.id && duration !== null)
      .map((other) => ({
        media: other,
        isPrevious: recordings
          .filter(({ id, language }) => id !== other.id && language === other.language)
          .some((each) => compareNewest(each, other) < 0),
      }));
  }, [ids, records, media.id]);
}
