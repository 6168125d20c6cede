import { type Media } from '../../domain/tours/media';
import { sectionMediaEndpoints } from '../endpoints/sectionMediaEndpoints';
import { type ConsoleDispatch, type RootState } from '../select/rootState';

interface SentRecording {
  file: File;
  tourId: string;
  sectionId: string | null;
  language: string;
}

/** Clock difference between device and worker below which their times count as equal. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const mediaOf = ({ media }: RootState, sectionId: string | null): Media[] =>
  Object.values(media.records).filter((record) => record.section_id === sectionId);

/**
 * Creates a look-up for a recording whose upload got no response: the worker may have stored the recording, and a retry
 * would duplicate it. Resolves with null when the recording is not stored.
 */
export const createLookUp =
  ({ file, tourId, sectionId, language }: SentRecording) =>
  (dispatch: ConsoleDispatch, getState: () => RootState) => {
    const startedAtMs = Date.now();
    const known = new Set(mediaOf(getState(), sectionId).map(({ id }) => id));
    return async (): Promise<Media | null> => {
      if (sectionId === null) return null;
      const { initiate } = sectionMediaEndpoints.endpoints.getOtherLanguagesMedia;
      const request = { sectionId, tourId, languages: [language] };
      await dispatch(initiate(request, { forceRefetch: true, subscribe: false }));
      const stored = mediaOf(getState(), sectionId).find(
        (media) =>
          !known.has(media.id) &&
          media.type === 'audio' &&
          media.language === language &&
          media.filename === file.name &&
          Date.parse(media.created_at) >= startedAtMs - CLOCK_TOLERANCE_MS,
      );
      return stored ?? null;
    };
  };
