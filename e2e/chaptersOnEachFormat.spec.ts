import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { openNewRecording } from './openNewRecording';
import { keepAudioElements, seekErrors } from './recordings/heardAfterSeek';
import { recordings, SECONDS, type SweptRecording } from './recordings/sweeps';
import { authorizationOf } from './workerCalls';

/** Points in seconds, with only tones and with noise over them. */
const POINTS = [1.3, 7.6, 13.4, 19.7, 25.2, 31.5, 37.8];
/** Tolerance in milliseconds, as in the chapters bench. */
const LIMIT = 30;
/**
 * Milliseconds of silence in Firefox after a seek in an MP3: it starts at the frame of the point, whose data may begin
 * up to 511 bytes earlier (docs/BROWSERS.md).
 */
const FIREFOX_SILENCE = 500;
/** Milliseconds by which WebKitGTK may start early: mostly one frame (64 for AAC at 16 kHz), sometimes two or three. */
const WEBKIT_EARLY = 150;

/** Milliseconds before and after a point at which an engine may start to be heard, its silence included. */
function toleranceOf(engine: string, { mimeType }: SweptRecording) {
  const isSilentFirst = engine === 'firefox' && mimeType === 'audio/mpeg';
  return {
    early: engine === 'webkit' ? WEBKIT_EARLY : LIMIT,
    late: isSilentFirst ? LIMIT + FIREFOX_SILENCE : LIMIT,
  };
}

/** Seeks the open recording to each point and compares the sound. */
async function expectSeeksHeard(page: Page, recording: SweptRecording, engine: string) {
  const { early, late: latest } = toleranceOf(engine, recording);
  const errors = await seekErrors(page, POINTS, {
    delay: recording.delaySeconds,
    // A late start with preceding silence: the position itself is right.
    isAccepted: ({ late, shift }) => late > -early && late < latest && shift < LIMIT,
  });
  for (const [index, { late, shift }] of errors.entries()) {
    const where = `at ${POINTS[index]} s`;
    expect(late, where).toBeGreaterThan(-early);
    expect(late, where).toBeLessThan(latest);
    expect(shift, where).toBeLessThan(LIMIT);
  }
}

// A capture script is added to the page (`heardAfterSeek.ts`).
test.use({ bypassCSP: ({ browserName }, provide) => provide(browserName === 'chromium') });

for (const recording of recordings) {
  test(`chapters are placed, dragged and saved on ${recording.name}, and a seek is heard where it leads`, async ({
    page,
    browserName,
  }) => {
    const mediaId = await openNewRecording(page, recording, keepAudioElements);
    const timeline = await page.getByTestId('timeline').boundingBox();
    if (timeline === null) throw new Error('No timeline');
    const xAt = (share: number) => timeline.x + 1 + (timeline.width - 2) * share;
    for (const share of [0, 0.5]) {
      await page.mouse.click(xAt(share), timeline.y + 80);
      await expect(page.getByTestId('position')).toHaveText(share === 0 ? /^0:00/ : /^0:(19|20)/);
      await page.getByRole('button', { name: /^Split at the playhead/ }).click();
      await page.keyboard.press('Enter');
    }
    const edge = page.getByRole('slider', { name: 'Start of Chapter Two', exact: true });
    const before = Number(await edge.getAttribute('aria-valuenow'));
    expect(Math.abs(before - SECONDS * 500)).toBeLessThan(200);
    const handle = await edge.boundingBox();
    if (handle === null) throw new Error('No handle');
    await page.mouse.move(handle.x + 6, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(handle.x + 106, handle.y + 10, { steps: 5 });
    const startOf = async () => Number(await edge.getAttribute('aria-valuenow'));
    await expect.poll(startOf).toBeGreaterThan(before + 1000);
    await page.mouse.up();
    const start = await startOf();
    await page.getByRole('button', { name: 'Save chapters' }).click();
    await expect(page.getByText('2 chapters saved')).toBeVisible();
    const headers = await authorizationOf(page);
    const response = await page.request.get(`/api/media/${mediaId}/chapters`, { headers });
    const stored: { start_time_seconds: number }[] = await response.json();
    expect(stored.map((chapter) => chapter.start_time_seconds)).toEqual([0, start / 1000]);
    await expectSeeksHeard(page, recording, browserName);
  });
}
