/** Small files of each kind, valid to the extent that the worker reads them. */

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel; the bytes after its end vary by `seed`. */
export function pngBytes(size = 200, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, index) => (index * 31 + seed) % 251);
  bytes.set(Buffer.from(PIXEL, 'base64'));
  return bytes;
}

/** MPEG-1 layer III frames of 24 ms and 144 bytes. */
export function mp3Bytes(frames = 125): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frames * 144);
  for (let offset = 0; offset < bytes.length; offset += 144)
    bytes.set([0xff, 0xfb, 0x34, 0xc0], offset);
  return bytes;
}

/** A form as the console sends it, with a file of the given name. */
export function uploadForm(
  file: Uint8Array<ArrayBuffer> | null,
  fields: Record<string, string> = {},
  name = 'picture.png',
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  if (file !== null) form.append('file', new File([file], name));
  return form;
}
