import { ReusedMemory } from '../peaks/sampleMemory';
import { type ScanSamples } from '../peaks/scanSamples';

/** What a decoder has to know of frames that stand one after the other, without a file around them. */
export interface StreamFormat {
  codec: 'mp3' | 'mp4a.40.2';
  sampleRate: number;
  numberOfChannels: number;
}

export interface DecodedFrames {
  channels: readonly Float32Array[];
  /** What these samples are scanned with. */
  scan: ScanSamples;
}

export interface FrameDecoder {
  /**
   * The samples of each channel, until it is asked again: the same memory is used for all. Rejects
   * where not all of these samples come out. The bytes are taken and can't be used again.
   */
  decode(bytes: ArrayBuffer, samples: number, format: StreamFormat): Promise<DecodedFrames>;
  close(): void;
}

/** A decoder that never answers is no better than one that refuses. */
const PATIENCE_MS = 10_000;

async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The decoder does not answer')), PATIENCE_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Gathers the samples of one slice after the other in the same memory. */
class SampleRoom {
  private readonly memory = new ReusedMemory();
  /** The part of each plane for each frame: hundreds of thousands of frames go to the same places. */
  private places: Float32Array<ArrayBuffer>[][] = [];
  private frame = 0;
  private channels = 0;
  private filled = 0;
  private expected = 0;
  private sampleRate = 0;

  expect(samples: number, sampleRate: number): void {
    this.expected = samples;
    this.sampleRate = sampleRate;
    this.filled = 0;
    this.frame = 0;
    this.channels = 0;
  }

  take(sound: AudioData): void {
    const { numberOfChannels, numberOfFrames } = sound;
    const from = this.filled;
    this.filled += numberOfFrames;
    if (from === 0) this.channels = numberOfChannels;
    const isAsAsked = sound.sampleRate === this.sampleRate && numberOfChannels === this.channels;
    // Nothing of a slice is used that isn't as it should be.
    if (!isAsAsked) this.filled = NaN;
    if (!isAsAsked || this.filled > this.expected) return;
    const parts = this.placeFor(from, numberOfFrames);
    for (let planeIndex = 0; planeIndex < parts.length; planeIndex += 1) {
      const part = parts[planeIndex];
      if (part !== undefined) sound.copyTo(part, { planeIndex, format: 'f32-planar' });
    }
  }

  /** Null where it isn't exactly what was expected. */
  end(): DecodedFrames | null {
    const { filled, expected } = this;
    if (filled !== expected) return null;
    const { planes, scan } = this.memory.take(this.channels, expected);
    const channels = planes.map((plane) => plane.subarray(0, filled));
    return { channels, scan };
  }

  private placeFor(from: number, samples: number): Float32Array<ArrayBuffer>[] {
    const { planes } = this.memory.take(this.channels, this.expected);
    const [plane] = planes;
    const known = this.places[this.frame];
    const [part] = known ?? [];
    const isThere =
      known?.length === planes.length &&
      part?.buffer === plane?.buffer &&
      part?.length === samples &&
      part.byteOffset === (plane?.byteOffset ?? 0) + from * 4;
    const parts = isThere ? known : planes.map((each) => each.subarray(from, from + samples));
    this.places[this.frame] = parts;
    this.frame += 1;
    return parts;
  }
}

/**
 * One of the browser's own decoders. It takes hundreds of frames at a time and decodes them outside
 * of the thread that asks: a call for each would take longer than the decoding itself.
 */
export class BrowserFrameDecoder implements FrameDecoder {
  private decoder: AudioDecoder | null = null;
  private format: string | null = null;
  private readonly room = new SampleRoom();

  async decode(bytes: ArrayBuffer, samples: number, format: StreamFormat) {
    this.room.expect(samples, format.sampleRate);
    try {
      const decoder = this.readyFor(format);
      const frames = { type: 'key', timestamp: 0, data: bytes } as const;
      decoder.decode(new EncodedAudioChunk({ ...frames, transfer: [bytes] }));
      await inTime(decoder.flush());
      const decoded = this.room.end();
      if (decoded === null) throw new Error('Not all frames gave their sound');
      return decoded;
    } catch (problem) {
      this.close();
      throw problem;
    }
  }

  close(): void {
    if (this.decoder !== null && this.decoder.state !== 'closed') this.decoder.close();
    this.decoder = null;
    this.format = null;
  }

  private readyFor(format: StreamFormat): AudioDecoder {
    this.decoder ??= new AudioDecoder({
      output: (sound) => {
        this.room.take(sound);
        sound.close();
      },
      // What it was asked for rejects, too.
      error: () => undefined,
    });
    const asked = JSON.stringify(format);
    if (asked !== this.format) this.decoder.configure(format);
    this.format = asked;
    return this.decoder;
  }
}
