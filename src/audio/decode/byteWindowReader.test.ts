import { ByteWindowReader } from './byteWindowReader';

const BYTES = 10 * 1024 * 1024;
const file = new Blob([Uint8Array.from({ length: BYTES }, (_, at) => (at * 7) % 251)]);

function countReads() {
  let reads = 0;
  const watched = new Proxy(file, {
    get: (target, name) =>
      name === 'slice'
        ? (from: number, to: number) => {
            reads += 1;
            return target.slice(from, to);
          }
        : Reflect.get(target, name),
  });
  return { reader: new ByteWindowReader(watched), reads: () => reads };
}

describe('reading a file through a window', () => {
  it('gives the bytes asked for, and asks seldom for neighbours', async () => {
    const { reader, reads } = countReads();
    const spans = Array.from({ length: 100 }, (_, index) => index * 100_000);
    const found = await Promise.all(
      spans.map(async (from) => {
        const { bytes, base } = await reader.read({ from, to: from + 120_000 });
        return [bytes[from - base], bytes[from + 119_999 - base]];
      }),
    );
    const expected = (at: number) => (at < BYTES ? (at * 7) % 251 : undefined);
    expect(found).toEqual(spans.map((from) => [expected(from), expected(from + 119_999)]));
    expect(reads()).toBeLessThan(5);
  });

  it('reads nothing twice for many readers that each prefetch the next bytes', async () => {
    const { reader, reads } = countReads();
    const spanOf = (index: number) => ({ from: index * 100_000, to: index * 100_000 + 120_000 });
    let index = 0;
    const readSpans = async () => {
      while (index < 100) {
        const current = index;
        index += 1;
        const { bytes, base } = await reader.read(spanOf(current));
        expect(bytes[current * 100_000 - base]).toBe((current * 700_000) % 251);
        reader.prefetch(spanOf(current + 1));
      }
    };
    await Promise.all(Array.from({ length: 16 }, readSpans));
    expect(reads()).toBeLessThan(5);
  });

  it('reads more than a window where more is asked for, and goes on after a failure', async () => {
    const { reader } = countReads();
    const { bytes, base } = await reader.read({ from: 10, to: 9_000_000 });
    expect(base).toBe(10);
    expect(bytes.length).toBeGreaterThanOrEqual(9_000_000 - 10);
    let isBroken = true;
    const broken = new ByteWindowReader(
      new Proxy(file, {
        get: (target, name) => {
          if (name === 'slice' && isBroken) throw new Error('Gone');
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
    await expect(broken.read({ from: 0, to: 1 })).rejects.toThrow('Gone');
    isBroken = false;
    expect((await broken.read({ from: 0, to: 1 })).bytes[0]).toBe(0);
  });
});
