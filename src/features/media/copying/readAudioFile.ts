/** Facts read from the content of a file, whatever it is called. */
export interface AudioFileFacts {
  /** Milliseconds of sound; null where they cannot be read. */
  lengthMs: number | null;
  /** False where it is no recording that anything plays. */
  isAudio: boolean;
}

/** Reads what is in a file that is to be uploaded as audio. */
export async function readAudioFile(file: File): Promise<AudioFileFacts> {
  try {
    const [{ durationMsOf, readSound }, { blobBytes }] = await Promise.all([
      import('../../../audio/slices/readSound'),
      import('../../../audio/slices/blobBytes'),
    ]);
    const sound = await readSound(blobBytes(file));
    if (sound.kind === 'sound') return { lengthMs: durationMsOf(sound), isAudio: true };
    return { lengthMs: sound.durationMs, isAudio: sound.isSound || sound.durationMs !== null };
  } catch {
    // A damaged file may lead to reads past its end; the upload itself reports what is wrong with it.
    return { lengthMs: null, isAudio: true };
  }
}
