import { type Media } from '../../domain/tours/media';
import { sectionMediaEndpoints } from '../endpoints/sectionMediaEndpoints';
import { type ConsoleDispatch, type RootState } from '../select/rootState';

interface SentRecording {
  file: File;
  tourId: string;
  sectionId: string | null;
  language: string;
}

/** Clocks of a device and a worker that differ by less are taken to agree. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const mediaOf = ({ media }: RootState, sectionId: string | null): Media[] =>
  Object.values(media.records).filter((record) => record.section_id === sectionId);

/**
 * Makes a look-up of a recording that was sent without a response: the worker may have stored it all the same, and sent
 * again it would be there twice. The look-up resolves to null where it is not there.
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
