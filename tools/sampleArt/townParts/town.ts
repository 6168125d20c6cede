// A town of flat roofs climbing over itself, in a few colours of wash.

import { tune } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { polygon, rect, times } from '../art/svg.js';
import { path } from '../art/svg.js';
import { pointed } from '../parts/arches.js';

export function town(
  s: Scene,
  from: number,
  to: number,
  y: number,
  rows: number,
  size: number,
  washes: string[],
): string {
  let drawn = '';
  for (let row = 0; row < rows; row += 1) {
    const scale = 0.55 + (0.45 * row) / Math.max(1, rows - 1);
    const foot = y + row * size * 0.62;
    for (let x = from - s.random.between(0, size); x < to;) {
      const w = size * scale * s.random.between(0.7, 1.3);
      const h = size * scale * s.random.between(0.7, 1.35);
      const m = s.material(tune(s.random.pick(washes), s.random.pick([-0.05, -0.02, 0, 0.03])));
      const side = w * 0.24;
      const [front, turned] = s.lightLeft ? [x, x + w] : [x + side, x + side];
      const edge = s.lightLeft ? side : -side;
      drawn +=
        rect(front, foot - h, w, h + size * 0.7, m.base) +
        polygon(
          [
            turned,
            foot - h,
            turned + edge,
            foot - h + side * 0.3,
            turned + edge,
            foot + size * 0.7,
            turned,
            foot + size * 0.7,
          ],
          m.shade,
        ) +
        rect(front, foot - h, w, 2.5, m.light) +
        times(s.random.whole(1, 3), (i) => {
          const at = front + w * (0.24 + 0.27 * i);
          const top = foot - h * s.random.pick([0.5, 0.62]);
          const lit = s.hour.lamps && s.random.chance(0.65);
          return path(
            pointed(at, top + 13 * scale, 8 * scale, 14 * scale),
            lit ? s.hour.glow : m.deep,
          );
        });
      if (s.random.chance(0.3)) drawn += rect(front + w * 0.3, foot - h - 9, w * 0.3, 9, m.light);
      x += w + side * 0.6;
    }
  }
  return drawn;
}
