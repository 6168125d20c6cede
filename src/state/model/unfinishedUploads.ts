import { sectionOrTourPath } from '../../domain/paths/sectionPaths';
import { type Upload } from './uploadsSlice';

/** Uploads that are queued, running or failed. */
export const unfinishedUploads = (uploads: Readonly<Record<string, Upload>>): Upload[] =>
  Object.values(uploads).filter(({ status }) => status === 'uploading' || status === 'failed');

/** Path of the page that shows an upload. */
export function uploadPath({ type, tourId, sectionId }: Upload): string {
  const path = sectionOrTourPath(tourId, sectionId);
  return type === 'audio' && sectionId !== null ? `${path}/audio` : path;
}
