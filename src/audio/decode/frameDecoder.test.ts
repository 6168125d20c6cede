import { BrowserFrameDecoder } from './frameDecoder';

/** Output of a fake decoder: planes of 32-bit integers, or a refusal to copy them. */
interface Sound {
  planes: number[][];
  isRefused?: boolean;
}

const format = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2 } as const;
const slice = () => new ArrayBuffer(4);

let sounds: Sound[] = [];
let closed = 0;

class FakeDecoder {
  state = 'unconfigured';
  constructor(private readonly ports: { output: (audio: unknown) => void }) {}
  configure() {
    this.state = 'configured';
  }
  decode() {
    for (const { planes, isRefused } of sounds) {
      this.ports.output({
        sampleRate: format.sampleRate,
        numberOfChannels: planes.length,
        numberOfFrames: planes[0]?.length ?? 0,
        copyTo(to: Int32Array, options: { planeIndex: number; format: string }) {
          const isUnknown = isRefused || options.format !== 's32-planar';
          if (isUnknown) throw new DOMException('Not this format', 'NotSupportedError');
          to.set(planes[options.planeIndex] ?? []);
        },
        close: () => (closed += 1),
      });
    }
  }
  async flush() {}
  close() {
    this.state = 'closed';
  }
}

beforeEach(() => {
  closed = 0;
  Object.assign(globalThis, { AudioDecoder: FakeDecoder, EncodedAudioChunk: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioDecoder');
  Reflect.deleteProperty(globalThis, 'EncodedAudioChunk');
});

describe('the decoder of frames', () => {
  it('gives the samples of all frames as floats, also in memory that it used before', async () => {
    const decoder = new BrowserFrameDecoder();
    const half = 2 ** 30;
    sounds = [
      {
        planes: [
          [half, -half],
          [0, 1],
        ],
      },
      { planes: [[-(2 ** 31)], [half / 2]] },
    ];
    const floats = [
      [0.5, -0.5, -1],
      [0, 2 ** -31, 0.25],
    ];
    for (const expected of [floats, floats]) {
      const channels = await decoder.decode(slice(), 3, format);
      expect(channels.map((channel) => [...channel])).toEqual(expected);
    }
    expect(closed).toBe(4);
    decoder.close();
  });

  it('fails where a frame is missing, or comes with another number of channels', async () => {
    const decoder = new BrowserFrameDecoder();
    sounds = [
      {
        planes: [
          [1, 2],
          [3, 4],
        ],
      },
    ];
    await expect(decoder.decode(slice(), 3, format)).rejects.toThrow('Not all frames');
    sounds = [{ planes: [[1], [2]] }, { planes: [[3]] }];
    await expect(decoder.decode(slice(), 2, format)).rejects.toThrow('Not all frames');
  });

  it('fails, and nothing else does, where the engine refuses integers', async () => {
    const decoder = new BrowserFrameDecoder();
    sounds = [
      { planes: [[1, 2]], isRefused: true },
      { planes: [[3]], isRefused: true },
    ];
    await expect(decoder.decode(slice(), 3, format)).rejects.toThrow('Not all frames');
    expect(closed).toBe(2);
  });
});
