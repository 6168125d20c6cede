import { type DecodeSamples } from './decodeSamples';
import { type DrawnRecording } from './recordingPeaks';
import { type Desk } from './startDecodeWorker';

const MEGABYTE = 1024 * 1024;
/** Decoding as a whole takes some six times the memory of its samples: past this a tab is at risk. */
const MOST_BYTES = 30 * MEGABYTE;
/** Enough for a picture of speech, and a sixth of the memory of 48 kHz. */
const SAMPLE_RATE = 8000;

/** Draws a file whose frames can't be read here; null where it is too large or can't be decoded. */
export async function drawWholeRecording(
  file: Blob,
  desk: Desk,
  decode: DecodeSamples,
): Promise<DrawnRecording | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const channels = await decode(await file.arrayBuffer(), SAMPLE_RATE);
    return { ...(await desk.drawWhole(channels, SAMPLE_RATE)), failedSlices: 0 };
  } catch {
    return null;
  }
}
