/** Small files of each kind, real as far as the worker looks at them. */

const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Begins as a PNG does; the bytes behind differ by `seed`. */
export function pngBytes(size = 200, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, index) => (index * 31 + seed) % 251);
  bytes.set(PNG_MARK);
  return bytes;
}

/** Frames of 24 ms and 144 bytes. */
export function mp3Bytes(frames = 125): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frames * 144);
  for (let at = 0; at < bytes.length; at += 144) bytes.set([0xff, 0xfb, 0x34, 0xc0], at);
  return bytes;
}

/** A form as the console sends it; a `file` given as bytes is named by `name`. */
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
