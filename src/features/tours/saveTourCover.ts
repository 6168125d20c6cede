import { type Problem } from '../../domain/problem';
import { type Edit } from '../../state/outbox/edit';
import { saveEdits } from '../../state/outbox/saveEdits';
import { selectTour } from '../../state/selectTours';
import { type ConsoleDispatch, type RootState } from '../../state/store';
import { toursEndpoints } from '../../state/toursEndpoints';
import { uploadFile } from '../../state/uploadFile';

interface TourCover {
  tourId: string;
  language: string;
  file: File;
}

const SILENT = { done: null, failed: null };

/**
 * Uploads a picture as the cover of a tour in one language. Where the tour, read again, does not
 * show it, the address is written into the tour and then into its translation. Null on success.
 */
export const saveTourCover =
  ({ tourId, language, file }: TourCover) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<Problem | null> => {
    const shown = () => selectTour(getState(), tourId, language)?.cover_media_url ?? null;
    const before = shown();
    const upload = { file, tourId, sectionId: null, language, type: 'image' } as const;
    const uploaded = await dispatch(uploadFile(upload, SILENT));
    if (!uploaded.ok) return uploaded.problem;
    const { public_url: url } = uploaded.media;
    const { getTour } = toursEndpoints.endpoints;
    const options = { forceRefetch: true, subscribe: false };
    await dispatch(getTour.initiate({ tourId, language }, options));

    const change = { cover_media_url: url };
    const edits: Edit[] = [
      { kind: 'tour changed', tourId, language, change },
      { kind: 'tour text changed', tourId, language, change },
    ];
    for (const edit of edits) {
      const isShown = shown() === url || (shown() !== null && shown() !== before);
      if (isShown || url === '') return null;
      const saved = await dispatch(saveEdits([edit], SILENT));
      if (!saved.ok) return saved.problem;
    }
    return null;
  };
