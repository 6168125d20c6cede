import { withDeadline } from '../../platform/callDeadline';
import { type FetchedRecording } from '../decode/fetchRecording';
import { type RecordingCache } from './recordingCache';
import { type RecordingSource } from './recordingState';

/**
 * The file that this page has uploaded, as if it had been fetched; null without one, where the URL serves another
 * length, as after a conversion, and where the device has it no more. A copy: the person may write over the file.
 */
export async function copyUploaded(
  cache: RecordingCache,
  { id, url }: RecordingSource,
): Promise<Extract<FetchedRecording, { kind: 'file' }> | null> {
  const file = cache.takeUploaded(id);
  if (file === null) return null;
  try {
    const { ok, headers } = await withDeadline(fetch)(url, { method: 'HEAD' });
    if (!ok || Number(headers.get('content-length')) !== file.size) return null;
    const type = headers.get('content-type') ?? '';
    const copy = new Blob([await file.arrayBuffer()], { type });
    return { kind: 'file', file: copy, etag: headers.get('etag') };
  } catch {
    return null;
  }
}
