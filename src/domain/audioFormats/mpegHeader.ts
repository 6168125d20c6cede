/**
 * Header of an MPEG audio frame: 32 bits (ISO/IEC 11172-3, 2.4.1.3 and 2.4.2.3; lower sampling frequencies ISO/IEC
 * 13818-3, 2.4.2.3). MPEG-2.5 is a non-standard extension.
 */
export interface MpegHeader {
  version: 1 | 2 | 2.5;
  layer: 1 | 2 | 3;
  /** Sample rate in Hz. */
  sampleRate: number;
  /** Bit rate in kbit/s; 0 for free format. */
  bitrateKbps: number;
  channels: 1 | 2;
  /** Samples per frame and channel. */
  samples: number;
  /** Length of the whole frame in bytes; 0 for free format. */
  bytes: number;
}

type StreamOfHeader = Pick<MpegHeader, 'version' | 'layer' | 'samples' | 'sampleRate'>;

/**
 * Bit rates in kbit/s by layer and bitrate_index; index 0 is the free format (ISO/IEC 11172-3 and 13818-3, 2.4.2.3).
 */
const BITRATES_KBPS = {
  mpeg1: {
    1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  mpeg2: {
    1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const;
/** Sample rates in Hz by sampling_frequency for MPEG-1; halved for MPEG-2, quartered for MPEG-2.5. */
const SAMPLING_FREQUENCIES = [44100, 48000, 32000];
/** Versions by the two version bits (ID and the bit before it), layers by the two layer bits. */
const VERSIONS = [2.5, null, 2, 1] as const;
const LAYERS = [null, 3, 2, 1] as const;
/** Value '11' of the mode field: single channel. */
const MODE_SINGLE_CHANNEL = 3;

const bitratesOf = ({ version, layer }: Pick<MpegHeader, 'version' | 'layer'>): readonly number[] =>
  BITRATES_KBPS[version === 1 ? 'mpeg1' : 'mpeg2'][layer];

/** Samples per frame and channel (ISO/IEC 11172-3, 2.4.2.1; 13818-3, 2.4.2.1 for layer III). */
function samplesOf({ version, layer }: Pick<MpegHeader, 'version' | 'layer'>): number {
  if (layer === 1) return 384;
  return layer === 3 && version !== 1 ? 576 : 1152;
}

/** Slot size: frames are padded in slots of 4 bytes in layer I, else of 1 (ISO/IEC 11172-3, 2.4.3.1). */
const slotBytes = (layer: MpegHeader['layer']) => (layer === 1 ? 4 : 1);

/** Parses the header at an offset; null when there is none. */
export function readMpegHeader(bytes: Uint8Array, offset: number): MpegHeader | null {
  const byte1 = bytes[offset + 1] ?? 0;
  if (bytes[offset] !== 0xff || (byte1 & 0xe0) !== 0xe0 || offset + 4 > bytes.length) return null;
  const version = VERSIONS[(byte1 >> 3) & 3];
  const layer = LAYERS[(byte1 >> 1) & 3];
  if (version === null || version === undefined) return null;
  if (layer === null || layer === undefined) return null;
  const byte2 = bytes[offset + 2] ?? 0;
  const bitrateIndex = byte2 >> 4;
  const frequency = SAMPLING_FREQUENCIES[(byte2 >> 2) & 3];
  const bitrateKbps = bitratesOf({ version, layer })[bitrateIndex];
  if (frequency === undefined || bitrateKbps === undefined) return null;
  const sampleRate = frequency / (version === 1 ? 1 : version === 2 ? 2 : 4);
  const samples = samplesOf({ version, layer });
  const padding = (byte2 >> 1) & 1;
  const unpadded = frameLengthOf({ version, layer, samples, sampleRate }, bitrateIndex);
  return {
    version,
    layer,
    sampleRate,
    bitrateKbps,
    channels: (bytes[offset + 3] ?? 0) >> 6 === MODE_SINGLE_CHANNEL ? 1 : 2,
    samples,
    bytes: bitrateKbps === 0 ? 0 : unpadded + padding * slotBytes(layer),
  };
}

/** Length in bytes of an unpadded frame of this stream with a given bitrate_index. */
export function frameLengthOf(stream: StreamOfHeader, bitrateIndex: number): number {
  const bitrateKbps = bitratesOf(stream)[bitrateIndex] ?? 0;
  const slot = slotBytes(stream.layer);
  return Math.floor(((stream.samples / 8 / slot) * bitrateKbps * 1000) / stream.sampleRate) * slot;
}

/** Length in bytes of a layer III frame's side information, between header and main data. */
export function sideInfoLength({
  version,
  channels,
}: Pick<MpegHeader, 'version' | 'channels'>): number {
  if (version === 1) return channels === 1 ? 17 : 32;
  return channels === 1 ? 9 : 17;
}
