import { useEffect } from 'react';
import { watchFirstPlay } from '../../../audio/playback/firstPlay';
import { type Media } from '../../../domain/tours/media';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { sectionsEndpoints } from '../../../state/endpoints/sectionsEndpoints';

const MESSAGES = { done: null, failed: 'Failed to update play statistics' };
const { recordPlay } = sectionsEndpoints.endpoints;

/** Counts one play of the section in the recording's language for each loaded source. */
export function useCountedPlay(element: HTMLMediaElement, media: Media): void {
  const dispatch = useConsoleDispatch();
  const { section_id: sectionId, language, public_url: source } = media;
  useEffect(() => {
    if (sectionId === null || source === '') return;
    return watchFirstPlay(element, () => {
      const count = recordPlay.initiate({ sectionId, language }, { track: false });
      void dispatch(count).then(({ error }) => {
        if (error !== undefined) announceOutcome(dispatch, problemOf(error), MESSAGES);
      });
    });
  }, [element, sectionId, language, source, dispatch]);
}
