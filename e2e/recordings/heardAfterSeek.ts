import { type Page } from '@playwright/test';
import { RATE, SECONDS, sweepPhase } from './sweeps';

/** Number of compared samples. */
const COMPARED = Math.round(0.15 * RATE);
/** Range of the search before and after the expected moment, in seconds. */
const SEARCHED = 0.8;

interface PageWithAudio extends Window {
  /** Audio elements created by the page, in order. */
  audios?: HTMLAudioElement[];
  context?: AudioContext;
  source?: MediaElementAudioSourceNode;
}

/** Keeps the audio elements that the page creates from now on, as they are not in its document. */
export async function keepAudioElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const audios: HTMLAudioElement[] = [];
    Object.assign(window, { audios });
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (element instanceof HTMLAudioElement) audios.push(element);
      return element;
    };
  });
}

interface Heard {
  /** Seconds of silence before the first loud sample. */
  silence: number;
  /** Sound from the first loud sample on. */
  samples: number[];
}

/** URL of the capture's code, in engines that let tests serve a worklet's requests. */
const CAPTURE = '/capture.js';
/**
 * Audio worklet processor that posts `wanted` samples from the first loud one on, with the number of silent samples
 * before it. It runs on the audio thread, so that a busy page loses no blocks.
 */
const captureCode = `
registerProcessor('capture', class extends AudioWorkletProcessor {
  silent = 0;
  samples = [];
  constructor({ processorOptions: { wanted } }) {
    super();
    this.wanted = wanted;
  }
  process([[channel]]) {
    for (const sample of channel ?? []) {
      if (this.samples.length > 0 || Math.abs(sample) > 0.05) this.samples.push(sample);
      else this.silent += 1;
    }
    if (this.samples.length < this.wanted) return true;
    this.port.postMessage({ silent: this.silent, samples: this.samples.slice(0, this.wanted) });
    return false;
  }
});`;

/** Plays the page's newest recording from each point, in seconds. */
async function hearFrom(page: Page, points: readonly number[]): Promise<Heard[]> {
  await page.route(`**${CAPTURE}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: captureCode }),
  );
  return page.evaluate(
    async ({ seconds, length, rate, wanted, url, code }) => {
      const audio = (window as PageWithAudio).audios?.findLast(({ src }) => src !== '');
      if (audio === undefined) throw new Error('No recording');
      const player: PageWithAudio = window;
      const context = (player.context ??= new AudioContext({ sampleRate: rate }));
      await context.audioWorklet.addModule(url).catch(async () => {
        // Chromium's request bypasses the tests' routes; its policy is disabled here, so that a blob URL works.
        const blob = new Blob([code], { type: 'text/javascript' });
        await context.audioWorklet.addModule(URL.createObjectURL(blob));
      });
      // An element can have only one source node.
      const source = (player.source ??= context.createMediaElementSource(audio));
      const hear = async (point: number): Promise<Heard> => {
        await new Promise((resolve) => {
          audio.addEventListener('seeked', resolve, { once: true });
          audio.currentTime = point;
        });
        const recorder = new AudioWorkletNode(context, 'capture', { processorOptions: { wanted } });
        const heard = new Promise<{ silent: number; samples: number[] }>((resolve) => {
          recorder.port.onmessage = ({ data }) => resolve(data);
        });
        source.connect(recorder).connect(context.destination);
        await audio.play();
        const { silent, samples } = await heard;
        audio.pause();
        source.disconnect();
        recorder.disconnect();
        return { silence: silent / rate, samples };
      };
      // The first playback starts the engine's output, which would swallow its beginning. It starts far away, because
      // WebKitGTK continues with buffered sound after a short seek.
      const first = seconds[0] ?? 0;
      await hear(first > length / 2 ? first / 4 : length - first);
      const heard: Heard[] = [];
      for (const point of seconds) heard.push(await hear(point));
      return heard;
    },
    {
      seconds: points,
      length: SECONDS,
      rate: RATE,
      wanted: COMPARED,
      url: CAPTURE,
      code: captureCode,
    },
  );
}

/** Every other sample is compared: 8 kHz covers all tones. */
const COMPARED_STEP = 2;
/** Step of the coarse search in samples: a tone resembles itself within a few milliseconds. */
const ROUGH_STEP = 4;
/** Number of samples around the best coarse match that are searched individually. */
const FINE_RANGE = 80;

/** Moment within the tones, in seconds, at which the samples begin: the best match near the expected moment. */
function momentOf(samples: readonly number[], expected: number): number {
  const first = Math.round((expected - SEARCHED) * RATE);
  const count = Math.round(2 * SEARCHED * RATE);
  const heard = Float32Array.from(samples);
  const tones = Float32Array.from({ length: count + heard.length }, (_, at) =>
    Math.sin(sweepPhase((first + at) / RATE)),
  );
  const mostAlike = (from: number, to: number, step: number) => {
    let [best, most] = [from, -1];
    for (let start = from; start < to; start += step) {
      let likeness = 0;
      for (let at = 0; at < heard.length; at += COMPARED_STEP) {
        likeness += (heard[at] ?? 0) * (tones[start + at] ?? 0);
      }
      if (Math.abs(likeness) > most) [best, most] = [start, Math.abs(likeness)];
    }
    return best;
  };
  const rough = mostAlike(0, count, ROUGH_STEP);
  const [from, to] = [Math.max(0, rough - FINE_RANGE), Math.min(count, rough + FINE_RANGE)];
  return (first + mostAlike(from, to, 1)) / RATE;
}

/** Errors at one point, in milliseconds. */
export interface SeekError {
  /** Delay from the sought position to the first sound heard. */
  late: number;
  /** The delay without the preceding silence: the error of the position itself; negative when playing began late. */
  shift: number;
}

async function measure(page: Page, points: readonly number[], delay: number): Promise<SeekError[]> {
  const heard = await hearFrom(page, points);
  return heard.map(({ silence, samples }, index) => {
    const expected = (points[index] ?? 0) - delay;
    const late = momentOf(samples, expected) - expected;
    return { late: Math.round(late * 1000), shift: Math.round((late - silence) * 1000) };
  });
}

/** A busy machine loses sound, at a different moment each time: points that seem wrong are retried. */
const TRIES = 4;

/**
 * Seeks the page's newest recording to each point (in seconds) and measures the sound, retrying unaccepted ones;
 * `delay` is the encoder's initial silence in seconds.
 */
export async function seekErrors(
  page: Page,
  points: readonly number[],
  { delay, isAccepted }: { delay: number; isAccepted: (error: SeekError) => boolean },
): Promise<SeekError[]> {
  const errors = await measure(page, points, delay);
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    const again = points.filter((_, index) => {
      const error = errors[index];
      return error !== undefined && !isAccepted(error);
    });
    if (again.length === 0) break;
    const repeated = await measure(page, again, delay);
    again.forEach((point, index) =>
      errors.splice(points.indexOf(point), 1, ...repeated.slice(index, index + 1)),
    );
  }
  return errors;
}
