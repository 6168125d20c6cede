/**
 * Decodes a short file to the samples of each channel, resampled to `sampleRate` (Hz). Rejects with an EncodingError
 * when the browser cannot decode the file. Detaches the buffer.
 */
export type DecodeSamples = (bytes: ArrayBuffer, sampleRate: number) => Promise<Float32Array[]>;

/** Most recent context, reused because hundreds of slices share one rate and creating a context is slow. */
let context: OfflineAudioContext | null = null;

/** Decodes with Web Audio, off the main thread. */
export const decodeSamples: DecodeSamples = async (bytes, sampleRate) => {
  if (context?.sampleRate !== sampleRate) context = new OfflineAudioContext(1, 1, sampleRate);
  const audio = await context.decodeAudioData(bytes);
  return Array.from({ length: audio.numberOfChannels }, (_, channel) =>
    audio.getChannelData(channel),
  );
};
