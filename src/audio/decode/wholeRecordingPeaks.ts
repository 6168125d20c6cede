import { type UnreadableFile } from '../slices/readSound';
import { WHOLE_FILE_BYTES } from '../slices/wholeFileBytes';
import { type DecodeSamples } from './decodeSamples';
import { type RecordingPeaks } from './recordingPeaks';
import { type DecodeClient } from './startDecodeClient';

/** Sample rate in Hz: enough for peaks of speech, at a sixth of the memory of 48 kHz. */
const SAMPLE_RATE = 8000;

/** Decodable part of a truncated file, as a file. */
export function decodablePart(
  file: Blob,
  { head, end }: NonNullable<UnreadableFile['part']>,
): Blob {
  return new Blob([head, file.slice(head.length, end)], { type: file.type });
}

/** Peaks of a file without a frame index; null when the file is too large or cannot be decoded. */
export async function decodeWholeFile(
  file: Blob,
  client: DecodeClient,
  decode: DecodeSamples,
): Promise<RecordingPeaks | null> {
  if (file.size > WHOLE_FILE_BYTES) return null;
  try {
    const channels = await decode(await file.arrayBuffer(), SAMPLE_RATE);
    return { ...(await client.peaksOf(channels, SAMPLE_RATE)), failedSlices: 0 };
  } catch {
    return null;
  }
}
