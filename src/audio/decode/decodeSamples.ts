/**
 * Gives the samples of each channel of a short file, at this rate. Rejects with an EncodingError
 * where the browser can't decode it. The bytes are taken and can't be used again.
 */
export type DecodeSamples = (bytes: ArrayBuffer, sampleRate: number) => Promise<Float32Array[]>;

/** The last one made: hundreds of slices are decoded at one rate, and each new one takes its time. */
let context: OfflineAudioContext | null = null;

/** By the browser, outside of the page's own thread. */
export const decodeSamples: DecodeSamples = async (bytes, sampleRate) => {
  if (context?.sampleRate !== sampleRate) context = new OfflineAudioContext(1, 1, sampleRate);
  const audio = await context.decodeAudioData(bytes);
  return Array.from({ length: audio.numberOfChannels }, (_, channel) =>
    audio.getChannelData(channel),
  );
};
