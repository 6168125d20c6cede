import {
  HIGHEST_AT,
  LOWEST_AT,
  MAX_AT,
  MIN_AT,
  PAGE_BYTES,
  SAMPLES_AT,
  SCAN_PROGRAM,
  SQUARES_AT,
} from './scanWasm';
import { scanSamples, type Found, type ScanSamples } from './scanSamples';

/** Room for the samples of some channels, and the way to scan them. */
export interface SampleMemory {
  planes: Float32Array<ArrayBuffer>[];
  scan: ScanSamples;
}

type Scan = (from: number, end: number) => void;

/** Undefined before it is needed. */
let program: WebAssembly.Module | null | undefined;

/** Null where the browser can't run it, or its page mayn't. */
function compiled(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(SCAN_PROGRAM);
  } catch {
    return null;
  }
}

const sumOf = (four: Float32Array) =>
  (four[0] ?? 0) + (four[1] ?? 0) + (four[2] ?? 0) + (four[3] ?? 0);

/** Memory whose samples are scanned four at a time, which takes a fraction of the time. */
function quickMemory(module: WebAssembly.Module, channels: number, samples: number): SampleMemory {
  const planeBytes = samples * 4;
  const pages = Math.ceil((SAMPLES_AT + channels * planeBytes) / PAGE_BYTES);
  const memory = new WebAssembly.Memory({ initial: pages });
  const { exports } = new WebAssembly.Instance(module, { sound: { memory } });
  // What the program calls so.
  const scanFours = exports['scan'] as Scan;
  const { buffer } = memory;
  const four = (at: number) => new Float32Array(buffer, at, 4);
  four(HIGHEST_AT).fill(Infinity);
  four(LOWEST_AT).fill(-Infinity);
  const [min, max, squares] = [four(MIN_AT), four(MAX_AT), four(SQUARES_AT)];
  const rest: Found = { min: 0, max: 0, squares: 0 };
  const scan: ScanSamples = (plane, from, end, found) => {
    const fours = from + Math.floor((end - from) / 4) * 4;
    scanSamples(plane, fours, end, rest);
    if (fours === from) {
      Object.assign(found, rest);
      return;
    }
    scanFours(plane.byteOffset + from * 4, plane.byteOffset + fours * 4);
    found.min = Math.min(rest.min, min[0] ?? 0, min[1] ?? 0, min[2] ?? 0, min[3] ?? 0) + 0;
    found.max = Math.max(rest.max, max[0] ?? 0, max[1] ?? 0, max[2] ?? 0, max[3] ?? 0) + 0;
    found.squares = rest.squares + sumOf(squares);
  };
  const planes = Array.from(
    { length: channels },
    (_, channel) => new Float32Array(buffer, SAMPLES_AT + channel * planeBytes, samples),
  );
  return { planes, scan };
}

/** Memory for so many samples of each channel; what is in its planes is to be scanned by its `scan`. */
export function takeSampleMemory(channels: number, samples: number): SampleMemory {
  if (program === undefined) program = compiled();
  if (program !== null) return quickMemory(program, channels, samples);
  const planes = Array.from({ length: channels }, () => new Float32Array(samples));
  return { planes, scan: scanSamples };
}

/** The same memory for one sound after the other: new memory is slow where it is first written to. */
export class ReusedMemory {
  private memory: SampleMemory = { planes: [], scan: scanSamples };

  /** With a plane for each channel, at least so long. */
  take(channels: number, samples: number): SampleMemory {
    const { planes } = this.memory;
    const isEnough = planes.length >= channels && (planes[0]?.length ?? 0) >= samples;
    if (!isEnough) this.memory = takeSampleMemory(channels, samples);
    const { memory } = this;
    return memory.planes.length === channels
      ? memory
      : { ...memory, planes: memory.planes.slice(0, channels) };
  }

  /** Copies what was decoded elsewhere, to be scanned sooner than it could be there. */
  hold(channels: readonly Float32Array[]): SampleMemory {
    const samples = channels[0]?.length ?? 0;
    const { planes, scan } = this.take(channels.length, samples);
    const held = planes.map((plane) => plane.subarray(0, samples));
    held.forEach((plane, channel) => plane.set(channels[channel] ?? []));
    return { planes: held, scan };
  }
}
