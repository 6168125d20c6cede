import { sectionPath } from '../../domain/paths/sectionPaths';
import { tourPath } from '../../domain/paths/tourPaths';
import { type Upload } from './uploadsSlice';

/** Uploads under way, waiting ones among them, and those that failed. */
export const openUploads = (uploads: Readonly<Record<string, Upload>>): Upload[] =>
  Object.values(uploads).filter(({ status }) => status === 'uploading' || status === 'failed');

/** Address at which an upload is shown. */
export function uploadAddress({ type, tourId, sectionId }: Upload): string {
  if (sectionId === null) return tourPath(tourId);
  const section = sectionPath(tourId, sectionId);
  return type === 'audio' ? `${section}/audio` : section;
}
