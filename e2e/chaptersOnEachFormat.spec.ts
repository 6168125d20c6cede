import { deleteTour } from './createTour';
import { expect, test } from './engineTest';
import { openNewRecording } from './openNewRecording';
import { recordings, SECONDS } from './recordings/sweeps';
import { signIn } from './signIn';
import { authorizationOf } from './workerCalls';

for (const recording of recordings) {
  test(`chapters are placed, dragged and saved on ${recording.name}`, async ({ page }) => {
    await signIn(page);
    const { title, mediaId } = await openNewRecording(page, recording);
    const timeline = await page.getByTestId('timeline').boundingBox();
    if (timeline === null) throw new Error('No timeline');
    const xAt = (share: number) => timeline.x + 1 + (timeline.width - 2) * share;
    for (const share of [0, 0.5]) {
      await page.mouse.click(xAt(share), timeline.y + 80);
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
    await page.mouse.up();
    const start = Number(await edge.getAttribute('aria-valuenow'));
    expect(start).toBeGreaterThan(before + 1000);
    await page.getByRole('button', { name: 'Save chapters' }).click();
    await expect(page.getByText('2 chapters saved')).toBeVisible();
    const headers = await authorizationOf(page);
    const answer = await page.request.get(`/api/media/${mediaId}/chapters`, { headers });
    const stored: { start_time_seconds: number }[] = await answer.json();
    expect(stored.map((chapter) => chapter.start_time_seconds)).toEqual([0, start / 1000]);
    await deleteTour(page, title);
  });
}
