/**
 * Sound that encodes the current second: a tenth of a second of silence, then two tones. The lower one encodes the
 * second within its minute, the higher one the minute. Forty of every eighty seconds are noise instead, which takes an
 * encoder several times the bits.
 */
export const SILENCE_SECONDS = 0.1;
const LOUDNESS = 0.3;
const SECTION = 40;

export const lowTone = (second: number) => 300 + 20 * (second % 60);
export const highTone = (second: number) => 2000 + 20 * Math.floor(second / 60);
export const isNoise = (second: number) => Math.floor(second / SECTION) % 2 === 1;

/** Deterministic noise. */
function createNoise(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Samples of one second. */
export function timeCode(second: number, rate: number): Float32Array {
  const samples = new Float32Array(rate);
  const noise = createNoise(second);
  const [low, high] = [lowTone(second), highTone(second)].map(
    (hertz) => (2 * Math.PI * hertz) / rate,
  );
  for (let at = 0; at < rate; at += 1) {
    if (isNoise(second)) samples[at] = LOUDNESS * noise();
    else if (at >= SILENCE_SECONDS * rate) {
      samples[at] = LOUDNESS * (Math.sin((low ?? 0) * at) + Math.sin((high ?? 0) * at));
    }
  }
  return samples;
}

function strength(samples: Float32Array, hertz: number, rate: number): number {
  const step = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let [before, last] = [0, 0];
  for (const sample of samples) [before, last] = [last, sample + step * last - before];
  return before * before + last * last - step * before * last;
}

function strongest(samples: Float32Array, rate: number, toneOf: (index: number) => number): number {
  const indices = Array.from({ length: 60 }, (_, index) => index);
  const strengths = indices.map((index) => strength(samples, toneOf(index), rate));
  return strengths.indexOf(Math.max(...strengths));
}

/**
 * Moment of the recording, in seconds, at which captured sound begins; null when it cannot be determined. Initial
 * silence is the element's own.
 */
export function readTimeCode(captured: Float32Array, rate: number): number | null {
  const isLoud = (sample: number) => Math.abs(sample) > 0.05;
  const first = captured.findIndex(isLoud);
  let quiet = 0;
  for (let at = first; first >= 0 && at < captured.length; at += 1) {
    if (!isLoud(captured[at] ?? 0)) {
      quiet += 1;
      continue;
    }
    if (quiet > 0.6 * SILENCE_SECONDS * rate) {
      const tones = captured.subarray(at + Math.round(0.1 * rate), at + Math.round(0.7 * rate));
      if (tones.length < 0.5 * rate) return null;
      const inMinute = strongest(tones, rate, lowTone);
      const minute = strongest(tones, rate, (index) => highTone(index * 60));
      return minute * 60 + inMinute + SILENCE_SECONDS - (at - first) / rate;
    }
    quiet = 0;
  }
  return null;
}
