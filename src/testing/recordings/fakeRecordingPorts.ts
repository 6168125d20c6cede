import { type RecordingPorts } from '../../audio/recording/recordingPorts';
import { RecordingCache } from '../../audio/recording/recordingCache';
import { startLocalClient } from '../../audio/decode/startDecodeClient';
import { MpegFrameScanner } from '../../domain/audioFormats/mpegFrameScanner';

const HEADER_BYTES = 4;

/** Fake decoder that maps each frame's fill byte to a sample level; 127 is full scale. */
export async function decodeFillBytes(bytes: ArrayBuffer): Promise<Float32Array[]> {
  const scanner = new MpegFrameScanner();
  scanner.scan(new Uint8Array(bytes), 0, true);
  const frames = scanner.finish();
  if (frames.kind !== 'scanned') throw new DOMException('Not sound', 'EncodingError');
  const { offsets, sizes, samplesPerFrame } = frames.index;
  const samples = new Float32Array(sizes.length * samplesPerFrame);
  offsets.forEach((offset, frame) => {
    const fill = new Uint8Array(bytes)[offset + HEADER_BYTES] ?? 0;
    samples.fill(fill / 127, frame * samplesPerFrame, (frame + 1) * samplesPerFrame);
  });
  return [samples];
}

/** Fake browser APIs of a recording. */
export function fakeRecordingPorts(part: Partial<RecordingPorts> = {}): RecordingPorts {
  return {
    startDecodeClient: startLocalClient,
    decode: decodeFillBytes,
    canSeekMp3: () => true,
    cache: new RecordingCache(),
    ...part,
  };
}

/** Tracks object URLs that were created and not revoked. */
export class ObjectUrlTracker {
  readonly open = new Map<string, Blob>();
  private readonly create = URL.createObjectURL;
  private readonly revoke = URL.revokeObjectURL;

  constructor() {
    let last = 0;
    URL.createObjectURL = (blob) => {
      last += 1;
      const url = `blob:test/${last}`;
      // cast: the tests pass only blobs
      this.open.set(url, blob as Blob);
      return url;
    };
    URL.revokeObjectURL = (url) => void this.open.delete(url);
  }

  restore(): void {
    URL.createObjectURL = this.create;
    URL.revokeObjectURL = this.revoke;
  }
}
