import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Page } from '@playwright/test';

const CHAPTERS = 200;

interface Ports {
  page: Page;
  url: string;
  authorization: string;
}

/** Token of the signed-in person, from the console's first call. */
export async function tokenOf(page: Page): Promise<string> {
  const request = await page.waitForRequest(
    (each) => each.url().includes('/api/') && 'authorization' in each.headers(),
  );
  return request.headers()['authorization'] ?? '';
}

async function idOf(response: { ok: () => boolean; text: () => Promise<string> }): Promise<string> {
  const text = await response.text();
  const id = /"id":"([^"]+)"/.exec(text)?.[1];
  if (!response.ok() || id === undefined) throw new Error(`No record: ${text.slice(0, 200)}`);
  return id;
}

/** Creates a section with this recording and 200 chapters; returns the path of its editor. */
export async function addRecording(
  { page, url, authorization }: Ports,
  tourId: string,
  file: string,
  seconds: number,
): Promise<string> {
  const headers = { authorization };
  const section = await page.request.post(`${url}/api/tours/${tourId}/sections`, {
    headers,
    data: { title: basename(file), language: 'en', order_index: 90, duration_seconds: seconds },
  });
  const sectionId = await idOf(section);
  const upload = await page.request.post(`${url}/upload`, {
    headers,
    timeout: 120_000,
    multipart: {
      tour_id: tourId,
      section_id: sectionId,
      language: 'en',
      type: 'audio',
      file: {
        name: basename(file),
        mimeType: file.endsWith('.m4a') ? 'audio/mp4' : 'audio/mpeg',
        buffer: readFileSync(file),
      },
    },
  });
  const mediaId = await idOf(upload);
  const each = seconds / CHAPTERS;
  for (let index = 0; index < CHAPTERS; index += 1) {
    const data = {
      title: `Chapter ${index + 1}`,
      start_time_seconds: Math.round(index * each * 1000) / 1000,
      end_time_seconds: null,
      order_index: index,
    };
    await page.request.post(`${url}/api/media/${mediaId}/chapters`, { headers, data });
  }
  return `/admin/tours/${tourId}/sections/${sectionId}/audio`;
}
