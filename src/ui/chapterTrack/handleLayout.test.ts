import fc from 'fast-check';
import { handleBoxes } from './handleLayout';
import { type TrackChapter } from './TrackChapter';

const view = { startMs: 0, msPerPixel: 100, width: 1000 };
const chapter = (id: string, from: number, to: number): TrackChapter => {
  return { id, key: id, title: id, startMs: from * 100, endMs: to * 100 };
};

test('touching chapters have one handle, in both of them; the focused one has it', () => {
  const chapters = [chapter('a', 0, 300), chapter('b', 300, 600), chapter('c', 700, 1000)];
  const [a, b] = handleBoxes(view, chapters, null);
  expect(b?.start).toMatchObject({ x: 288, width: 24, bar: 11, isCovered: false });
  expect(a?.end).toMatchObject({ x: 288, width: 24, isCovered: true });
  expect(b?.end).toMatchObject({ x: 576, width: 24, isCovered: false });
  const [focused, beside] = handleBoxes(view, chapters, 'a');
  expect(focused?.end.isCovered).toBe(false);
  expect(beside?.start.isCovered).toBe(true);
});

test('the middle of every chapter is its own, however narrow, and whichever has the focus', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(widths, fc.nat(7), fc.array(fc.boolean()), (pixels, focused, gaps) => {
      let x = 0;
      const chapters = pixels.map((width, index) => {
        if (gaps[index] === true) x += 20;
        x += width;
        return chapter(`c${index}`, x - width, x);
      });
      const boxes = handleBoxes(view, chapters, `c${focused}`).flatMap(({ start, end }) =>
        [start, end].filter((box) => box.x !== null && !box.isCovered),
      );
      for (const { startMs, endMs } of chapters) {
        const middle = (startMs + endMs) / 200;
        const isCovering = boxes.some(
          (box) => (box.x ?? 0) < middle && middle < (box.x ?? 0) + box.width,
        );
        expect(isCovering).toBe(false);
      }
    }),
  );
});
