/**
 * Whether an address still gives the file that was fetched from it, by asking for its headers alone.
 * Null when nobody can say: no network, or a server that doesn't name its contents.
 */
export async function confirmFile(
  url: string,
  { etag, bytes }: { etag: string | null; bytes: number },
): Promise<boolean | null> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD' });
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
