/**
 * The header of an MPEG audio frame: 32 bits (ISO/IEC 11172-3, 2.4.1.3 and 2.4.2.3; lower sampling
 * frequencies ISO/IEC 13818-3, 2.4.2.3). MPEG-2.5 is an extension outside of the standards.
 */
export interface MpegHeader {
  version: 1 | 2 | 2.5;
  layer: 1 | 2 | 3;
  sampleRate: number;
  /** kbit/s; 0 for free format. */
  bitrateKbps: number;
  channels: 1 | 2;
  /** Samples per frame and channel. */
  samples: number;
  /** Length of the whole frame; 0 for free format. */
  bytes: number;
}

/** By bitrate_index. */
const LAYER_3_BITRATES_KBPS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Hz, by sampling_frequency, for MPEG-1: half for MPEG-2, a quarter for MPEG-2.5. */
const SAMPLING_FREQUENCIES = [44100, 48000, 32000];
/** By the two version bits (ID and the bit before it) and by the two layer bits. */
const VERSIONS = [2.5, null, 2, 1] as const;
const LAYERS = [null, 3, 2, 1] as const;

/**
 * The header at this offset; null where there is none. Lengths are those of layer III: layers I and II
 * are only recognised.
 */
export function readMpegHeader(bytes: Uint8Array, offset: number): MpegHeader | null {
  const byte1 = bytes[offset + 1] ?? 0;
  if (bytes[offset] !== 0xff || (byte1 & 0xe0) !== 0xe0 || offset + 4 > bytes.length) return null;
  const version = VERSIONS[(byte1 >> 3) & 3];
  const layer = LAYERS[(byte1 >> 1) & 3];
  const byte2 = bytes[offset + 2] ?? 0;
  const frequency = SAMPLING_FREQUENCIES[(byte2 >> 2) & 3];
  const isMpeg1 = version === 1;
  const bitrateKbps = LAYER_3_BITRATES_KBPS[isMpeg1 ? 'mpeg1' : 'mpeg2'][byte2 >> 4];
  if (version === null || version === undefined) return null;
  if (layer === null || layer === undefined) return null;
  if (frequency === undefined || bitrateKbps === undefined) return null;
  const sampleRate = frequency / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (byte2 >> 1) & 1;
  return {
    version,
    layer,
    sampleRate,
    bitrateKbps,
    channels: (bytes[offset + 3] ?? 0) >> 6 === 3 ? 1 : 2,
    samples,
    bytes:
      bitrateKbps === 0 ? 0 : frameLengthOf({ version, samples, sampleRate }, byte2 >> 4) + padding,
  };
}

/** Length in bytes of an unpadded layer III frame of this stream with this bitrate_index. */
export function frameLengthOf(
  { version, samples, sampleRate }: Pick<MpegHeader, 'version' | 'samples' | 'sampleRate'>,
  bitrateIndex: number,
): number {
  const bitrateKbps = LAYER_3_BITRATES_KBPS[version === 1 ? 'mpeg1' : 'mpeg2'][bitrateIndex] ?? 0;
  return Math.floor(((samples / 8) * bitrateKbps * 1000) / sampleRate);
}

/** Bytes of side information of a layer III frame, between header and main data. */
export function sideInfoLength({
  version,
  channels,
}: Pick<MpegHeader, 'version' | 'channels'>): number {
  if (version === 1) return channels === 1 ? 17 : 32;
  return channels === 1 ? 9 : 17;
}
