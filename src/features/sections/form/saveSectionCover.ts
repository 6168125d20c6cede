import { sectionsEndpoints } from '../../../state/endpoints/sectionsEndpoints';
import { uploadCover, type CoverPlace } from '../../../state/sync/uploadCover';

/** Uploads a picture as the cover of a section; a problem where that failed. */
export function saveSectionCover(place: CoverPlace & { sectionId: string }, file: File) {
  const { sectionId } = place;
  const { getSection } = sectionsEndpoints.endpoints;
  return uploadCover(place, file, {
    reread: async (dispatch) =>
      dispatch(getSection.initiate(place, { forceRefetch: true, subscribe: false })),
    shown: (state) => state.sections.records[sectionId]?.cover_media_url ?? null,
    edits: (url) => [
      { entity: 'section', action: 'update', ref: { sectionId }, fields: { cover_media_url: url } },
    ],
  });
}
