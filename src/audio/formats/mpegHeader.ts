/** What the four bytes before every frame of MPEG audio say. */
export interface MpegHeader {
  /** 1, 2 or 2.5. */
  version: 1 | 2 | 2.5;
  layer: 1 | 2 | 3;
  sampleRate: number;
  /** Kilobits a second; 0: free format, no bit rate given. */
  kilobits: number;
  channels: 1 | 2;
  samples: number;
  /** Of the whole frame; 0 where the format is free. */
  bytes: number;
}

const LAYER_3_KILOBITS = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const RATES = [44100, 48000, 32000];
const VERSIONS = [2.5, null, 2, 1] as const;
const LAYERS = [null, 3, 2, 1] as const;

/**
 * The header at this offset; null where there is none. Sizes are those of layer III: of layers I and
 * II only the kind is read, to say what the file is.
 */
export function readMpegHeader(bytes: Uint8Array, at: number): MpegHeader | null {
  const second = bytes[at + 1] ?? 0;
  if (bytes[at] !== 0xff || (second & 0xe0) !== 0xe0 || at + 4 > bytes.length) return null;
  const version = VERSIONS[(second >> 3) & 3];
  const layer = LAYERS[(second >> 1) & 3];
  const third = bytes[at + 2] ?? 0;
  const rate = RATES[(third >> 2) & 3];
  const isFirst = version === 1;
  const kilobits = LAYER_3_KILOBITS[isFirst ? 'first' : 'second'][third >> 4];
  if (version === null || version === undefined) return null;
  if (layer === null || layer === undefined) return null;
  if (rate === undefined || kilobits === undefined) return null;
  const sampleRate = rate / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    version,
    layer,
    sampleRate,
    kilobits,
    channels: (bytes[at + 3] ?? 0) >> 6 === 3 ? 1 : 2,
    samples,
    bytes: kilobits === 0 ? 0 : frameBytes({ version, samples, sampleRate }, third >> 4) + padding,
  };
}

/** Bytes of an unpadded layer III frame with the bit rate of this place of the table, as with this header. */
export function frameBytes(
  { version, samples, sampleRate }: Pick<MpegHeader, 'version' | 'samples' | 'sampleRate'>,
  place: number,
): number {
  const kilobits = LAYER_3_KILOBITS[version === 1 ? 'first' : 'second'][place] ?? 0;
  return Math.floor(((samples / 8) * kilobits * 1000) / sampleRate);
}

/** Bytes from the header of a layer III frame to its sound, where encoders put their own tag. */
export function sideInfoBytes({
  version,
  channels,
}: Pick<MpegHeader, 'version' | 'channels'>): number {
  if (version === 1) return channels === 1 ? 17 : 32;
  return channels === 1 ? 9 : 17;
}
