/** Milliseconds of sound in a file; null where they cannot be read. */
export async function readLengthMs(file: File): Promise<number | null> {
  try {
    const [{ durationMsOf, readSound }, { blobBytes }] = await Promise.all([
      import('../../../audio/formats/readSound'),
      import('../../../audio/formats/blobBytes'),
    ]);
    const sound = await readSound(blobBytes(file));
    return sound.kind === 'unreadable' ? sound.durationMs : durationMsOf(sound);
  } catch {
    // A damaged file may lead to reads past its end; the upload itself says what is wrong with it.
    return null;
  }
}
