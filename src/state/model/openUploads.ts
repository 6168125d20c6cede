import { type Upload } from './uploadsSlice';

/** Uploads under way, waiting ones among them, and those that failed. */
export const openUploads = (uploads: Readonly<Record<string, Upload>>): Upload[] =>
  Object.values(uploads).filter(({ status }) => status === 'uploading' || status === 'failed');

/** Address at which an upload is shown. */
export function uploadAddress({ type, tourId, sectionId }: Upload): string {
  const tour = `/admin/tours/${encodeURIComponent(tourId)}`;
  if (sectionId === null) return tour;
  const section = `${tour}/sections/${encodeURIComponent(sectionId)}`;
  return type === 'audio' ? `${section}/audio` : section;
}
