import { sectionOrTourPath } from '../../domain/paths/sectionPaths';
import { type Upload } from './uploadsSlice';

/** Uploads under way, waiting ones among them, and those that failed. */
export const openUploads = (uploads: Readonly<Record<string, Upload>>): Upload[] =>
  Object.values(uploads).filter(({ status }) => status === 'uploading' || status === 'failed');

/** Path at which an upload is shown. */
export function uploadPath({ type, tourId, sectionId }: Upload): string {
  const path = sectionOrTourPath(tourId, sectionId);
  return type === 'audio' && sectionId !== null ? `${path}/audio` : path;
}
