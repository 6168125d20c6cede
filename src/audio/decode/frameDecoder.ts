import { withTimeout } from '../../platform/withTimeout';

/** WebCodecs configuration for frames without a container: an MP3 or ADTS elementary stream. */
export interface FrameStreamFormat {
  codec: 'mp3' | 'mp4a.40.2';
  sampleRate: number;
  numberOfChannels: number;
}

export interface FrameDecoder {
  /**
   * Decodes to the samples of each channel, in a buffer shared by all calls and valid until the next one. Rejects
   * unless exactly `samples` samples result. Detaches `bytes`.
   */
  decode(
    bytes: ArrayBuffer,
    samples: number,
    format: FrameStreamFormat,
  ): Promise<readonly Float32Array[]>;
  close(): void;
}

/** Time limit per slice in milliseconds; a hung decoder counts as failed. */
const TIMEOUT_MS = 10_000;

const failLate = (): never => {
  throw new Error('The decoder does not respond');
};

/** Full scale of 32-bit integer samples. */
const FULL_SCALE = 2 ** 31;

/**
 * Collects the decoded samples of one slice after another in the same memory, because the first write to new pages is
 * slow. Copies integers and converts them to floats in place, because copying floats crashes the web process of
 * WebKitGTK 2.50.
 */
class SampleBuffer {
  /** One plane per channel, each at least as long as the slice. */
  private planes: Float32Array<ArrayBuffer>[] = [];
  /** Views into the planes by frame, reused for hundreds of thousands of frames. */
  private cachedViews: Int32Array<ArrayBuffer>[][] = [];
  private frame = 0;
  private channels = 0;
  private filled = 0;
  private expected = 0;
  private sampleRate = 0;

  reset(samples: number, sampleRate: number): void {
    this.expected = samples;
    this.sampleRate = sampleRate;
    this.filled = 0;
    this.frame = 0;
    this.channels = 0;
  }

  append(audio: AudioData): void {
    const { numberOfChannels, numberOfFrames } = audio;
    const from = this.filled;
    this.filled += numberOfFrames;
    if (from === 0) this.channels = numberOfChannels;
    const matchesFormat =
      audio.sampleRate === this.sampleRate && numberOfChannels === this.channels;
    // NaN fails the check in `finish`, so that a slice with an unexpected format is dropped as a whole.
    if (!matchesFormat) this.filled = NaN;
    if (!matchesFormat || this.filled > this.expected) return;
    const views = this.viewsFor(from, numberOfFrames);
    try {
      views.forEach((view, planeIndex) => audio.copyTo(view, { planeIndex, format: 's32-planar' }));
    } catch {
      // Some engines may support float formats only.
      this.filled = NaN;
    }
  }

  /** Samples of each channel; null unless exactly the expected number was appended. */
  finish(): Float32Array[] | null {
    const { filled, expected } = this;
    if (filled !== expected) return null;
    return this.acquirePlanes().map((plane) => {
      const integers = new Int32Array(plane.buffer, plane.byteOffset, filled);
      for (let at = 0; at < filled; at += 1) plane[at] = (integers[at] ?? 0) / FULL_SCALE;
      return plane.subarray(0, filled);
    });
  }

  private acquirePlanes(): Float32Array<ArrayBuffer>[] {
    const { planes, channels, expected } = this;
    const isReusable = planes.length === channels && (planes[0]?.length ?? 0) >= expected;
    if (!isReusable)
      this.planes = Array.from({ length: channels }, () => new Float32Array(expected));
    return this.planes;
  }

  private viewsFor(from: number, samples: number): Int32Array<ArrayBuffer>[] {
    const planes = this.acquirePlanes();
    const [plane] = planes;
    const cached = this.cachedViews[this.frame];
    const [view] = cached ?? [];
    const isReusable =
      cached?.length === planes.length &&
      view?.buffer === plane?.buffer &&
      view?.length === samples &&
      view.byteOffset === (plane?.byteOffset ?? 0) + from * 4;
    const views = isReusable
      ? cached
      : planes.map(
          ({ buffer, byteOffset }) => new Int32Array(buffer, byteOffset + from * 4, samples),
        );
    this.cachedViews[this.frame] = views;
    this.frame += 1;
    return views;
  }
}

/**
 * WebCodecs AudioDecoder. Receives hundreds of frames as one chunk and decodes off the calling thread; one call per
 * frame would take longer than the decoding itself.
 */
export class BrowserFrameDecoder implements FrameDecoder {
  private decoder: AudioDecoder | null = null;
  private format: string | null = null;
  private readonly buffer = new SampleBuffer();

  async decode(bytes: ArrayBuffer, samples: number, format: FrameStreamFormat) {
    this.buffer.reset(samples, format.sampleRate);
    try {
      const decoder = this.configuredFor(format);
      const frames = { type: 'key', timestamp: 0, data: bytes } as const;
      decoder.decode(new EncodedAudioChunk({ ...frames, transfer: [bytes] }));
      await withTimeout(decoder.flush(), TIMEOUT_MS, failLate);
      const decoded = this.buffer.finish();
      if (decoded === null) throw new Error('Not all frames gave their sound');
      return decoded;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    if (this.decoder !== null && this.decoder.state !== 'closed') this.decoder.close();
    this.decoder = null;
    this.format = null;
  }

  private configuredFor(format: FrameStreamFormat): AudioDecoder {
    this.decoder ??= new AudioDecoder({
      output: (audio) => {
        this.buffer.append(audio);
        audio.close();
      },
      // The pending flush rejects as well.
      error: () => undefined,
    });
    const formatKey = JSON.stringify(format);
    if (formatKey !== this.format) this.decoder.configure(format);
    this.format = formatKey;
    return this.decoder;
  }
}
