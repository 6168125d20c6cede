import { sectionsEndpoints } from '../../../state/endpoints/sectionsEndpoints';
import { uploadCover, type CoverOwner } from '../../../state/sync/uploadCover';

/** Uploads a picture as the cover of a section. Resolves to a Problem on failure. */
export function saveSectionCover(target: CoverOwner & { sectionId: string }, file: File) {
  const { sectionId } = target;
  const { getSection } = sectionsEndpoints.endpoints;
  return uploadCover(target, file, {
    reread: async (dispatch) =>
      dispatch(getSection.initiate(target, { forceRefetch: true, subscribe: false })),
    shown: (state) => state.sections.records[sectionId]?.cover_media_url ?? null,
    edits: (url) => [
      { entity: 'section', action: 'update', ref: { sectionId }, fields: { cover_media_url: url } },
    ],
  });
}
