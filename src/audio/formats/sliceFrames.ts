import { writeAacStream, type AacFormat } from './adtsStream';
import { runsOf, type FrameIndex, type FrameSpan } from './frameIndex';
import { joinBytes } from './joinBytes';
import { mergeSides } from './mergeMonoStreams';
import { type Sound, type SoundLayout } from './readSound';
import { writeMp4Header } from './writeMp4';

/** Of sound that is compressed, frame by frame. */
export type FrameLayout = Exclude<SoundLayout, { kind: 'wav' }>;

/** Bytes that a decoder takes for a short file, and what of the decoded samples is wanted. */
export interface Slice {
  bytes: ArrayBuffer;
  sampleRate: number;
  spans: WantedSpan[];
  /** Of the whole slice once decoded, were nothing lost. */
  samples: number;
}

export interface WantedSpan {
  /** In the decoded slice. */
  from: number;
  samples: number;
  /** Of its first sample in what is heard of the recording; may be negative. */
  position: number;
  /** That it is in; null: in all of them. */
  channel: number | null;
}

/** A frame overlaps with the one before it… */
const WARM_UP_FRAMES = 2;
/** …and one of MPEG may borrow this many bytes of sound from those before it… */
const BORROWED_BYTES = 511;
/** …whose own headers take up to so many, and leave some. */
const HEADER_BYTES = 38;
const FEWEST_BYTES = 8;

const overlapStart = (first: number) => Math.max(0, first - WARM_UP_FRAMES);

/** The first frame a decoder has to start with for `first` to be right. */
export function warmStart({ kind, index }: FrameLayout, first: number): number {
  let start = overlapStart(first);
  if (kind === 'mp4') return start;
  for (let bytes = 0; start > 0 && bytes < BORROWED_BYTES; start -= 1) {
    bytes += Math.max(FEWEST_BYTES, (index.sizes[start - 1] ?? 0) - HEADER_BYTES);
  }
  return start;
}

/** Where the bytes of these frames begin and end in the file. */
export function byteSpan({ offsets, sizes }: FrameIndex, { first, end }: FrameSpan) {
  return {
    from: offsets[first] ?? 0,
    to: (offsets[end - 1] ?? 0) + (sizes[end - 1] ?? 0),
  };
}

/** The frames of all spans, one after the other, as a file of their own. */
function writeFile(
  bytes: Uint8Array,
  base: number,
  layout: FrameLayout,
  spans: readonly FrameSpan[],
): Uint8Array<ArrayBuffer> {
  const { index } = layout;
  const parts = spans.flatMap(({ first, end }) =>
    runsOf(index, first, end).map((run) =>
      bytes.subarray(run.offset - base, run.offset - base + run.bytes),
    ),
  );
  if (layout.kind === 'mpeg') return joinBytes(parts);
  const sizes = spans.map(({ first, end }) => index.sizes.subarray(first, end));
  const all = new Uint32Array(sizes.reduce((total, part) => total + part.length, 0));
  sizes.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  const header = writeMp4Header({
    sampleEntry: layout.sampleEntry,
    timescale: index.sampleRate,
    samplesPerFrame: index.samplesPerFrame,
    sizes: all,
    runs: [{ count: all.length, offset: 0 }],
    dataBytes: parts.reduce((total, part) => total + part.length, 0),
    framesPerStart: 1,
  });
  return joinBytes([header, ...parts]);
}

/** Two halves of these frames: the first one is as long, or by a frame longer. */
function halve(spans: readonly FrameSpan[]): [FrameSpan[], FrameSpan[]] {
  const frames = spans.reduce((total, { first, end }) => total + end - first, 0);
  let left = Math.ceil(frames / 2);
  const [before, after]: [FrameSpan[], FrameSpan[]] = [[], []];
  for (const { first, end } of spans) {
    const middle = Math.min(end, first + left);
    left -= middle - first;
    if (middle > first) before.push({ first, end: middle });
    if (end > middle) after.push({ first: middle, end });
  }
  return [before, after];
}

/** The two halves of these frames beside each other; null where they can't be merged. */
function mergeHalves(
  bytes: Uint8Array,
  base: number,
  layout: FrameLayout,
  halves: readonly (readonly FrameSpan[])[],
) {
  const read = halves.map((spans) =>
    spans.map(({ first, end }) => ({
      read: warmStart(layout, first),
      first: overlapStart(first),
      end,
    })),
  );
  return mergeSides(bytes, base, layout.index, read);
}

/**
 * Cuts stretches of frames out of a file, each with the frames before it that a decoder needs, so
 * that they are decoded as one short file. `bytes` begin at `base` of the file. With a format of AAC
 * they become a stream without a file around it; those of MPEG always are.
 */
export function cutSlice(
  bytes: Uint8Array,
  base: number,
  sound: Pick<Sound, 'skipSamples'> & { layout: FrameLayout },
  wanted: readonly FrameSpan[],
  aac: AacFormat | null = null,
): Slice {
  const { layout, skipSamples } = sound;
  const { samplesPerFrame, sampleRate } = layout.index;
  const halves = halve(wanted);
  const merged = layout.kind === 'mpeg' ? mergeHalves(bytes, base, layout, halves) : null;
  const startOf = (first: number) =>
    merged === null ? warmStart(layout, first) : overlapStart(first);
  const spans: WantedSpan[] = [];
  let frames = 0;
  (merged === null ? [wanted] : halves).forEach((half, channel) => {
    let before = 0;
    for (const { first, end } of half) {
      const start = startOf(first);
      spans.push({
        from: (before + first - start) * samplesPerFrame,
        samples: (end - first) * samplesPerFrame,
        position: first * samplesPerFrame - skipSamples,
        channel: merged === null ? null : channel,
      });
      before += end - start;
    }
    frames = Math.max(frames, before);
  });
  const warm = wanted.map(({ first, end }) => ({ first: startOf(first), end }));
  const alone = aac && writeAacStream(aac, bytes, base, layout.index, warm);
  const whole = merged ?? alone ?? writeFile(bytes, base, layout, warm);
  return {
    bytes: whole.buffer,
    sampleRate,
    spans,
    samples: frames * samplesPerFrame,
  };
}

/** A decoder that loses frames loses them at the start: what it gives is counted from its end. */
export function lostSamples(slice: Pick<Slice, 'samples'>, decoded: number): number {
  return Math.max(0, slice.samples - decoded);
}
