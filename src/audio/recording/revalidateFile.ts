import { withDeadline } from '../../platform/callDeadline';

/**
 * True when the URL still serves the file fetched from it, by the ETag or the length of a HEAD response (RFC 9110,
 * 9.3.2 and 8.8.3). Null when unknown: no network, or no validator.
 */
export async function revalidateFile(
  url: string,
  { etag, bytes }: { etag: string | null; bytes: number },
): Promise<boolean | null> {
  try {
    const { ok, headers } = await withDeadline(fetch)(url, { method: 'HEAD' });
    if (!ok) return null;
    const now = headers.get('etag');
    if (etag !== null && now !== null) return now === etag;
    const length = headers.get('content-length');
    if (length === null || headers.has('content-encoding')) return null;
    return Number(length) === bytes ? null : false;
  } catch {
    return null;
  }
}
