import { type Page } from '@playwright/test';
import { RATE, SECONDS, sweepPhase } from './sweeps';

/** Samples that are compared. */
const COMPARED = Math.round(0.15 * RATE);
/** Seconds before and after the expected moment that are searched. */
const SEARCHED = 0.8;

interface PageWithAudio extends Window {
  /** Audio elements that the page made, in their order. */
  audios?: HTMLAudioElement[];
  context?: AudioContext;
  source?: MediaElementAudioSourceNode;
}

/** Keeps the audio elements that the page makes from now on: they are not in its document. */
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

/** URL at which the page finds the capture's code, where the engine lets tests serve what a worklet requests. */
const CAPTURE = '/capture.js';
/**
 * Audio worklet processor that posts `wanted` samples from the first loud one on, with the count of those before
 * it. It runs on the audio thread: blocks that a busy page's own thread would miss are not lost.
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

/** Plays the page's newest recording from each point (s). */
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
        // Chromium requests it past the tests' routes; its policy is off here, so that a blob will do.
        const blob = new Blob([code], { type: 'text/javascript' });
        await context.audioWorklet.addModule(URL.createObjectURL(blob));
      });
      // An element has one source for its life.
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
      // The first one starts the engine's output, in the middle of which its sound would begin; from elsewhere, as
      // WebKitGTK plays on what it holds of the sound after a short seek.
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

/** Every other sample is compared: at 8 kHz all tones are there. */
const COMPARED_STEP = 2;
/** Samples from one rough place to the next: a tone is like itself a few milliseconds around. */
const ROUGH_STEP = 4;
/** Samples around the best rough place that are looked at one by one. */
const FINE_RANGE = 80;

/** Moment of the tones (s) at which these samples begin: where they are most like them, near the expected one. */
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

/** Milliseconds, at one point. */
export interface SeekError {
  /** From where the seek led to what is heard first. */
  late: number;
  /** The same less the silence before it: the error of the position itself; negative where playing began late. */
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

/** A busy machine loses sound, at another moment each time: points that seem wrong are tried again. */
const TRIES = 4;

/**
 * Seeks the page's newest recording to each point (s) and hears what comes, again where that is not accepted; `delay`
 * is the silence (s) that the encoder put before the sound.
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
