/** Facts read from a file's content, regardless of its name. */
export interface AudioFileFacts {
  /** Length of the sound in milliseconds; null when unreadable. */
  lengthMs: number | null;
  /** False when no player can play the file. */
  isAudio: boolean;
}

/** Reads the facts of a file to be uploaded as audio. */
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
    // A damaged file may cause reads past its end; the upload itself reports the damage.
    return { lengthMs: null, isAudio: true };
  }
}
