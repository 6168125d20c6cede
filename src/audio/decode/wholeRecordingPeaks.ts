import { type DecodeSamples } from './decodeSamples';
import { type RecordingPeaks } from './recordingPeaks';
import { type DecodeClient } from './startDecodeClient';

const MEGABYTE = 1024 * 1024;
/** Limit for decoding in one piece: it takes some six times the memory of the samples. */
const MAX_BYTES = 30 * MEGABYTE;
/** Hz: enough for peaks of speech, at a sixth of the memory of 48 kHz. */
const SAMPLE_RATE = 8000;

/** Peaks of a file without a frame index; null where it is too large or cannot be decoded. */
export async function decodeWholeFile(
  file: Blob,
  client: DecodeClient,
  decode: DecodeSamples,
): Promise<RecordingPeaks | null> {
  if (file.size > MAX_BYTES) return null;
  try {
    const channels = await decode(await file.arrayBuffer(), SAMPLE_RATE);
    return { ...(await client.peaksOf(channels, SAMPLE_RATE)), failedSlices: 0 };
  } catch {
    return null;
  }
}
