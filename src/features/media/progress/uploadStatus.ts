import { type Upload } from '../../../state/model/uploadsSlice';

/** State of an upload, as in '45%', 'Waiting' or 'Upload failed: 503 - Busy'. */
export function uploadStatusText(upload: Upload): string {
  const { status, percent, message, warning, isWaiting, isOffline } = upload;
  if (isOffline === true) return 'Waiting for the connection';
  if (isWaiting) return 'Waiting';
  if (status === 'uploading') return `${percent}%`;
  if (status === 'completed') return warning === undefined ? 'Uploaded' : `Uploaded. ${warning}`;
  return status === 'stopped' ? 'Stopped' : (message ?? 'Upload failed');
}

/** True while bytes are being sent; false while waiting. */
export const isBeingSent = ({ status, isWaiting, isOffline }: Upload) =>
  status === 'uploading' && !isWaiting && isOffline !== true;

export function uploadColor({ status, warning }: Upload): string {
  if (status === 'failed') return 'error.main';
  return warning === undefined ? 'text.secondary' : 'var(--warning-text)';
}
