import { truncationAmong } from '../../../audio/slices/truncation';

/** Notice that a file ends before what it declares; null for a whole one and for what cannot be read. */
export async function findTruncation(file: File): Promise<string | null> {
  try {
    const [{ readSound }, { blobBytes }] = await Promise.all([
      import('../../../audio/slices/readSound'),
      import('../../../audio/slices/blobBytes'),
    ]);
    return truncationAmong((await readSound(blobBytes(file))).notices);
  } catch {
    // A damaged file may lead to reads past its end; the upload itself reports what is wrong with it.
    return null;
  }
}
