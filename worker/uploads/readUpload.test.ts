import fc from 'fast-check';
import { memoryStorage } from '../storage/memoryStorage';
import { pngBytes } from '../testing/sampleFiles';
import { readUpload, type UploadRules } from './readUpload';

const png = (size: number) => pngBytes(size, 0);

function setUp(maxBytes = 1_000_000) {
  const storage = memoryStorage();
  const rules: UploadRules = {
    storage,
    limitFor: ({ kind }) => (kind === 'image' ? maxBytes : null),
    tooLargeMessage: (name, most) => `${name} is over ${most}`,
    notAcceptedMessage: (name) => `${name} is no picture`,
  };
  return { storage, rules };
}

/** The form as bytes, so that a test can cut it anywhere. */
async function encode(form: FormData) {
  const request = new Request('http://worker.test', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  return { contentType, bytes: new Uint8Array(await request.arrayBuffer()) };
}

function send(contentType: string, chunks: Uint8Array[], fails = false): Request {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(chunk);
        await Promise.resolve();
      }
      if (fails) controller.error(new Error('the sender went away'));
      else controller.close();
    },
  });
  const init = { method: 'POST', body, headers: { 'content-type': contentType }, duplex: 'half' };
  return new Request('http://worker.test', init);
}

function formWith(file: Uint8Array<ArrayBuffer>, fieldsFirst = true): FormData {
  const form = new FormData();
  const fields = () => {
    form.append('title', 'फूल');
    form.append('language', 'hi');
  };
  if (fieldsFirst) fields();
  form.append('file', new File([file], 'ताज "महल".png'));
  if (!fieldsFirst) fields();
  return form;
}

test.each([true, false])('reads fields and file (fields first: %s)', async (fieldsFirst) => {
  const { storage, rules } = setUp();
  const { contentType, bytes } = await encode(formWith(png(50_000), fieldsFirst));
  const { fields, file } = await readUpload(send(contentType, [bytes]), rules);
  expect(fields).toEqual({ title: 'फूल', language: 'hi' });
  expect(file).toMatchObject({ size: 50_000, contentType: 'image/png', kind: 'image' });
  expect(file?.name).toMatch(/^ताज .+\.png$/);
  expect(storage.keys()).toEqual([file?.key]);
  const stored = await new Response(await storage.get(file?.key ?? '')).arrayBuffer();
  expect(Buffer.from(stored).equals(Buffer.from(png(50_000)))).toBe(true);
});

test('reads the same wherever the network cuts it', async () => {
  const { contentType, bytes } = await encode(formWith(png(3_000)));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }), async (cuts) => {
      const { storage, rules } = setUp();
      const chunks: Uint8Array[] = [];
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = cuts[turn % cuts.length] ?? 1;
        chunks.push(bytes.slice(at, at + size));
        at += size;
      }
      const { fields, file } = await readUpload(send(contentType, chunks), rules);
      expect(fields.language).toBe('hi');
      expect(file?.size).toBe(3_000);
      expect(storage.keys()).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

test('a form without a file', async () => {
  const { rules } = setUp();
  const form = new FormData();
  form.append('tour_id', 'x');
  const { contentType, bytes } = await encode(form);
  const upload = await readUpload(send(contentType, [bytes]), rules);
  expect(upload).toEqual({ fields: { tour_id: 'x' }, file: null });
});

test('one byte too many leaves nothing behind', async () => {
  const { storage, rules } = setUp(20_000);
  const { contentType, bytes } = await encode(formWith(png(20_001)));
  const reading = readUpload(send(contentType, [bytes]), rules);
  await expect(reading).rejects.toMatchObject({ status: 413, message: /is over 20000$/ });
  expect(storage.keys()).toEqual([]);
});

test('exactly the limit is fine', async () => {
  const { rules } = setUp(20_000);
  const { contentType, bytes } = await encode(formWith(png(20_000)));
  await expect(readUpload(send(contentType, [bytes]), rules)).resolves.toBeDefined();
});

test('a body without end is refused as soon as it is too large', async () => {
  const { storage, rules } = setUp(100_000);
  const { contentType, bytes } = await encode(formWith(png(5_000)));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? bytes.slice(0, 4_000) : new Uint8Array(10_000));
      sent += 1;
    },
  });
  const init = { method: 'POST', body, headers: { 'content-type': contentType }, duplex: 'half' };
  const reading = readUpload(new Request('http://worker.test', init), rules);
  await expect(reading).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(40);
  expect(storage.keys()).toEqual([]);
});

test.each([
  ['no type of file we know', new TextEncoder().encode('<svg xmlns="x"/>')],
  ['another kind than asked for', new TextEncoder().encode('fLaC and so on')],
])('refuses a file that is %s', async (_name, content) => {
  const { storage, rules } = setUp();
  const { contentType, bytes } = await encode(formWith(content));
  const reading = readUpload(send(contentType, [bytes]), rules);
  await expect(reading).rejects.toMatchObject({ status: 415, message: /is no picture$/ });
  expect(storage.keys()).toEqual([]);
});

test('says of a file without content that it is empty', async () => {
  const { storage, rules } = setUp();
  const { contentType, bytes } = await encode(formWith(new Uint8Array()));
  const reading = readUpload(send(contentType, [bytes]), rules);
  await expect(reading).rejects.toMatchObject({ status: 422, message: 'The file is empty.' });
  expect(storage.keys()).toEqual([]);
});

test.each([0.1, 0.5, 0.9])('cut off at %s leaves nothing behind', async (share) => {
  const { contentType, bytes } = await encode(formWith(png(50_000), false));
  const part = bytes.slice(0, Math.floor(bytes.length * share));
  for (const fails of [true, false]) {
    const { storage, rules } = setUp();
    const reading = readUpload(send(contentType, [part], fails), rules);
    await expect(reading).rejects.toMatchObject({ status: 400 });
    expect(storage.keys()).toEqual([]);
  }
});

test('fails after the whole file: it is taken away again', async () => {
  const { storage, rules } = setUp();
  const { contentType, bytes } = await encode(formWith(png(50_000), false));
  const reading = readUpload(send(contentType, [bytes.slice(0, -8)]), rules);
  await expect(reading).rejects.toMatchObject({ status: 400 });
  expect(storage.keys()).toEqual([]);
});

test('a fault of the storage is not the fault of the sender', async () => {
  const { rules } = setUp();
  const { contentType, bytes } = await encode(formWith(png(50_000)));
  const full = new Error('no space left');
  const storage = { ...rules.storage, put: () => Promise.reject(full) };
  const reading = readUpload(send(contentType, [bytes]), { ...rules, storage });
  await expect(reading).rejects.toBe(full);
});

test.each([
  ['application/json', 415],
  ['multipart/form-data', 400],
])('%s gets %s', async (contentType, status) => {
  const { rules } = setUp();
  const reading = readUpload(send(contentType, [new Uint8Array([1])]), rules);
  await expect(reading).rejects.toMatchObject({ status });
});
