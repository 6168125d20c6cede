/**
 * Decodes a short file to the samples of each channel, resampled to `sampleRate` (Hz). Rejects with
 * an EncodingError where the browser cannot decode it. Detaches the buffer.
 */
export type DecodeSamples = (bytes: ArrayBuffer, sampleRate: number) => Promise<Float32Array[]>;

/** The last context: hundreds of slices are decoded at one rate, and each new context is slow. */
let context: OfflineAudioContext | null = null;

/** Decodes with Web Audio, outside of the page's own thread. */
export const decodeSamples: DecodeSamples = async (bytes, sampleRate) => {
  if (context?.sampleRate !== sampleRate) context = new OfflineAudioContext(1, 1, sampleRate);
  const audio = await context.decodeAudioData(bytes);
  return Array.from({ length: audio.numberOfChannels }, (_, channel) =>
    audio.getChannelData(channel),
  );
};
