import { type Page } from '@playwright/test';
import { isNoise, readTimeCode } from './timeCode';

/** Points within tones, from the first minute to the last. */
export const SEEK_POINTS = [20.5, 565.5, 1210.5, 1770.5, 2410.5, 2970.5, 3530.5].map((point) => {
  if (isNoise(Math.floor(point)) || isNoise(Math.floor(point) + 2))
    throw new Error(`Noise at ${point}`);
  return point;
});

interface RecordedAudio {
  samples: number[];
  rate: number;
}

/** Seeks the page's newest audio element to a point and records the sound that follows. */
async function recordAfterSeek(page: Page, point: number): Promise<RecordedAudio> {
  return page.evaluate(async (seconds) => {
    const found = window.benchAudios?.findLast((each) => each.src !== '');
    if (found === undefined) throw new Error('No audio element');
    const audio = found;
    audio.pause();
    window.benchContext ??= new AudioContext();
    const context = window.benchContext;
    await context.resume();
    window.benchSources ??= new Map();
    const source = window.benchSources.get(audio) ?? context.createMediaElementSource(audio);
    window.benchSources.set(audio, source);
    await new Promise((resolve) => {
      audio.addEventListener('seeked', resolve, { once: true });
      audio.currentTime = seconds;
    });
    const recorder = context.createScriptProcessor(4096, 1, 1);
    const samples: number[] = [];
    recorder.onaudioprocess = (event) => samples.push(...event.inputBuffer.getChannelData(0));
    source.connect(recorder);
    recorder.connect(context.destination);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await audio.play();
    await new Promise((resolve) => setTimeout(resolve, 2600));
    audio.pause();
    recorder.disconnect();
    source.disconnect();
    return { samples, rate: context.sampleRate };
  }, point);
}

declare global {
  interface Window {
    /** All audio elements created by the page, oldest first. */
    benchAudios?: HTMLAudioElement[];
    benchContext?: AudioContext;
    benchSources?: Map<HTMLAudioElement, MediaElementAudioSourceNode>;
  }
}

/** Difference in seconds between the sought and the actual playback position, at each point. */
export async function measureSeeks(page: Page, encoderDelay: number): Promise<number[]> {
  const errors: number[] = [];
  for (const point of SEEK_POINTS) {
    const { samples, rate } = await recordAfterSeek(page, point);
    const moment = readTimeCode(Float32Array.from(samples), rate);
    errors.push(moment === null ? NaN : moment - (point - encoderDelay));
  }
  return errors;
}

/** Remembers every audio element that the page creates from now on. */
export async function trackAudioElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const audios: HTMLAudioElement[] = [];
    window.benchAudios = audios;
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (element instanceof HTMLAudioElement) audios.push(element);
      return element;
    };
  });
}
