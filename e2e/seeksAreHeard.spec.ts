import { createTour, deleteTour, uniqueTitle } from './createTour';
import { expect, test } from './engineTest';
import { openRecordingIn } from './openNewRecording';
import { keepAudioElements, seekErrors } from './recordings/heardAfterSeek';
import { recordings } from './recordings/sweeps';
import { signIn } from './signIn';

/** Seconds, where the tones are alone and where noise is over them. */
const POINTS = [1.3, 7.6, 13.4, 19.7, 25.2, 31.5, 37.8];
/** Milliseconds, as in the bench of chapters. */
const LIMIT = 30;
/**
 * Milliseconds that Firefox is silent after a seek in an MP3: it begins with the frame of the point, whose data
 * may begin up to 511 bytes before it (docs/BROWSERS.md).
 */
const FIREFOX_SILENCE = 500;

// In WebKitGTK it takes minutes on a busy machine (docs/BROWSERS.md).
test(
  'a seek in MP3 of constant and of varying bit rate, in M4A and in WAV is heard where it leads',
  {
    tag: '@playwright',
  },
  async ({ page, browserName }) => {
    await signIn(page);
    const title = uniqueTitle('Seeks');
    const tour = await createTour(page, title);
    for (const recording of recordings) {
      await openRecordingIn(page, tour, recording, keepAudioElements);
      const isMp3 = recording.mimeType === 'audio/mpeg';
      const silence = isMp3 && browserName === 'firefox' ? FIREFOX_SILENCE : 0;
      const delay = recording.delaySeconds;
      const errors = await seekErrors(page, POINTS, { delay, limit: LIMIT });
      for (const [index, { late, shift }] of errors.entries()) {
        const where = `${recording.name}, at ${POINTS[index]} s`;
        expect(late, where).toBeGreaterThan(-LIMIT);
        expect(late, where).toBeLessThan(LIMIT + silence);
        // Late sound follows silence: the position itself is right.
        expect(shift, where).toBeLessThan(LIMIT);
      }
    }
    await deleteTour(page, title);
  },
);
