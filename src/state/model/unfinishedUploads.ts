import { sectionOrTourPath } from '../../domain/paths/sectionPaths';
import { type Upload } from './uploadsSlice';

/** The uploads that are queued, under way or failed. */
export const unfinishedUploads = (uploads: Readonly<Record<string, Upload>>): Upload[] =>
  Object.values(uploads).filter(({ status }) => status === 'uploading' || status === 'failed');

/** Path at which an upload is shown. */
export function uploadPath({ type, tourId, sectionId }: Upload): string {
  const path = sectionOrTourPath(tourId, sectionId);
  return type === 'audio' && sectionId !== null ? `${path}/audio` : path;
}
