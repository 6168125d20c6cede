import { fontResponse } from './fontResponse';

const request = new Request('https://console.test/assets/noto.woff2');
const font = new Response('font');

/** Responds with the font, on a device whose cache uses `put`; resolves once all `waitUntil` work is done. */
async function respondOnce(put: (url: string, font: Response) => Promise<void>) {
  const work: Promise<unknown>[] = [];
  const cache = { match: async () => undefined, put };
  Object.assign(globalThis, { caches: { open: async () => cache }, fetch: async () => font });
  const response = await fontResponse({ event: { waitUntil: (each) => work.push(each) }, request });
  await Promise.all(work);
  return response;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('a font is returned and cached', async () => {
  const cached: [string, string][] = [];
  const response = await respondOnce(async (url, copy) => {
    cached.push([url, await copy.text()]);
  });
  expect(response).toBe(font);
  expect(cached).toEqual([[request.url, 'font']]);
});

test('a font is returned on a full disk', async () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  expect(await respondOnce(() => Promise.reject(full))).toBe(font);
});
