import { writeBits } from './bits';
import { type FrameIndex, type FrameSpan } from '../../domain/audioFormats/frameIndex';
import { joinBytes } from '../../domain/audioFormats/joinBytes';
import { BoxReader, boxesIn } from '../../domain/audioFormats/mp4Boxes';

/** Fields of an AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1) that an ADTS header repeats. */
export interface AacConfig {
  samplingFrequencyIndex: number;
  /** Channel configuration; the number of channels up to 6. */
  channelConfiguration: number;
}

/** Length of an AudioSampleEntry before its child boxes: box header and fields (ISO/IEC 14496-12, 12.2.3). */
const AUDIO_SAMPLE_ENTRY_BYTES = 8 + 28;
const ENTRY_VERSION_OFFSET = 16;
/** Tags of the descriptors in an 'esds' box (ISO/IEC 14496-1, 7.2.2.1). */
const ES_DESCRIPTOR_TAG = 3;
const DECODER_CONFIG_DESCRIPTOR_TAG = 4;
const DECODER_SPECIFIC_INFO_TAG = 5;
/** objectTypeIndication of ISO/IEC 14496-3 audio (ISO/IEC 14496-1, 7.2.6.6). */
const OBJECT_TYPE_MPEG_4_AUDIO = 0x40;
/** audioObjectType of AAC low complexity (ISO/IEC 14496-3, 1.5.1). */
const AAC_LC = 2;
const MAX_SAMPLING_FREQUENCY_INDEX = 12;
const MAX_CHANNEL_CONFIGURATION = 6;
/** Length of adts_fixed_header and adts_variable_header without a CRC (ISO/IEC 13818-7, 6.2). */
const ADTS_HEADER_BYTES = 7;
/** First 16 bits: syncword, ID 0 (MPEG-4), layer 0, protection_absent 1. */
const SYNCWORD_MPEG_4_WITHOUT_CRC = 0xfff1;
/** Value of adts_buffer_fullness for a stream with a variable bit rate. */
const VARIABLE_RATE_BUFFER_FULLNESS = 0x7ff;

/** Reads a descriptor's tag and skips its expandable size: 7 bits per byte, the top bit marks continuation. */
function readDescriptorTag(reader: BoxReader): number {
  const tag = reader.u8();
  for (let bytes = 0; bytes < 4 && reader.u8() >= 0x80; bytes += 1);
  return tag;
}

/**
 * Configuration of AAC-LC with frames of 1024 samples, from the 'mp4a' sample entry with its 'esds' (ISO/IEC 14496-14;
 * ES_Descriptor, ISO/IEC 14496-1, 7.2.6.5); null for any other audio.
 */
export function readAacConfig(sampleEntry: Uint8Array): AacConfig | null {
  const format = String.fromCharCode(...sampleEntry.subarray(4, 8));
  const version =
    (sampleEntry[ENTRY_VERSION_OFFSET] ?? 0) * 256 + (sampleEntry[ENTRY_VERSION_OFFSET + 1] ?? 0);
  if (format !== 'mp4a' || version !== 0) return null;
  const boxes = [...boxesIn(sampleEntry, AUDIO_SAMPLE_ENTRY_BYTES, sampleEntry.length)];
  const box = boxes.find((each) => each.type === 'esds');
  if (box === undefined) return null;
  const reader = new BoxReader(sampleEntry, box).skip(4);
  if (readDescriptorTag(reader) !== ES_DESCRIPTOR_TAG) return null;
  const flags = reader.skip(2).u8();
  // streamDependenceFlag, URL_Flag and OCRstreamFlag: optional fields that MP4 files do not use.
  if ((flags & 0xe0) !== 0 || readDescriptorTag(reader) !== DECODER_CONFIG_DESCRIPTOR_TAG)
    return null;
  if (reader.u8() !== OBJECT_TYPE_MPEG_4_AUDIO) return null;
  if (readDescriptorTag(reader.skip(12)) !== DECODER_SPECIFIC_INFO_TAG) return null;
  const [first, second] = [reader.u8(), reader.u8()];
  const samplingFrequencyIndex = ((first & 7) << 1) | (second >> 7);
  const channelConfiguration = (second >> 3) & 15;
  // GASpecificConfig: frameLengthFlag (960 samples), dependsOnCoreCoder, extensionFlag.
  const isSupported = first >> 3 === AAC_LC && (second & 7) === 0;
  if (!isSupported || samplingFrequencyIndex > MAX_SAMPLING_FREQUENCY_INDEX) return null;
  return channelConfiguration < 1 || channelConfiguration > MAX_CHANNEL_CONFIGURATION
    ? null
    : { samplingFrequencyIndex, channelConfiguration };
}

/** Writes AAC frames as an ADTS stream, with a header before each frame. `bytes` start at file offset `base`. */
export function writeAdtsStream(
  { samplingFrequencyIndex, channelConfiguration }: AacConfig,
  bytes: Uint8Array,
  base: number,
  { offsets, sizes }: FrameIndex,
  spans: readonly FrameSpan[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  for (const { first, end } of spans) {
    for (let frame = first; frame < end; frame += 1) {
      const from = (offsets[frame] ?? 0) - base;
      const frameLength = ADTS_HEADER_BYTES + (sizes[frame] ?? 0);
      const header = new Uint8Array(ADTS_HEADER_BYTES);
      let bit = writeBits(header, 0, 16, SYNCWORD_MPEG_4_WITHOUT_CRC);
      bit = writeBits(header, bit, 2, AAC_LC - 1);
      bit = writeBits(header, bit, 4, samplingFrequencyIndex);
      bit = writeBits(header, bit + 1, 3, channelConfiguration);
      bit = writeBits(header, bit + 4, 13, frameLength);
      writeBits(header, bit, 11, VARIABLE_RATE_BUFFER_FULLNESS);
      parts.push(header, bytes.subarray(from, from + frameLength - ADTS_HEADER_BYTES));
    }
  }
  return joinBytes(parts);
}
