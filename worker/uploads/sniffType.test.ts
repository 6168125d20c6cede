import { sniffType } from './sniffType';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const mpegFrame = (length = 144) => {
  // MPEG-1 layer III, 48 kHz, 48 kbit/s: 144 bytes per frame.
  const bytes = new Uint8Array(length);
  bytes.set([0xff, 0xfb, 0x34, 0xc0]);
  return bytes;
};
const twice = (bytes: Uint8Array) => new Uint8Array([...bytes, ...bytes]);

test.each<[string, Uint8Array]>([
  ['image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
  ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', latin('GIF89a')],
  ['image/gif', latin('GIF87a')],
  ['image/webp', latin('RIFF\u0001\u0001\u0001\u0001WEBPVP8 ')],
  ['audio/wav', latin('RIFF\u0001\u0001\u0001\u0001WAVEfmt ')],
  ['audio/mpeg', latin('ID3\u0004')],
  ['audio/mpeg', twice(mpegFrame())],
  ['audio/mpeg', mpegFrame()],
  ['audio/mp4', latin('\0\0\0\u0020ftypM4A \0\0\0\0')],
  ['audio/mp4', latin('\0\0\0\u0020ftypisom\0\0\0\0')],
  ['audio/aac', new Uint8Array([0xff, 0xf1, 0x50, 0x80, 0, 0, 0])],
  ['audio/ogg', latin('OggS\0')],
  ['audio/flac', latin('fLaC\0')],
])('%s', (contentType, bytes) => {
  expect(sniffType(bytes)?.contentType).toBe(contentType);
});

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a drawing that may hold scripts', latin('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a page', latin('<!doctype html><script>')],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46])],
  ['a document', latin('%PDF-1.7')],
  ['a picture of a kind not every browser shows', latin('\0\0\0\u0020ftypavif')],
  ['a first frame with no second', new Uint8Array([...mpegFrame(), ...new Uint8Array(144)])],
  ['half of the mark of a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
])('refuses %s', (_name, bytes) => {
  expect(sniffType(bytes)).toBeNull();
});
