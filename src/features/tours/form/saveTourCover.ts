import { selectTour } from '../../../state/select/selectTours';
import { toursEndpoints } from '../../../state/endpoints/toursEndpoints';
import { uploadCover } from '../../../state/sync/uploadCover';

interface TourCover {
  tourId: string;
  language: string;
  file: File;
}

/** Uploads a picture as the cover of a tour in one language. Resolves to a Problem on failure. */
export function saveTourCover({ tourId, language, file }: TourCover) {
  const { getTour } = toursEndpoints.endpoints;
  return uploadCover({ tourId, sectionId: null, language }, file, {
    reread: async (dispatch) =>
      dispatch(getTour.initiate({ tourId, language }, { forceRefetch: true, subscribe: false })),
    shown: (state) => selectTour(state, tourId, language)?.cover_media_url ?? null,
    edits: (url) => [
      {
        entity: 'tour',
        action: 'update',
        ref: { tourId, language },
        fields: { cover_media_url: url },
      },
      {
        entity: 'tourTranslation',
        action: 'update',
        ref: { tourId, language },
        fields: { cover_media_url: url },
      },
    ],
  });
}
