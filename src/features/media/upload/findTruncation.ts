import { truncationAmong } from '../../../audio/slices/truncation';

/** Notice that a file is shorter than its headers declare; null for a complete or unreadable file. */
export async function findTruncation(file: File): Promise<string | null> {
  try {
    const [{ readSound }, { blobBytes }] = await Promise.all([
      import('../../../audio/slices/readSound'),
      import('../../../audio/slices/blobBytes'),
    ]);
    return truncationAmong((await readSound(blobBytes(file))).notices);
  } catch {
    // A damaged file may cause reads past its end; the upload itself reports the damage.
    return null;
  }
}
