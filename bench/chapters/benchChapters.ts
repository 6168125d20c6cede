import { basename } from 'node:path';
import { type BrowserContext, type Page } from '@playwright/test';
import { signIn } from '../../e2e/signIn';
import { startProduct } from '../../scripts/product/startProduct';
import { type Bench, type Goal, type Table } from '../measure/bench';
import { medianOf } from '../measure/median';
import { openBrowser } from '../measure/openBrowser';
import { benchGestures } from './benchGestures';
import { addRecording, tokenOf } from './addRecording';
import { goal } from './goal';
import { measureSeeks, SEEK_POINTS, trackAudioElements } from './measureSeeks';
import { makeRecordings } from './makeRecordings';
import { openWavesurfer } from './openWavesurfer';
import { openOnce, waitForExactPeaks, type Opening } from './openRecordings';
import { serveWavesurfer } from './serveWavesurfer';

const PORT = 4390;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const HOUR = 3595;
const THREE_HOURS = 10_784;

const medianBy = (openings: readonly Opening[], key: keyof Opening) =>
  medianOf(openings.map((opening) => opening[key]));

type WavesurferOpening = Awaited<ReturnType<typeof openWavesurfer>>;

/** Recovery time in milliseconds: a machine is slow for a while after reclaiming gigabytes. */
const RECOVERY_MS = 8000;

/** Goals are ratios within one run: absolute times depend on the machine's load. */
function ratioGoals(
  hour: readonly Opening[],
  wavesurfer: readonly WavesurferOpening[],
  threeHours: readonly Opening[],
): Goal[] {
  const medianOfWavesurfer = (key: 'openMs' | 'peakMegabytes') =>
    medianOf(wavesurfer.map((opening) => opening[key]));
  const exact = medianBy(hour, 'toExact');
  const time = exact / medianOfWavesurfer('openMs');
  const memory = medianBy(hour, 'peakMegabytes') / medianOfWavesurfer('peakMegabytes');
  const growth = medianBy(threeHours, 'toExact') / exact;
  return [
    ...(Number.isNaN(time) ? [] : [goal('1 h: exact beside wavesurfer', time, 0.5, '×', 2)]),
    ...(Number.isNaN(memory) ? [] : [goal('1 h: memory beside wavesurfer', memory, 0.15, '×', 2)]),
    goal('3 h: exact beside 1 h', growth, 3.3, '×', 1),
  ];
}

function goalsOf(name: string, openings: readonly Opening[], isM4a: boolean): Goal[] {
  const seconds = (key: keyof Opening) => medianBy(openings, key) / 1000;
  return [
    ...(isM4a ? [] : [goal(`${name}: first overview`, seconds('toOverview'), 1.2, 's', 2)]),
    ...(isM4a ? [goal(`${name}: exact`, seconds('toExact'), 27, 's', 1)] : []),
    goal(`${name}: longest task of the page`, medianBy(openings, 'longestTask'), 50, 'ms'),
    goal(
      `${name}: peak of the renderer`,
      medianBy(openings, 'peakMegabytes'),
      isM4a ? 650 : 350,
      'MB',
    ),
    goal(`${name}: reopened`, medianBy(openings, 'toReopened'), 150, 'ms'),
  ];
}

function rowOf(name: string, openings: readonly Opening[], wavesurfer: WavesurferOpening) {
  const ms = (key: keyof Opening) => `${(medianBy(openings, key) / 1000).toFixed(2)} s`;
  return [
    name,
    ms('toOverview'),
    ms('toExact'),
    `${medianBy(openings, 'longestTask').toFixed(0)} ms`,
    `${medianBy(openings, 'peakMegabytes').toFixed(0)} MB`,
    ms('toReopened'),
    ms('toReloaded'),
    wavesurfer.ended,
    Number.isNaN(wavesurfer.peakMegabytes) ? '' : `${wavesurfer.peakMegabytes.toFixed(0)} MB`,
  ];
}

const largest = (errors: readonly number[]) =>
  Math.max(...errors.map((error) => (Number.isNaN(error) ? Infinity : Math.abs(error)))) * 1000;

/** Reference: a plain audio element with the file's URL in Chromium. */
async function measurePlainSeeks(
  context: BrowserContext,
  url: string,
  delay: number,
): Promise<number[]> {
  const page = await context.newPage();
  await trackAudioElements(page);
  await page.goto(url);
  await page.evaluate(async (name) => {
    const audio = document.createElement('audio');
    const file = await (await fetch(name)).blob();
    audio.src = URL.createObjectURL(file);
    await new Promise((resolve) => audio.addEventListener('canplay', resolve, { once: true }));
  }, '/time-coded.mp3');
  const errors = await measureSeeks(page, delay);
  await page.close();
  return errors;
}

async function firstTour(page: Page, url: string, authorization: string): Promise<string> {
  const response = await page.request.get(`${url}/api/tours?lang=en`, {
    headers: { authorization },
  });
  const id = /"id":"([^"]+)"/.exec(await response.text())?.[1];
  if (id === undefined) throw new Error('No tours');
  return id;
}

const parts = ['mp3', 'm4a', 'gestures', 'seeks'] as const;

/**
 * Opens recordings of several hours in the product, and in bare wavesurfer.js; zooms, scrolls and drags; measures seek
 * accuracy. Each part can run on its own.
 */
export const benchChapters: Bench = async (requestedParts) => {
  const unknown = requestedParts.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`Which part? Any of: ${parts.join(', ')}`);
  const isRequested = (part: (typeof parts)[number]) =>
    requestedParts.length === 0 || requestedParts.includes(part);
  const { hour, threeHours, threeHoursM4a, timeCoded, encoderDelay } = await makeRecordings();
  const product = await startProduct(PORT);
  const wavesurfer = await serveWavesurfer([hour, threeHours, threeHoursM4a, timeCoded]);
  const browser = await openBrowser(['--autoplay-policy=no-user-gesture-required']);
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const token = tokenOf(page);
    await signIn(page);
    const authorization = await token;
    const ports = { page, url: product.url, authorization };
    const tourId = await firstTour(page, product.url, authorization);
    const tables: Table[] = [];
    const goals: Goal[] = [];

    const files = [
      ...(isRequested('mp3') ? [hour, threeHours] : []),
      ...(isRequested('m4a') ? [threeHoursM4a] : []),
    ];
    const openingsOf = new Map<string, Opening[]>(files.map((file) => [file, []]));
    const wavesurferOpenings: WavesurferOpening[] = [];
    const paths = new Map<string, string>();
    for (const file of files) {
      const seconds = file === hour ? HOUR : THREE_HOURS;
      paths.set(file, await addRecording(ports, tourId, file, seconds));
    }
    // Interleaved, so that a slow minute affects all files.
    for (let run = 0; run < RUNS; run += 1) {
      for (const [file, path] of paths) {
        const opening = await openOnce(browser, context, product.url, path);
        openingsOf.get(file)?.push(opening);
        // Printed immediately, so that an aborted run still yields figures.
        console.log(basename(file), JSON.stringify(opening));
      }
      if (!paths.has(hour)) continue;
      wavesurferOpenings.push(await openWavesurfer(browser, wavesurfer.url, basename(hour)));
      await page.waitForTimeout(RECOVERY_MS);
    }
    for (const [file, openings] of openingsOf) {
      if (file !== hour) goals.push(...goalsOf(basename(file), openings, file === threeHoursM4a));
    }
    const [ofHour, ofThreeHours] = [openingsOf.get(hour), openingsOf.get(threeHours)];
    if (ofHour && ofThreeHours) goals.push(...ratioGoals(ofHour, wavesurferOpenings, ofThreeHours));

    if (isRequested('gestures')) {
      const path = await addRecording(ports, tourId, threeHours, THREE_HOURS);
      const comparison = { url: wavesurfer.url, file: threeHours };
      const gestures = await benchGestures(browser, context, path, comparison);
      tables.push(gestures.table);
      goals.push(...gestures.goals);
    }

    if (isRequested('seeks')) {
      const path = await addRecording(ports, tourId, timeCoded, HOUR);
      const seekPage = await context.newPage();
      await trackAudioElements(seekPage);
      await seekPage.goto(path);
      await waitForExactPeaks(seekPage);
      const ours = await measureSeeks(seekPage, encoderDelay);
      const plain = await measurePlainSeeks(context, wavesurfer.url, encoderDelay);
      goals.push(goal('Seek error, time-coded VBR', largest(ours), 30, 'ms'));
      tables.push({
        title: 'Seek error, 1 h MP3 of varying bit rate without a Xing header',
        columns: ['Seek to', 'Console', 'Chromium alone'],
        rows: SEEK_POINTS.map((point, index) => [
          `${point} s`,
          `${((ours[index] ?? NaN) * 1000).toFixed(0)} ms`,
          `${((plain[index] ?? NaN) * 1000).toFixed(0)} ms`,
        ]),
      });
    }

    // Last, because a machine is slow for a while after reclaiming gigabytes.
    const rows: string[][] = [];
    for (const [file, openings] of openingsOf) {
      const name = basename(file);
      const opened =
        file === hour ? wavesurferOpenings[0] : await openWavesurfer(browser, wavesurfer.url, name);
      if (opened !== undefined) rows.push(rowOf(name, openings, opened));
    }
    if (rows.length > 0) {
      const columns = ['File', 'Overview', 'Exact', 'Longest task', 'Renderer'];
      tables.unshift({
        title: `200 chapters, from the last byte, median of ${RUNS}; wavesurfer.js on its own with Regions: once`,
        columns: [...columns, 'Reopened', 'after a reload', 'wavesurfer', 'its renderer'],
        rows,
      });
    }
    return { tables, goals };
  } finally {
    await browser.close();
    wavesurfer.stop();
    await product.stop();
  }
};
