import { type Upload } from './uploadsSlice';

/** Uploads under way and those that failed. */
export const openUploads = (uploads: Readonly<Record<string, Upload>>): Upload[] =>
  Object.values(uploads).filter(({ status }) => status === 'uploading' || status === 'failed');

/** Address at which an upload is shown. */
export function uploadAddress({ tourId, sectionId }: Upload): string {
  const tour = `/admin/tours/${encodeURIComponent(tourId)}`;
  return sectionId === null ? tour : `${tour}/sections/${encodeURIComponent(sectionId)}/audio`;
}
