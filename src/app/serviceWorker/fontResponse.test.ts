import { fontResponse } from './fontResponse';

const request = { url: 'https://console.test/assets/noto.woff2' } as Request; // only its address is read
const body = {};
const font = { ok: true, clone: () => body } as unknown as Response;

/** Answers that font on a device whose cache stores by `put`; resolves once all work is done. */
async function answerOnce(put: () => Promise<void>) {
  const work: Promise<unknown>[] = [];
  const stored = jest.fn(put);
  const cache = { match: async () => undefined, put: stored };
  Object.assign(globalThis, { caches: { open: async () => cache }, fetch: async () => font });
  const answer = await fontResponse({ event: { waitUntil: (each) => work.push(each) }, request });
  await Promise.all(work);
  return { answer, stored };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('a font is answered and cached', async () => {
  const { answer, stored } = await answerOnce(async () => undefined);
  expect(answer).toBe(font);
  expect(stored).toHaveBeenCalledWith(request.url, body);
});

test('a font is answered on a full disk', async () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  const { answer } = await answerOnce(() => Promise.reject(full));
  expect(answer).toBe(font);
});
