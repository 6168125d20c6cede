import { decodeText } from './decodeText';

const bytes = (...list: number[]) => decodeText(new Uint8Array(list));

test('UTF-8, marked UTF-16 and Windows-1252 are decoded, and what had to be guessed is reported', () => {
  const decoded = (text: string) => ({ text, isGuessed: false });
  expect(decodeText(new TextEncoder().encode('\uFEFFताज'))).toEqual(decoded('ताज'));
  expect(bytes(0xff, 0xfe, 0x61, 0, 0x1c, 0x20)).toEqual(decoded('a“'));
  expect(bytes(0xfe, 0xff, 0, 0x61)).toEqual(decoded('a'));
  expect(bytes(0x63, 0x61, 0x66, 0xe9)).toEqual({ text: 'café', isGuessed: true });
  expect(bytes(0x80, 0x35, 0x0d, 0x0a)).toEqual({ text: '€5\r\n', isGuessed: true });
});

test('bytes that are no text, damaged or in yet another encoding are refused', () => {
  expect(bytes(0x61, 0)).toBe('binary');
  expect(bytes(0xff, 0xd8, 0xff, 0x01)).toBe('binary');
  expect(bytes(0xe9, 0x81)).toBe('unknown encoding');
  expect(bytes(0xff, 0xfe, 0x61)).toBe('unknown encoding');
  const damaged = new TextEncoder()
    .encode('Musée, musée')
    .map((byte, at) => (at === 9 ? 0xff : byte));
  expect(decodeText(damaged)).toBe('unknown encoding');
});
