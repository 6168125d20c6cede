import { useEffect } from 'react';
import { watchFirstPlay } from '../../audio/firstPlay';
import { type Media } from '../../domain/media';
import { announceOutcome } from '../../state/announceOutcome';
import { useConsoleDispatch } from '../../state/hooks';
import { problemOf } from '../../state/outbox/deliverEdit';
import { useRecordPlayMutation } from '../../state/sectionsEndpoints';

const WORDS = { done: null, failed: 'Failed to update play statistics' };

/** Counts one play of the section in the recording's language for each source that is loaded. */
export function useCountedPlay(element: HTMLMediaElement, media: Media): void {
  const dispatch = useConsoleDispatch();
  const [recordPlay] = useRecordPlayMutation();
  const { section_id: sectionId, language, public_url: source } = media;
  useEffect(() => {
    if (sectionId === null || source === '') return;
    return watchFirstPlay(element, () => {
      void recordPlay({ sectionId, language }).then(({ error }) => {
        if (error !== undefined) announceOutcome(dispatch, problemOf(error), WORDS);
      });
    });
  }, [element, sectionId, language, source, recordPlay, dispatch]);
}
