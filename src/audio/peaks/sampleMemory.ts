import {
  POSITIVE_INFINITY_AT,
  NEGATIVE_INFINITY_AT,
  MAX_AT,
  MIN_AT,
  PAGE_BYTES,
  SAMPLES_AT,
  SCAN_MODULE,
  SQUARES_AT,
} from './scanWasm';
import { scanSamples, type SampleStats, type ScanSamples } from './scanSamples';

/** Planes for the samples of each channel, and the function that scans them. */
export interface SampleMemory {
  planes: Float32Array<ArrayBuffer>[];
  scan: ScanSamples;
}

type ScanExport = (from: number, end: number) => void;

/** Undefined before the first use; null where WebAssembly cannot be compiled. */
let compiledModule: WebAssembly.Module | null | undefined;

/** Null where the browser lacks SIMD or the page's security policy forbids WebAssembly. */
function compile(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(SCAN_MODULE);
  } catch {
    return null;
  }
}

const sumOf = (lanes: Float32Array) =>
  (lanes[0] ?? 0) + (lanes[1] ?? 0) + (lanes[2] ?? 0) + (lanes[3] ?? 0);

/** Linear memory whose samples are scanned by SIMD, in a fraction of the time. */
function wasmMemory(module: WebAssembly.Module, channels: number, samples: number): SampleMemory {
  const planeBytes = samples * 4;
  const pages = Math.ceil((SAMPLES_AT + channels * planeBytes) / PAGE_BYTES);
  const memory = new WebAssembly.Memory({ initial: pages });
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  // The module's one export.
  const scanVectors = exports['scan'] as ScanExport;
  const { buffer } = memory;
  const lanesAt = (at: number) => new Float32Array(buffer, at, 4);
  lanesAt(POSITIVE_INFINITY_AT).fill(Infinity);
  lanesAt(NEGATIVE_INFINITY_AT).fill(-Infinity);
  const [min, max, squares] = [lanesAt(MIN_AT), lanesAt(MAX_AT), lanesAt(SQUARES_AT)];
  const tail: SampleStats = { min: 0, max: 0, sumOfSquares: 0 };
  const scan: ScanSamples = (plane, from, end, stats) => {
    const vectorEnd = from + Math.floor((end - from) / 4) * 4;
    scanSamples(plane, vectorEnd, end, tail);
    if (vectorEnd === from) {
      Object.assign(stats, tail);
      return;
    }
    scanVectors(plane.byteOffset + from * 4, plane.byteOffset + vectorEnd * 4);
    stats.min = Math.min(tail.min, min[0] ?? 0, min[1] ?? 0, min[2] ?? 0, min[3] ?? 0) + 0;
    stats.max = Math.max(tail.max, max[0] ?? 0, max[1] ?? 0, max[2] ?? 0, max[3] ?? 0) + 0;
    stats.sumOfSquares = tail.sumOfSquares + sumOf(squares);
  };
  const planes = Array.from(
    { length: channels },
    (_, channel) => new Float32Array(buffer, SAMPLES_AT + channel * planeBytes, samples),
  );
  return { planes, scan };
}

/** Memory for `samples` samples of each channel; its planes must be scanned by its own `scan`. */
export function allocateSampleMemory(channels: number, samples: number): SampleMemory {
  if (compiledModule === undefined) compiledModule = compile();
  if (compiledModule !== null) return wasmMemory(compiledModule, channels, samples);
  const planes = Array.from({ length: channels }, () => new Float32Array(samples));
  return { planes, scan: scanSamples };
}

/** Reuses memory from slice to slice: the first write to new pages is slow. */
export class SampleMemoryPool {
  private memory: SampleMemory = { planes: [], scan: scanSamples };

  /** Memory with one plane per channel, each of at least `samples` samples. */
  acquire(channels: number, samples: number): SampleMemory {
    const { planes } = this.memory;
    const isLargeEnough = planes.length >= channels && (planes[0]?.length ?? 0) >= samples;
    if (!isLargeEnough) this.memory = allocateSampleMemory(channels, samples);
    const { memory } = this;
    return memory.planes.length === channels
      ? memory
      : { ...memory, planes: memory.planes.slice(0, channels) };
  }

  /** Copies decoded samples into the memory: the faster scan is worth the copy. */
  copyIn(channels: readonly Float32Array[]): SampleMemory {
    const samples = channels[0]?.length ?? 0;
    const { planes, scan } = this.acquire(channels.length, samples);
    const views = planes.map((plane) => plane.subarray(0, samples));
    views.forEach((plane, channel) => plane.set(channels[channel] ?? []));
    return { planes: views, scan };
  }
}
