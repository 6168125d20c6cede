import { withDeadline } from '../../platform/callDeadline';
import { type FetchedRecording } from '../decode/fetchRecording';
import { type RecordingCache } from './recordingCache';
import { type RecordingSource } from './recordingState';

/**
 * File that this page uploaded for the recording, as if it had been fetched. Null if this page uploaded none, if HEAD
 * fails or reports another length (the worker converted the file), or if the file can no longer be read. The bytes are
 * copied, because the user may overwrite the file on disk.
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
